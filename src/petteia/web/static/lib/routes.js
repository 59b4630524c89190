// The routes of the page: internal links change the address without a page load.
import { signal } from "./html.js";

const base = new URL(document.baseURI).pathname;

const here = () => location.pathname.slice(base.length).replace(/\/$/, "");

/** The address below the base: "", "t/owl42x7q", "replay/owl42x7q", "rules". */
export const route = signal(here());

addEventListener("popstate", () => {
  route.value = here();
});

/** @param {string} path below the base */
export function go(path) {
  history.pushState(null, "", base + path);
  route.value = here();
  scrollTo(0, 0);
}

/** @param {string} path */
export const linkTo = (path) => ({
  href: base + path,
  /** @param {MouseEvent} event */
  onClick: (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(path);
  },
});
