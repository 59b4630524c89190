// The chat of the table, and the number of unread messages; spectators only read.
import { computed, effect, html, signal, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { chat, position, table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { offer } from "../lib/offer.js";
import { request } from "../lib/requests.js";
import { Icon } from "../parts/icon.js";
import { Token } from "../parts/token.js";

/** How many chat messages have been visible. */
const read = signal(0);

/** Newer messages of other people. */
export const unread = computed(
  () =>
    chat.value.slice(read.value).filter((line) => !table.value?.mine.includes(line.seat)).length,
);

/** Mark all messages as read. */
export const markRead = () => {
  read.value = chat.peek().length;
};

/** Messages sent before the table was opened count as read. */
let seen = "";
effect(() => {
  const id = table.value?.id ?? "";
  if (id === seen) return;
  seen = id;
  markRead();
});

export function Chat() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = chat.value;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  useEffect(() => {
    // On a phone the chat may be hidden behind another tab.
    if (box.current?.offsetParent) markRead();
  }, [lines]);
  return html`<div class="chat" id="panel-chat" role="tabpanel" aria-labelledby="tab-chat">
    <div
      class="log"
      role="log"
      aria-label=${say("panel-chat")}
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

const DAY = 24 * 60 * 60 * 1000;

/** The time of a message; older ones have the day too. @param {string} at */
function timeOf(at) {
  const then = new Date(at);
  const old = Date.now() - then.getTime() > DAY;
  return then.toLocaleString(language.value, {
    ...(old ? { day: "numeric", month: "short" } : {}),
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** @param {{line: import("../lib/wire.js").ChatLine}} props */
function Said({ line }) {
  return html`<div class="mv said">
    <${Token} seat=${line.seat} small />
    <span
      ><b class="pname">${table.value?.seats[line.seat]?.name || line.name}</b>${" "}
      <time datetime=${line.at}>${timeOf(line.at)}</time>${" "}
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
    // At a hot seat the message is from the player on screen.
    const shown = position.value?.screen.seat ?? -1;
    const seat = mine.includes(shown) ? shown : mine[0];
    setText("");
    if ((await request("chat", { seat, text: words })) === null) setText(words);
  };
  return html`<form class="speak" onSubmit=${send}>
    <input
      value=${text}
      maxlength=${offer.value?.longest_chat}
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
