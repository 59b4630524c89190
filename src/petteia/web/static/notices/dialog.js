// The dialog in which a player chooses how to be told of their turns.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { tokensOf } from "../lib/my-tables.js";
import { canNotify, notifying, toggleNotifying } from "../lib/notify.js";
import { offer } from "../lib/offer.js";
import { request } from "../lib/requests.js";
import { showToast } from "../lib/toasts.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { canPush, ownEndpoint, receivePush } from "./push.js";

/** @typedef {import("../lib/wire.js").TurnNotice} TurnNotice */

/** @param {{seat: number, onClose: () => void}} props */
export function NoticesDialog({ seat, onClose }) {
  const [notices, setNotices] = useState(/** @type {TurnNotice[] | null} */ (null));
  const id = table.value?.id ?? "";
  useEffect(() => {
    get(`tables/${id}/seats/${seat}/notices`, tokensOf(id)).then(
      (answer) => setNotices(answer.notices),
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
        showToast(problem.words || say("trouble-offline"));
        onClose();
      },
    );
  }, [id, seat]);
  const kinds = offer.value?.notices.kinds ?? [];

  /** @param {object} wanted */
  const add = async (wanted) => {
    const answer = await request(`seats/${seat}/notices/add`, wanted);
    if (answer) setNotices(answer.notices);
    return Boolean(answer);
  };
  /** @param {TurnNotice} notice */
  const stop = async (notice) => {
    const answer = await request(`notices/${notice.id}/stop`);
    if (answer) setNotices((now) => (now ?? []).filter((one) => one.id !== notice.id));
    return Boolean(answer);
  };
  const parts = { notices: notices ?? [], add, stop };
  return html`<${Dialog} title=${say("notices")} onClose=${onClose} class="notices">
    <p class="notices-about">${say("notices-about")}</p>
    <div aria-busy=${notices === null}>
      <${ThisBrowser} ...${parts} push=${kinds.includes("push")} />
      ${kinds.includes("mail") && html`<${Address} ...${parts} kind="mail" field="address" />`}
      ${kinds.includes("webhook") && html`<${Address} ...${parts} kind="webhook" field="url" />`}
    </div>
  <//>`;
}

/**
 * @typedef {object} Parts
 * @property {TurnNotice[]} notices
 * @property {(wanted: object) => Promise<boolean>} add
 * @property {(notice: TurnNotice) => Promise<boolean>} stop
 */

/**
 * The switch for this browser. Without push it notifies only while the page is open.
 * @param {Parts & {push: boolean}} props
 */
function ThisBrowser({ notices, add, stop, push }) {
  const [endpoint, setEndpoint] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    ownEndpoint().then(setEndpoint);
  }, []);
  if (!canNotify) return null;
  const closed = push && canPush;
  const mine = notices.find((one) => one.kind === "push" && one.target === endpoint);
  const on = closed ? Boolean(mine) : notifying.value;

  const turnOn = async () => {
    // Asking for permission needs the tap, so it comes before everything that takes time.
    if (!notifying.peek() && !(await toggleNotifying())) return showToast(say("notify-refused"));
    if (!closed) return undefined;
    const keys = await receivePush(offer.peek()?.notices.push_key ?? "");
    if (!keys) return showToast(say("notices-no-push"));
    if (await add({ kind: "push", ...keys })) setEndpoint(keys.endpoint);
    return undefined;
  };
  const turnOff = async () => {
    if (mine && !(await stop(mine))) return;
    if (notifying.peek()) await toggleNotifying();
  };
  const flip = async () => {
    setBusy(true);
    await (on ? turnOff() : turnOn());
    setBusy(false);
  };
  return html`<div class="setting">
    <span>
      <b id="notices-browser">${say("notices-browser")}</b>
      <small>${say(closed ? "notices-browser-push" : "notices-browser-open")}</small>
    </span>
    <button
      class="btn switch"
      role="switch"
      aria-checked=${on}
      aria-labelledby="notices-browser"
      disabled=${busy}
      data-test="notices-browser"
      onClick=${flip}
    >
      <${Icon} name=${on ? "i-check" : "i-bell"} />${say(on ? "notices-on" : "notices-turn-on")}
    </button>
  </div>`;
}

/**
 * Addresses of one kind: those there are, and a field for another one.
 * @param {Parts & {kind: "mail" | "webhook", field: string}} props
 */
function Address({ notices, add, stop, kind, field }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  /** @param {SubmitEvent} event */
  const save = async (event) => {
    event.preventDefault();
    setBusy(true);
    if (await add({ kind, [field]: text.trim() })) setText("");
    setBusy(false);
  };
  const label = say(`notices-${kind}`);
  return html`<div class="setting">
    <span><b>${label}</b><small>${say(`notices-${kind}-about`)}</small></span>
    ${notices
      .filter((one) => one.kind === kind)
      .map(
        (one) => html`<div class="notice" key=${one.id} data-test=${`notice-${kind}`}>
          <span>
            ${one.target}${!one.confirmed && html`<small>${say("notices-confirm-first")}</small>`}
          </span>
          <button
            class="iconbtn"
            aria-label=${say("notices-stop", { target: one.target })}
            title=${say("notices-stop", { target: one.target })}
            data-test=${`notice-${kind}-stop`}
            onClick=${() => stop(one)}
          >
            <${Icon} name="i-close" />
          </button>
        </div>`,
      )}
    <form class="notice-new" onSubmit=${save}>
      <input
        class="field"
        type=${kind === "mail" ? "email" : "url"}
        aria-label=${label}
        placeholder=${kind === "mail" ? "name@example.org" : "https://example.org/hook"}
        maxlength=${kind === "mail" ? 254 : 1024}
        autocomplete=${kind === "mail" ? "email" : "off"}
        required
        value=${text}
        data-test=${`notices-${kind}`}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
      <button class="btn" type="submit" disabled=${busy} data-test=${`notices-${kind}-add`}>
        ${say("notices-add")}
      </button>
    </form>
  </div>`;
}
