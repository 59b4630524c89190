// Notices that the server was updated while the page was open: the files of its version are gone.
import { say } from "./messages.js";
import { showToast } from "./toasts.js";

const READ_FIRST = 2500;
const GONE = 404;
let found = false;

/** Call this when something cannot be loaded: if the page is outdated, it says so and loads itself again. */
export async function checkVersion() {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status !== GONE || found) return;
  found = true;
  showToast(say("page-updated"));
  setTimeout(() => location.reload(), READ_FIRST);
}
