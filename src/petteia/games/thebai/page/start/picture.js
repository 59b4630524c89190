// The picture of the game on the start page, drawn in lines.
import { html } from "petteia/lib/html.js";

/** The wall of the city with its towers and seven gates, the citadel above it, spears before it. */
export const Picture = () => html`
  <path class="au" d="M214 78a106 106 0 0 1 212 0M246 78a74 74 0 0 1 148 0" />
  <path
    class="l"
    d="M0 84 50 60l26 14 40-32 34 26 20-10 34 26M436 84l38-26 24 12 42-36 36 26 22-10 42 34"
  />
  <path class="f" d="M262 78V56h10V42h18v14h12V36h36v20h12V42h18v14h10v22z" />
  <path class="f" d="M296 36 320 20l24 16z" />
  <path class="l" d="M308 78V64a12 12 0 0 1 24 0v14" />
  <path
    class="f"
    d="M92 124V86h8v6h10v-6h10v6h10v-6h8v6h72v-14h10v6h10v-6h10v6h10v-6h10v14h36v-14h8v6h12v-6h8v6h12v-6h8v6h12v-6h8v14h36v-14h10v6h10v-6h10v6h10v-6h10v14h72v-6h8v6h10v-6h10v6h10v-6h8v38z"
  />
  <path
    class="l"
    d="M106 124v-16a8 8 0 0 1 16 0v16M162 124v-16a8 8 0 0 1 16 0v16M226 124v-20a10 10 0 0 1 20 0v20M308 124v-22a12 12 0 0 1 24 0v22M394 124v-20a10 10 0 0 1 20 0v20M462 124v-16a8 8 0 0 1 16 0v16M518 124v-16a8 8 0 0 1 16 0v16"
  />
  <circle class="au" cx="320" cy="29" r="4" />
  <path class="l q" d="M0 104h80M0 114h86M560 104h80M556 114h84" />
  <path
    class="l"
    d="M20 118 44 62M36 118l24-56M52 118l24-56M620 118l-24-56M604 118l-24-56M588 118l-24-56M44 62l-4-8 7-4zM60 62l-4-8 7-4zM76 62l-4-8 7-4zM596 62l4-8-7-4zM580 62l4-8-7-4zM564 62l4-8-7-4z"
  />
`;
