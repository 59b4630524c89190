// The Bonus tiles: one for each Level, two for each Family, and who has them.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { colourOf, letterOf, nameOf } from "petteia/parts/token.js";
import { sentences } from "petteia/table/anchor.js";
import { Explained } from "petteia/table/tooltips.js";
import { Emblem } from "../emblems.js";
import { ROMAN } from "./face.js";
import { useScene } from "./scene.js";

export function Bonus() {
  const { screen, cards } = useScene();
  return html`<section class="bonus" data-part="bonus" aria-label=${say("elysium-bonus")}>
    <div class="bgroup levels">
      <h2>${say("elysium-level-bonus")}</h2>
      <div class="bcols">
        ${screen.bonus.levels.map((tile) => {
          const level = ROMAN[tile.level];
          const words = say("elysium-about-level-bonus", { level, vp: tile.vp });
          return html`<${Explained}
            key=${tile.level}
            class="bcol"
            words=${words}
            label=${sentences(say("elysium-level", { level }), tileWords(tile), words)}
          >
            <${Emblem} name=${`level-${tile.level}`} class="em" />
            <${Tile} ...${tile} />
            <span class=${names("of", tile.holder === null && "free")}>
              ${tile.holder === null ? say("elysium-free") : `× ${tile.cards}`}
            </span>
          <//>`;
        })}
      </div>
    </div>
    <div class="bgroup fams">
      <h2>${say("elysium-family-bonus")}</h2>
      <div class="bcols">
        ${screen.bonus.families.map(({ family, tiles }) => {
          const name = cards.families[family]?.name ?? family;
          const [first, second] = tiles.map(({ vp }) => vp);
          const words = say("elysium-about-family-bonus", { family: name, first, second });
          return html`<${Explained}
            key=${family}
            class=${`bcol ${family}`}
            words=${words}
            label=${sentences(name, ...tiles.map(tileWords), words)}
          >
            <${Emblem} name=${family} class="em" />
            ${tiles.map((tile) => html`<${Tile} ...${tile} />`)}
          <//>`;
        })}
      </div>
    </div>
  </section>`;
}

/** @param {{vp: number, holder: number | null}} tile */
const tileWords = ({ vp, holder }) =>
  holder === null
    ? say("elysium-tile", { vp })
    : say("elysium-tile-taken", { vp, name: nameOf(holder) });

/** @param {{vp: number, holder: number | null}} props */
function Tile({ vp, holder }) {
  const taken = holder !== null;
  return html`<span class=${names("tile", taken && "own", taken && colourOf(holder))}
    >${vp}${taken && html`<small>${letterOf(holder)}</small>`}</span
  >`;
}
