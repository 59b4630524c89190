// A drop-down menu with keyboard control; Escape or a click outside closes it.
import { html, names, useEffect, useId, useRef, useState } from "../lib/html.js";
import { Icon } from "./icon.js";

/**
 * @typedef {object} Item
 * @property {string} label
 * @property {string} icon
 * @property {() => unknown} act
 * @property {boolean} [on] for a switch: is it on?
 * @property {string} [test] the name tests find it by
 * @property {string} [class]
 */

/**
 * Groups of items; empty groups and false items are left out.
 * @param {{label: string, groups: (Item | false | null | undefined)[][], icon?: string, test?: string}} props
 */
export function Menu({ label, groups, icon = "i-menu", test = "menu" }) {
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const id = useId();

  /** @returns {HTMLElement[]} */
  const entries = () =>
    [...(box.current?.querySelectorAll('[role^="menuitem"]') ?? [])].map(
      (entry) => /** @type {HTMLElement} */ (entry),
    );
  const close = (/** @type {boolean} */ back) => {
    setOpen(false);
    if (back) box.current?.querySelector("button")?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    entries()[0]?.focus();
    /** @param {Event} event */
    const beside = (event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) setOpen(false);
    };
    addEventListener("pointerdown", beside);
    addEventListener("focusin", beside);
    return () => {
      removeEventListener("pointerdown", beside);
      removeEventListener("focusin", beside);
    };
  }, [open]);

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const all = entries();
    const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const steps = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 };
    if (event.key === "Escape") close(true);
    else if (event.key in steps) {
      const step = steps[/** @type {keyof typeof steps} */ (event.key)];
      all[(step + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const shown = groups
    .map((group) => group.filter((item) => item && typeof item === "object"))
    .filter((group) => group.length);
  return html`<div class="menubox" ref=${box}>
    <button
      class="iconbtn menu"
      title=${label}
      aria-label=${label}
      aria-haspopup="menu"
      aria-expanded=${open}
      aria-controls=${open ? id : undefined}
      data-test=${test}
      onClick=${() => setOpen(!open)}
    >
      <${Icon} name=${icon} />
    </button>
    ${
      open &&
      html`<div class="menulist" id=${id} role="menu" aria-label=${label} onKeyDown=${onKey}>
        ${shown.map(
          (group, place) =>
            html`${place > 0 && html`<hr role="separator" />`}
            ${group.map(
              (item, number) =>
                html`<${Entry}
                  ...${item}
                  first=${place + number === 0}
                  close=${() => close(true)}
                />`,
            )}`,
        )}
      </div>`
    }
  </div>`;
}

/**
 * The first item can be reached by Tab, so that a menu that scrolls can be scrolled by keys.
 * @param {Item & {first: boolean, close: () => void}} props
 */
function Entry({ label, icon, act, on, test, class: more, first, close }) {
  const choose = () => {
    // Return the focus first, so that a dialog opened by the item returns it here.
    close();
    act();
  };
  return html`<button
    role=${on === undefined ? "menuitem" : "menuitemcheckbox"}
    aria-checked=${on === undefined ? undefined : on}
    class=${names("entry", more)}
    tabindex=${first ? 0 : -1}
    data-test=${test}
    onClick=${choose}
  >
    <${Icon} name=${icon} /><span>${label}</span
    >${on && html`<${Icon} name="i-check" class="on" />`}
  </button>`;
}
