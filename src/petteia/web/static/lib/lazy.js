// Views that are loaded on demand, with their style sheets and messages.
import { html, useEffect, useState } from "./html.js";
import { addMessages } from "./messages.js";
import { checkVersion } from "./updates.js";

const RETRY = 1500;

/**
 * A component that loads the real one when it is first shown. Until then it is an empty element.
 * @template T
 * @param {() => Promise<T>} fetchView
 * @param {(view: T) => any} choose
 */
export function lazy(fetchView, choose) {
  /** @type {any} */
  let Real = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  const load = () => {
    loading ??= fetchView().then(
      (view) => {
        Real = choose(view);
      },
      (problem) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
  /** @param {any} props */
  function Lazy(props) {
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Real) {
        // It may have been loaded between the first drawing and this effect.
        setTries(-1);
        return undefined;
      }
      let timer = 0;
      load().then(
        () => setTries(-1),
        (problem) => {
          // A TypeError means that nothing came from the server: retry. Anything else is a bug.
          if (!(problem instanceof TypeError)) throw problem;
          checkVersion();
          timer = setTimeout(() => setTries(tries + 1), RETRY);
        },
      );
      return () => clearTimeout(timer);
    }, [tries]);
    return Real ? html`<${Real} ...${props} />` : html`<div aria-busy="true"></div>`;
  }
  Lazy.load = load;
  return Lazy;
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();
/** @type {Set<HTMLLinkElement>} the style sheets of tables and helps of games */
const ofGames = new Set();
let gameInFront = "";

/**
 * Apply the style sheets of one game and not those of the others, which may use the same names.
 * @param {string} game
 */
export function applyStylesOf(game) {
  gameInFront = game;
  for (const link of ofGames) setMedia(link);
}

/**
 * A sheet that applies to no medium stays loaded.
 * @param {HTMLLinkElement} link
 */
function setMedia(link) {
  link.media = link.href.includes(`/games/${gameInFront}/css/`) ? "all" : "not all";
}

/**
 * Load a style sheet.
 * @param {string} url
 */
function addStyles(url) {
  const loading =
    sheets.get(url) ??
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = url;
      link.onload = () => done(undefined);
      link.onerror = () => {
        sheets.delete(url);
        link.remove();
        // The same error as fetch and import throw when the server cannot be reached.
        failed(new TypeError(`no style sheet ${url}`));
      };
      if (/\/games\/[^/]+\/css\//.test(link.href)) {
        ofGames.add(link);
        setMedia(link);
      }
      document.head.append(link);
    });
  sheets.set(url, loading);
  return loading;
}

/**
 * A module together with the styles and messages it needs to be drawn.
 * @template T
 * @param {Promise<T>} module
 * @param {{styles?: string[], messages?: [name: string, folder?: string][]}} assets
 * @returns {Promise<T>}
 */
export async function withAssets(module, { styles = [], messages = [] }) {
  const [loaded] = await Promise.all([
    module,
    ...styles.map(addStyles),
    ...messages.map(([name, folder]) => addMessages(name, folder)),
  ]);
  return loaded;
}
