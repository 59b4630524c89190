// "How to win": a game on one page of pictures, to be read, shared and printed, at /how/KEY.
import { html, names, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { gameInFront, howPart } from "../lib/game-page.js";
import { language, say } from "../lib/messages.js";
import { gameName } from "../lib/offer.js";
import { linkTo } from "../lib/routes.js";
import { openRule } from "../lib/views.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";

/** @typedef {import("../lib/game-page.js").HowPoint} Point */

const RETRY = 2000;

export function HowPage() {
  const game = gameInFront();
  const part = howPart(game);
  return part ? html`<${Pages} game=${game} part=${part} />` : html`<${None} />`;
}

/** For a game whose page does not say how to win it. */
const None = () => html`<div class="page">
  <${Topbar} />
  <main class="still" data-test="how-none">
    <${Icon} name="temple" />
    <h1>${say("how-none")}</h1>
    <a class="btn primary" ...${linkTo("")}><${Icon} name="i-home" />${say("to-start")}</a>
  </main>
</div>`;

/** @param {{game: string, part: import("../lib/game-page.js").HowPart}} props */
function Pages({ game, part: { lead, chapters } }) {
  const cards = useCards(game);
  const title = say("how-to-win-game", { game: gameName(game) });
  useEffect(() => {
    document.title = `${title} · Petteia`;
  }, [title]);
  return html`<div class="page">
    <${Topbar} />
    <main class="howpage" data-test="how" aria-busy=${!cards}>
      <header>
        <h1>${title}</h1>
        <div class="row">
          <button class="btn" onClick=${() => print()} data-test="how-print">
            <${Icon} name="i-print" />${say("how-print")}
          </button>
          <a class="btn primary" ...${linkTo("")} data-test="how-play">
            <${Icon} name="i-play" />${say("how-play")}
          </a>
        </div>
        <p class="lead"><${Statement} game=${game} point=${lead} /></p>
      </header>
      ${
        cards &&
        chapters.map(
          ({ title: heading, caption, Picture, points, wide }, index) =>
            html`<section key=${heading} class=${names("panel", wide && "broad")} data-test="how-chapter">
              <h2><b aria-hidden="true">${index + 1}</b>${say(heading)}</h2>
              <div class="howcolumns">
                ${
                  Picture &&
                  html`<figure>
                    <div class="stage" inert><${Picture} cards=${cards} /></div>
                    ${caption && html`<figcaption>${say(caption)}</figcaption>`}
                  </figure>`
                }
                <ul>
                  ${points.map(
                    (point) =>
                      html`<li key=${point.text} class=${names(point.Sign && "signed")}>
                        ${point.Sign && html`<${point.Sign} />`}
                        <span><${Statement} game=${game} point=${point} /></span>
                      </li>`,
                  )}
                </ul>
              </div>
            </section>`,
        )
      }
      <footer>
        <p>${say("how-more")} <a ...${rulesLink(game)}>${say("help-rules-of", { game: gameName(game) })}</a></p>
      </footer>
    </main>
  </div>`;
}

/** A sentence with the rules it comes from. @param {{game: string, point: Point}} props */
function Statement({ game, point: { text, rules } }) {
  return html`${say(text)}${rules.map(
    // The first one does not stand alone on a line.
    (rule, index) => html`${index ? " " : "\u00A0"}<${RuleLink} key=${rule} game=${game} rule=${rule} />`,
  )}`;
}

/** @param {{game: string, rule: string}} props */
const RuleLink = ({ game, rule }) =>
  html`<a class="how-rule" data-rule=${rule} aria-label=${say("how-rule", { rule })} ...${rulesLink(game, rule)}
    >${rule}</a
  >`;

/**
 * A link to the rules; a plain click opens them over the page.
 * @param {string} game
 * @param {string} [rule]
 */
const rulesLink = (game, rule = "") => ({
  href: new URL(`rules?game=${game}${rule && `#${rule}`}`, document.baseURI).href,
  /** @param {MouseEvent} event */
  onClick: (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    openRule(rule);
  },
});

/**
 * The cards of the house edition in the current language.
 * @param {string} game
 * @returns {import("../lib/wire.js").Cards | null}
 */
function useCards(game) {
  const [cards, setCards] = useState(/** @type {import("../lib/wire.js").Cards | null} */ (null));
  const [tries, setTries] = useState(0);
  const lang = language.value;
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    get(`games/${game}/cards`).then(
      (got) => wanted && setCards(got),
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
        timer = setTimeout(() => wanted && setTries(tries + 1), RETRY);
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, lang, tries]);
  return cards;
}
