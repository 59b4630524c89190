// What people at the table say; those without a seat only read.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { request } from "../lib/acts.js";
import { chat, position, table } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token } from "../parts/token.js";
import { markRead } from "./tab.js";

const LONGEST = 500;

export function Chat() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = chat.value;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  useEffect(() => {
    // On a phone the tab may be open behind another; then nothing was read.
    if (box.current?.offsetParent) markRead();
  }, [lines]);
  return html`<div class="chat" id="panel-chat" role="tabpanel" aria-labelledby="tab-chat">
    <div
      class="log"
      role="log"
      aria-label=${say("talk-chat")}
      tabindex="0"
      ref=${box}
      data-test="chat"
    >
      ${lines.map((line) => html`<${Said} key=${line.n} line=${line} />`)}
      ${lines.length === 0 && html`<p class="quiet">${say("chat-empty")}</p>`}
    </div>
    <${Speak} />
  </div>`;
}

/** @param {{line: import("../lib/wire.js").ChatLine}} props */
function Said({ line }) {
  return html`<div class="mv said">
    <${Token} seat=${line.seat} small />
    <span
      ><b class="pname">${table.value?.seats[line.seat]?.name || line.name}</b>
      <span class="text">${line.text}</span></span
    >
  </div>`;
}

function Speak() {
  const [text, setText] = useState("");
  const mine = table.value?.mine ?? [];
  if (!mine.length) return html`<p class="quiet readonly">${say("chat-read-only")}</p>`;
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    // At a hot seat the one whose turn it is speaks.
    const shown = position.value?.screen.seat ?? -1;
    const seat = mine.includes(shown) ? shown : mine[0];
    setText("");
    if ((await request("chat", { seat, text: words })) === null) setText(words);
  };
  return html`<form class="speak" onSubmit=${send}>
    <input
      value=${text}
      maxlength=${LONGEST}
      placeholder=${say("chat-placeholder")}
      aria-label=${say("chat-placeholder")}
      autocomplete="off"
      data-test="chat-input"
      onInput=${(/** @type {InputEvent} */ event) =>
        setText(/** @type {HTMLInputElement} */ (event.target).value)}
    />
    <button class="btn" type="submit" data-test="chat-send" aria-label=${say("chat-send")}>
      <${Icon} name="i-send" />
    </button>
  </form>`;
}
