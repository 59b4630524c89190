// Share a link with the system's sheet; where there is none, it is copied.
import { say } from "../lib/messages.js";
import { showToast } from "../lib/toasts.js";

/** Does the browser have a sheet to share with? */
export const canShare = typeof navigator.share === "function";

/**
 * @param {{url: string, title: string, files?: File[]}} what
 */
export async function share({ url, title, files = [] }) {
  if (!canShare) {
    await copyLink(url);
    return;
  }
  const whole = { url, title, files };
  try {
    await navigator.share(files.length && navigator.canShare?.(whole) ? whole : { url, title });
  } catch (problem) {
    // The person has closed the sheet.
    if (!(problem instanceof DOMException) || problem.name !== "AbortError") throw problem;
  }
}

/** @param {string} url */
export const copyLink = (url) => copyText(url, say("invite-copied"));

/**
 * @param {string} text
 * @param {string} done what is said then
 */
export async function copyText(text, done) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
  } else {
    // The clipboard API needs TLS; this older way works without.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  showToast(done);
}
