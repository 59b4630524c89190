// The picture of the game on the start page, drawn in lines.
import { html } from "petteia/lib/html.js";

/** A temple on its rock between sea and mountains, the sun behind it. */
export const Picture = () => html`
  <path
    class="au"
    d="M190 124a130 130 0 0 1 260 0M222 124a98 98 0 0 1 196 0M254 124a66 66 0 0 1 132 0"
  />
  <path
    class="l"
    d="M0 96 46 70l22 13 40-33 30 24 22-11 34 26M446 90l36-25 24 14 44-38 34 27 20-10 36 26"
  />
  <path class="l q" d="M0 108h150M20 116h150M490 108h150M470 116h150" />
  <path class="f" d="M172 124c16-12 40-14 58-20h180c18 6 42 8 58 20z" />
  <path class="f" d="M226 97h188v8H226zM234 90h172v7H234z" />
  <path
    class="f"
    d="M246 48h12v42h-12zM273 48h12v42h-12zM300 48h12v42h-12zM328 48h12v42h-12zM355 48h12v42h-12zM382 48h12v42h-12z"
  />
  <path class="f" d="M238 40h164v8H238z" /><path class="f" d="M234 40 320 12l86 28z" />
  <path class="l" d="M258 36 320 17l62 19z" /><circle class="au" cx="320" cy="29" r="5" />
  <path
    class="f"
    d="M196 112c-9-14-9-34 0-52 9 18 9 38 0 52zM444 112c-9-14-9-34 0-52 9 18 9 38 0 52z"
  />
  <path
    class="f"
    d="M174 118c-7-11-7-26 0-40 7 14 7 29 0 40zM466 118c-7-11-7-26 0-40 7 14 7 29 0 40z"
  />
  <path
    class="l"
    d="M96 100h34l-7 9h-21zM112 100V78l14 16h-14M520 30c5-6 9-6 12 0 3-6 7-6 12 0M560 18c4-5 7-5 10 0 3-5 6-5 10 0"
  />
`;
