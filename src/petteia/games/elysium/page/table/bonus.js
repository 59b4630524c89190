// The Bonus tiles: one for each Level, two for each Family, and who has them.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { colourOf, letterOf, nameOf } from "petteia/parts/token.js";
import { Emblem } from "../emblems.js";
import { ROMAN } from "./face.js";
import { useScene } from "./scene.js";

export function Bonus() {
  const { screen, cards } = useScene();
  return html`<section class="bonus" aria-label=${say("elysium-bonus")}>
    <div class="bgroup levels">
      <h2>${say("elysium-level-bonus")}</h2>
      <div class="bcols">
        ${screen.bonus.levels.map(
          (tile) =>
            html`<div class="bcol" key=${tile.level}>
              <${Emblem}
                name=${`level-${tile.level}`}
                class="em"
                label=${say("elysium-level", { level: ROMAN[tile.level] })}
              />
              <${Tile} ...${tile} />
              <span class=${names("of", tile.holder === null && "free")}>${tile.holder === null ? say("elysium-free") : `× ${tile.cards}`}</span>
            </div>`,
        )}
      </div>
    </div>
    <div class="bgroup fams">
      <h2>${say("elysium-family-bonus")}</h2>
      <div class="bcols">
        ${screen.bonus.families.map(
          ({ family, tiles }) =>
            html`<div class=${`bcol ${family}`} key=${family}>
              <${Emblem} name=${family} class="em" label=${cards.families[family]?.name ?? family} />
              ${tiles.map((tile) => html`<${Tile} ...${tile} />`)}
            </div>`,
        )}
      </div>
    </div>
  </section>`;
}

/** @param {{vp: number, holder: number | null}} props */
function Tile({ vp, holder }) {
  const taken = holder !== null;
  const label = taken
    ? say("elysium-tile-taken", { vp, name: nameOf(holder) })
    : say("elysium-tile", { vp });
  return html`<span
    class=${names("tile", taken && "own", taken && colourOf(holder))}
    title=${label}
    role="img"
    aria-label=${label}
    >${vp}${taken && html`<small>${letterOf(holder)}</small>`}</span
  >`;
}
