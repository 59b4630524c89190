// How the table is fitted to the screen: phone or desk, and its size.
import { signal, useEffect } from "../lib/html.js";

/** The screen the tables are designed for; larger screens show them enlarged. */
const WIDTH = 1366;
const HEIGHT = 768;
const LARGEST = 2.2;

/**
 * A media query as a signal.
 * @param {string} query
 */
export function matches(query) {
  const media = matchMedia(query);
  const answer = signal(media.matches);
  media.addEventListener("change", () => {
    answer.value = media.matches;
  });
  return answer;
}

/** Is the screen a phone's? */
export const narrow = matches("(max-width: 760px)");

/**
 * How much a screen enlarges the table, in steps of a fiftieth.
 * @param {number} width
 * @param {number} height
 */
export function zoomFor(width, height) {
  const zoom = Math.min(width / WIDTH, height / HEIGHT, LARGEST);
  return zoom > 1.02 ? Math.floor(zoom * 50) / 50 : 1;
}

/**
 * Set `--zoom`, by which larger screens enlarge the table.
 * @param {boolean} drawn is the table there?
 * @param {() => void} onResize
 * @param {(width: number, height: number) => number} [scale] how much a screen enlarges this table
 */
export function useZoom(drawn, onResize, scale = zoomFor) {
  useEffect(() => {
    if (!drawn) return undefined;
    const fit = () => {
      document.documentElement.style.setProperty("--zoom", `${scale(innerWidth, innerHeight)}`);
      onResize();
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [drawn]);
}
