// The options of the game, which the host may change until it begins.
import { html } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { lazyByGame, loadPage } from "../lib/game-page.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { gameKey } from "../lib/offer.js";
import { request } from "../lib/requests.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";

/** The button that opens the options; nothing for a game without any. Props: {game, face} */
export const TableOptions = lazyByGame(loadPage, (/** @type {import("../lib/game-page.js").GamePage} */ page) =>
  page.lobby ? button(page.lobby) : () => null,
);

/** @param {import("../lib/game-page.js").LobbyPart} part */
const button = (part) =>
  /** @param {{face: import("../lib/wire.js").Face}} props */
  function Change({ face }) {
    if (!part.can(face)) return null;
    const open = () => {
      gameKey.value = face.game;
      part.adopt(face);
      showDialog(OptionsDialog, { part });
    };
    return html`<button class="btn optionsbtn" data-test="lobby-options" onClick=${open}>
      <${Icon} name="i-pen" />${say("lobby-options")}
    </button>`;
  };

/** @param {{part: import("../lib/game-page.js").LobbyPart, onClose: () => void}} props */
function OptionsDialog({ part, onClose }) {
  const face = table.value;
  if (!face) return null;
  const save = async () => {
    if ((await request("options", { options: part.options(face) })) !== null) onClose();
  };
  const problem = part.problem();
  return html`<${Dialog} title=${say("lobby-options")} onClose=${onClose} class="table-options">
    <${part.Options} face=${face} />
    <div class="row">
      <button
        class="btn primary"
        data-test="options-save"
        disabled=${problem !== null}
        title=${problem}
        onClick=${save}
      >
        ${say("save")}
      </button>
    </div>
  <//>`;
}
