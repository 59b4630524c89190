// The size of an element, as a chart needs it.
import { useEffect, useState } from "../lib/html.js";

/**
 * The size of an element; 0 until it is known.
 * @param {{current: HTMLElement | null}} box
 */
export function useSize(box) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return size;
}
