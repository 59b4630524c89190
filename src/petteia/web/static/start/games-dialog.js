// All finished games of this browser, its statistics against bots, and its memory as a file.
import { html, useRef, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { ALONE, exportMemory, importMemory, results, statistics } from "../lib/my-games.js";
import { gameName, offer } from "../lib/offer.js";
import { levelName } from "../parts/bots.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Over } from "./my-games.js";

/** @param {{onClose: () => void}} props */
export function GamesDialog({ onClose }) {
  const all = results.value;
  return html`<${Dialog} title=${say("my-games")} onClose=${onClose} class="games-dialog">
    ${[...statistics(all)].map(
      ([game, rows]) => html`<${Statistics} key=${game} game=${game} rows=${rows} />`,
    )}
    <ul class="results" onClick=${onClose}>
      ${all.map((result) => html`<${Over} key=${result.id} result=${result} />`)}
    </ul>
    <${Memory} />
  <//>`;
}

/** @param {{game: string, rows: import("../lib/my-games.js").Record[]}} props */
function Statistics({ game, rows }) {
  const order = offer.value?.bots.map((bot) => bot.level) ?? [];
  const sorted = [...rows].sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return html`<table class="statistics" data-test=${`statistics-${game}`}>
    <caption>
      ${gameName(game)}
    </caption>
    <thead>
      <tr>
        <th scope="col">${say("statistics-against")}</th>
        <th scope="col">${say("statistics-games")}</th>
        <th scope="col">${say("statistics-wins")}</th>
        <th scope="col">${say("statistics-best")}</th>
      </tr>
    </thead>
    <tbody>
      ${sorted.map(
        ({ level, games, wins, best }) =>
          html`<tr key=${level}>
            <th scope="row">${level === ALONE ? say("statistics-alone") : levelName(level)}</th>
            <td>${games}</td>
            <td>${wins}</td>
            <td>${best}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The buttons that save the memory as a file, and add that of another browser. */
function Memory() {
  const [said, setSaid] = useState("");
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const read = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    setSaid(say(importMemory(await chosen.text()) ? "memory-imported" : "memory-bad"));
    if (file.current) file.current.value = "";
  };
  return html`<div class="memory">
    <p>${say("memory-about")}</p>
    <div class="row">
      <button class="btn" onClick=${save} data-test="memory-export">
        <${Icon} name="i-save" />${say("memory-export")}
      </button>
      <button class="btn" onClick=${() => file.current?.click()} data-test="memory-import">
        <${Icon} name="i-plus" />${say("memory-import")}
      </button>
      <input
        ref=${file}
        type="file"
        accept="application/json,.json"
        class="vh"
        tabindex="-1"
        aria-label=${say("memory-import")}
        data-test="memory-file"
        onChange=${read}
      />
    </div>
    <p role="status" data-test="memory-said">${said}</p>
  </div>`;
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([exportMemory()], { type: "application/json" }));
  link.download = "petteia-games.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
