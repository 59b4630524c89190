// The guided games as rows with a button each.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { offer } from "../lib/offer.js";
import { Icon } from "../parts/icon.js";
import { beginLesson, beginning } from "./begin.js";

/**
 * The lessons of one game.
 * @param {{game: import("../lib/wire.js").GameSetting, act?: () => void}} props `act` is done first
 */
export const Offers = ({ game, act }) =>
  html`${game.lessons.map(
    ({ name, title, about }) =>
      html`<li key=${name}>
        <span class="what"><b>${title}</b></span>
        <small>${about}</small>
        <button
          class="btn"
          disabled=${beginning.value}
          data-test=${`lesson-${game.game}-${name}`}
          onClick=${() => {
            act?.();
            beginLesson(game.game, name);
          }}
        >
          <${Icon} name="i-play" />${say("lesson-begin")}
        </button>
      </li>`,
  )}`;

/** Has any game a guided game? */
export const hasLessons = () => (offer.value?.games ?? []).some((game) => game.lessons.length > 0);
