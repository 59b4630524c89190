// The dialog to change one's name and colour.
import { html, useState } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { request } from "../lib/requests.js";
import { ownName } from "../lib/settings.js";
import { Dialog } from "../parts/dialog.js";
import { NameField } from "../parts/name-field.js";
import { Colours } from "../parts/token.js";

/** @param {{seat: number, onClose: () => void}} props */
export function NameDialog({ seat, onClose }) {
  const own = table.value?.seats[seat];
  const [name, setName] = useState(own?.name ?? "");
  const [colour, setColour] = useState(own?.colour ?? "a");
  /** @param {SubmitEvent} event */
  const save = async (event) => {
    event.preventDefault();
    if ((await request(`seats/${seat}`, { name: name.trim(), colour })) === null) return;
    if (!table.peek()?.hot_seat) ownName.value = name.trim();
    onClose();
  };
  return html`<${Dialog} title=${say("who-title")} onClose=${onClose} class="whoami">
    <form class="whoform" onSubmit=${save}>
      <${NameField} value=${name} onName=${setName} test="who-name" />
      <${Colours} colour=${colour} seat=${seat} onColour=${setColour} />
      <button class="btn primary" type="submit" data-test="who-save" disabled=${!name.trim()}>
        ${say("save")}
      </button>
    </form>
  <//>`;
}
