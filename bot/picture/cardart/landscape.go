package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// Hills from far to near, from one side of the frame to the other.
const (
	farHills  = "M8 196 C40 178 70 190 96 176 C130 160 160 172 192 160 L192 306 L8 306 Z"
	hills     = "M8 214 C34 186 62 200 86 206 C120 192 150 178 192 204 L192 306 L8 306 Z"
	meadows   = "M8 236 C54 222 120 242 192 228 L192 306 L8 306 Z"
	field     = "M8 270 C60 258 140 276 192 262 L192 306 L8 306 Z"
	mountains = "M8 204 L30 160 L40 172 L52 150 L72 186 L92 172 L112 190 L138 152 L150 168 L164 148 L192 188 L192 306 L8 306 Z"
	tufts     = "M20 284 L17 276 M20 284 L20 274 M20 284 L23 276 M46 294 L43 286 M46 294 L46 284 M46 294 L49 286 M148 292 L145 284 M148 292 L148 282 M148 292 L151 284"
)

// views are what is behind the figures of the Sarde: a nuraghe among fields, a town above vines, the sea, and the woods.
var views = map[game.Suit][]piece{
	game.Denari: {
		patch(haze, farHills), patch(farGreen, hills), patch(nearGreen, meadows), patch(cornfield, field),
		thin(stone, "M142 232 L147 192 L151 192 L151 187 L177 187 L177 192 L181 192 L186 232 Z"), thin(stone, "M120 234 L124 212 L146 212 L149 234 Z"),
		crease(ink, 0.9, "M146 200 L182 200 M145 208 L183 208 M144 216 L184 216 M143 224 L185 224 M156 192 L156 200 M170 192 L170 200 M163 200 L163 208 M153 208 L153 216 M175 208 L175 216 M123 219 L147 219 M122 226 L148 226"),
		patch(ink, "M159 232 L159 222 C159 217 168 217 168 222 L168 232 Z"),
		crease(cornfield, 3, "M16 244 L52 240 M14 250 L50 247 M16 256 L46 254"), crease(green, 1.6, tufts),
	},
	game.Coppe: {
		patch(haze, farHills), patch(farGreen, "M8 192 C26 172 50 170 70 188 C100 204 150 186 192 204 L192 306 L8 306 Z"),
		thin(white, "M16 186 L16 172 L28 172 L28 184 Z"), thin(white, "M48 184 L48 168 L60 168 L60 186 Z"), thin(stone, "M30 184 L30 154 L40 154 L40 182 Z"), thin(white, "M38 182 L38 170 L50 170 L50 182 Z"),
		thin(red, "M13 173 L22 164 L31 173 Z"), thin(red, "M45 169 L54 160 L63 169 Z"), thin(red, "M28 155 L35 143 L42 155 Z"), thin(red, "M36 171 L44 164 L52 171 Z"),
		patch(ink, "M33 164 L33 159 C33 157 37 157 37 159 L37 164 Z M20 180 L20 176 L24 176 L24 180 Z M52 179 L52 174 L56 174 L56 179 Z"),
		patch(nearGreen, meadows), patch(cornfield, field),
		crease(greenDark, 4, "M142 214 C158 208 174 212 192 218 M138 222 C156 216 174 220 192 228"), crease(greenDark, 4, "M140 246 C158 240 176 244 192 248 M142 255 C158 250 176 252 192 258"), crease(green, 1.6, tufts),
	},
	game.Spade: {
		patch(haze, "M8 182 C60 176 140 184 192 178 L192 306 L8 306 Z"), patch(sea, "M8 196 L192 196 L192 306 L8 306 Z"),
		crease(white, 1.6, "M60 206 C64 203 68 203 72 206 M130 204 C134 201 138 201 142 204 M146 222 C150 219 154 219 158 222 M56 220 C60 217 64 217 68 220 M120 216 C124 213 128 213 132 216"),
		thin(brown, "M148 210 C158 214 172 214 184 209 L180 217 C170 219 160 219 152 217 Z"), thin(white, "M164 208 L164 176 C176 184 182 196 183 206 Z"), thin(red, "M162 208 L162 182 C154 190 150 200 149 207 Z"),
		patch(farGreen, "M8 206 C22 198 44 202 56 218 L64 240 L8 240 Z"),
		thin(stone, "M14 208 L18 170 L14 170 L14 162 L20 162 L20 166 L25 166 L25 162 L31 162 L31 166 L36 166 L36 162 L42 162 L42 170 L38 170 L42 208 Z"), patch(ink, "M26 190 L26 183 C26 181 30 181 30 183 L30 190 Z"),
		patch(cornfield, "M8 240 C54 226 120 246 192 234 L192 306 L8 306 Z"), patch(nearGreen, field), crease(white, 2, "M8 238.6 C54 224.6 120 244.6 192 232.6"), crease(green, 1.6, tufts),
	},
	game.Bastoni: {
		patch(haze, mountains), patch(white, "M52 150 L45 161 L51 160 L55 165 L59 162.6 Z M164 148 L157 158 L163 156 L168 161 L172 158.6 Z"), patch(farGreen, hills), patch(nearGreen, meadows), patch(cornfield, field),
		thin(brown, "M22 240 C24 228 22 218 20 212 L32 212 C30 220 30 230 34 240 Z"), thin(green, "M14 214 C4 206 10 192 20 194 C22 182 38 182 40 194 C52 194 54 210 44 214 C36 220 22 220 14 214 Z"), crease(greenDark, 1.6, "M18 206 C22 200 28 202 28 206 M32 198 C38 196 42 200 42 204"),
		thin(brown, "M174 232 C175 224 174 216 172 210 L182 210 C181 218 181 226 184 232 Z"), thin(green, "M166 212 C158 206 162 192 172 194 C174 184 188 184 190 192 L191 214 C184 218 172 218 166 212 Z"),
		crease(ink, 2, "M18 262 L18 268 M28 262 L28 268"), thin(white, "M13 262 C8 258 11 251 16 252 C18 247 26 247 28 251 C34 250 36 259 31 262 C26 266 18 266 13 262 Z"), thin(black, "M33 256 C39 254 41 260 38 263 C34 264 31 261 31 258 Z"), crease(green, 1.6, tufts),
	},
}

// landscape draws what is behind the figures of the Sarde.
func (b brush) landscape(suit game.Suit) {
	b.Clip(pen.Rect(9, 9, width-18, b.height-18))
	b.draw(views[suit]...)
	b.Pop()
}
