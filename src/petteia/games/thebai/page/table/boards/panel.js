// A panel beside the city with its button to fold it.
import { html, names, useEffect, useRef } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";
import { useScene } from "../scene.js";
import { panelLit, togglePanel } from "./lit.js";

/**
 * @param {{name: "council" | "altar" | "display", icon: string, title: string, note?: string,
 *   phone?: boolean, "data-part": string, children?: any}} props
 *   `phone`: in a tab of its own, which is not folded
 */
export function Panel({ name, icon, title, note, phone, "data-part": part, children }) {
  const scene = useScene();
  const lit = panelLit(scene) === name;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // In a tab another panel may be above it; in a long one the things to click may be out of sight.
    if (!lit || !box.current) return;
    if (phone) box.current.scrollIntoView({ block: "start" });
    const things = [...box.current.querySelectorAll("[data-lit]")];
    for (const thing of things.slice(0, things.length > 2 ? 1 : 2)) thing.scrollIntoView({ block: "nearest" });
  }, [lit, scene.position.seq]);
  return html`<section
    class=${names("pnl", "bpanel", `${name}-panel`, lit && "mylit")}
    id=${`panel-${name}`}
    data-part=${part}
    ref=${box}
    aria-label=${title}
  >
    <header>
      <${Emblem} name=${icon} />
      <h2>${title}</h2>
      ${note && html`<small>${note}</small>`}
      ${!phone &&
      html`<button class="btn" data-test=${`fold-${name}`} onClick=${() => togglePanel(scene, name)}>
        ${say("thebai-fold")}<span aria-hidden="true">›</span>
      </button>`}
    </header>
    ${children}
  </section>`;
}
