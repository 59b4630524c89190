// Rooms of the page that are fetched when somebody goes there.
import { html, useEffect, useState } from "./html.js";

const RETRY = 1500;

/**
 * A component that fetches the real one the first time it is shown; until then it is an empty room.
 * @template T
 * @param {() => Promise<T>} fetchRoom
 * @param {(room: T) => any} choose
 */
export function lazy(fetchRoom, choose) {
  /** @type {any} */
  let Real = null;
  /** @type {Promise<void> | null} */
  let under = null;
  const load = () => {
    under ??= fetchRoom().then(
      (room) => {
        Real = choose(room);
      },
      (problem) => {
        under = null;
        throw problem;
      },
    );
    return under;
  };
  /** @param {any} props */
  function Lazy(props) {
    const [late, setLate] = useState(0);
    useEffect(() => {
      if (Real) {
        // It may have come between the drawing of the empty room and now.
        setLate(-1);
        return undefined;
      }
      let timer = 0;
      load().then(
        () => setLate(-1),
        (problem) => {
          // The server is away for a moment: ask again. Anything else is a fault of ours.
          if (!(problem instanceof TypeError)) throw problem;
          timer = setTimeout(() => setLate(late + 1), RETRY);
        },
      );
      return () => clearTimeout(timer);
    }, [late]);
    return Real ? html`<${Real} ...${props} />` : html`<div aria-busy="true"></div>`;
  }
  Lazy.load = load;
  return Lazy;
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * The style sheet of a room, css/NAME.css, before the room is drawn.
 * @param {string} name
 */
export function addStyles(name) {
  const under =
    sheets.get(name) ??
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`static/css/${name}.css`, document.baseURI).href;
      link.onload = () => done(undefined);
      link.onerror = () => {
        sheets.delete(name);
        link.remove();
        // As fetch and import say it when the server cannot be reached.
        failed(new TypeError(`no style sheet ${name}`));
      };
      document.head.append(link);
    });
  sheets.set(name, under);
  return under;
}
