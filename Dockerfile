# docker build -t briscola .
# docker run -d --name briscola -v briscola:/data -e BRISCOLA_TELEGRAM_TOKEN=... briscola

FROM golang:1.26 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
# Time zones are part of the binary, because the final image has none.
RUN CGO_ENABLED=0 go build -trimpath -tags timetzdata -ldflags "-s -w" -o /out/briscola ./cmd/briscola \
    && mkdir /out/empty

FROM scratch
COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=build /out/briscola /briscola
COPY --from=build --chown=65532:65532 /out/empty /data
COPY --from=build --chown=65532:65532 /out/empty /tmp
ENV BRISCOLA_DATABASE=/data/briscola.db
VOLUME /data
USER 65532:65532
ENTRYPOINT ["/briscola"]
