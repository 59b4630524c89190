// The top bar of every page: title, language, theme, sound, rules, menu.
import { html } from "../lib/html.js";
import { table } from "../lib/live.js";
import { LANGUAGES, language, say, setLanguage } from "../lib/messages.js";
import { linkTo } from "../lib/routes.js";
import { toggleSound, toggleTheme, sound } from "../lib/settings.js";
import { showToast } from "../lib/toasts.js";
import { openRules } from "../lib/views.js";
import { SiteMenu } from "../lobby/site-menu.js";
import { TableMenu } from "../lobby/table-menu.js";
import { watchersOf } from "../lobby/watchers.js";
import { Icon } from "./icon.js";

/**
 * The children are drawn between the brand and the controls.
 * @param {{title?: string, children?: any}} props
 */
export function Topbar({ title, children }) {
  return html`<header class="top">
    <a class="brand" ...${linkTo("")} aria-label=${say("to-start")}>
      <${Icon} name="temple" /><span>${title ?? "Petteia"}</span>
    </a>
    ${children}
    <div class="controls">
      ${table.value && table.value.spectators.length > 0 && html`<${Watchers} face=${table.value} />`}
      <${Languages} />
      <${Switch} icon="i-theme" label=${say("theme-flip")} act=${toggleTheme} test="theme" />
      <${Switch}
        icon=${sound.value ? "i-sound" : "i-mute"}
        label=${say(sound.value ? "sound-is-on" : "sound-is-off")}
        act=${toggleSound}
        on=${sound.value}
        test="sound"
        class="wide"
      />
      <${Switch} icon="i-rules" label=${say("rules")} act=${openRules} test="rules" class="wide" />
      ${table.value?.id ? html`<${TableMenu} />` : html`<${SiteMenu} />`}
    </div>
  </header>`;
}

/** How many watch; a click tells who. @param {{face: import("../lib/wire.js").Face}} props */
function Watchers({ face }) {
  const words = watchersOf(face);
  return html`<button
    class="iconbtn watchers wide"
    title=${words}
    aria-label=${words}
    data-test="watchers"
    onClick=${() => showToast(words)}
  >
    <${Icon} name="i-eye" />${face.spectators.length}
  </button>`;
}

/** The choice of the language. */
export function Languages() {
  return html`<div class="seg" role="group" aria-label=${say("language")}>
    ${LANGUAGES.map(
      (lang) =>
        html`<button
          lang=${lang}
          aria-pressed=${language.value === lang}
          aria-label=${say(`language-${lang}`)}
          data-test=${`language-${lang}`}
          onClick=${() => setLanguage(lang)}
        >
          ${lang.toUpperCase()}
        </button>`,
    )}
  </div>`;
}

/** @param {{icon: string, label: string, act: () => void, on?: boolean, test: string, class?: string}} props */
function Switch({ icon, label, act, on, test, class: more }) {
  return html`<button
    class=${`iconbtn ${more ?? ""}`}
    title=${label}
    aria-label=${label}
    aria-pressed=${on}
    data-test=${test}
    onClick=${act}
  >
    <${Icon} name=${icon} />
  </button>`;
}
