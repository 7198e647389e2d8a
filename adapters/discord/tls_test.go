package discord_test

import (
	"bytes"
	"encoding/pem"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// trustTestServers makes the process trust the certificate of httptest's servers. It must come before the first use of TLS.
func trustTestServers(folder string) error {
	s := httptest.NewTLSServer(nil)
	defer s.Close()
	file := filepath.Join(folder, "roots.pem")
	block := &pem.Block{Type: "CERTIFICATE", Bytes: s.Certificate().Raw}
	if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
		return err
	}
	return os.Setenv("SSL_CERT_FILE", file)
}

func TestTheRealThingIsBehindTLS(t *testing.T) {
	b := prepare(t)
	target, err := url.Parse(b.fake.URL())
	if err != nil {
		t.Fatal(err)
	}
	var secure *httptest.Server
	proxy := httputil.NewSingleHostReverseProxy(target)
	proxy.ModifyResponse = func(r *http.Response) error {
		if strings.HasSuffix(r.Request.URL.Path, "/gateway") { // the gateway has to be found behind TLS too
			body := `{"url":"wss` + strings.TrimPrefix(secure.URL, "https") + `"}`
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader([]byte(body))), int64(len(body))
			r.Header.Set("Content-Length", strconv.Itoa(len(body)))
		}
		return nil
	}
	secure = httptest.NewTLSServer(proxy)
	t.Cleanup(secure.Close)
	b.options.APIURL = secure.URL
	b.bot = b.another(specs)
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatalf("the bot is not ready; log:\n%s", b.log)
	}
	b.works()
	b.fake.CloseConnections(4009) // the close code is heard through TLS: this session cannot be resumed
	if !b.fake.Await(func() bool { return b.fake.Gateway().Identified == 2 && b.bot.Ready() }) {
		t.Errorf("gateway %+v", b.fake.Gateway())
	}
	b.works()
}
