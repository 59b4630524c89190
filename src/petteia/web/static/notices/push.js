// Push messages of this browser: its service worker, and where messages for it are sent.

/** Can this browser receive push messages? Only on a secure page. */
export const canPush =
  typeof navigator !== "undefined" &&
  "serviceWorker" in navigator &&
  typeof PushManager !== "undefined";

const WORKER = new URL("service-worker.js", document.baseURI).href;
const SCOPE = new URL("./", document.baseURI).pathname;

/** @returns {Promise<PushSubscription | null>} */
async function current() {
  if (!canPush) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address for messages to this browser; empty if there is none. */
export const ownEndpoint = async () => (await current())?.endpoint ?? "";

/**
 * Let this browser receive push messages of the server with this key.
 * @param {string} key
 * @returns {Promise<{endpoint: string, p256dh: string, auth: string} | null>} null: it refuses
 */
export async function receivePush(key) {
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { pushManager } = await navigator.serviceWorker.ready;
    const kept = await pushManager.getSubscription();
    // Messages of another key, such as that of a lost file, would not arrive.
    if (kept && !isFor(kept, key)) await kept.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  } catch (problem) {
    // The browser has no push service, or does not allow it.
    if (problem instanceof DOMException || problem instanceof TypeError) return null;
    throw problem;
  }
}

/**
 * @param {PushSubscription} subscription
 * @param {string} key in base64 for URLs
 */
function isFor(subscription, key) {
  const used = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...used));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
