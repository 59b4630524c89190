// Whose fonts, pictograms and libraries the page shows and uses, with their licences.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";

/** @typedef {{name: string, url: string, by: string, licence: string, terms: string}} Work */

const OFL = { licence: "SIL Open Font License 1.1", terms: "https://openfontlicense.org" };
const PICTOGRAMS = {
  name: "game-icons.net",
  url: "https://game-icons.net",
  by:
    "Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion, Carl Olsen, DarkZaitzev, Faithtoken, Lucas, " +
    "Quoting, Willdabeast",
  licence: "CC BY 3.0",
  terms: "https://creativecommons.org/licenses/by/3.0/",
};
const FONTS = [
  { name: "Alegreya", url: "https://github.com/huertatipografica/Alegreya", by: "Huerta Tipográfica", ...OFL },
  { name: "Source Sans 3", url: "https://github.com/adobe-fonts/source-sans", by: "Adobe", ...OFL },
  { name: "Noto Sans Math", url: "https://github.com/notofonts/math", by: "Google", ...OFL },
];
const LIBRARIES = [
  { name: "Preact", url: "https://preactjs.com", by: "Jason Miller", licence: "MIT", terms: "" },
  { name: "htm", url: "https://github.com/developit/htm", by: "Jason Miller", licence: "Apache 2.0", terms: "" },
  { name: "Fluent.js", url: "https://projectfluent.org", by: "Mozilla", licence: "Apache 2.0", terms: "" },
];

export function Credits() {
  return html`<div class="credits">
    <${Works} title=${say("credits-pictograms")} note=${say("credits-pictograms-changed")} works=${[PICTOGRAMS]} />
    <${Works} title=${say("credits-fonts")} note=${say("credits-fonts-changed")} works=${FONTS} />
    <${Works} title=${say("credits-libraries")} works=${LIBRARIES} />
  </div>`;
}

/** @param {{title: string, note?: string, works: Work[]}} props */
function Works({ title, note, works }) {
  return html`<section>
    <h3>${title}</h3>
    <ul>
      ${works.map(
        ({ name, url, by, licence, terms }) =>
          html`<li key=${name}>
            <${Link} to=${url}>${name}<//>: ${by}. <${Link} to=${terms}>${licence}<//>
          </li>`,
      )}
    </ul>
    ${note && html`<p>${note}</p>`}
  </section>`;
}

/** A link that opens beside the game. @param {{to: string, children?: any}} props */
const Link = ({ to, children }) =>
  to ? html`<a href=${to} target="_blank" rel="noopener noreferrer">${children}</a>` : html`<span>${children}</span>`;
