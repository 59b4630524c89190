// "How to win" of Thebai (HowPart in lib/game-page.js): what is said, and the rules it comes from.
import { Altar, Battle, Build, Citizen, Fate, Orders, Rise, Walk, sign } from "./pictures.js";

/** @type {(text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const point = (text, ...rules) => ({ text: `thebai-how-${text}`, rules });

/** @type {(name: string, text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const signed = (name, text, ...rules) => ({ ...point(text, ...rules), Sign: sign(name) });

/** @type {import("petteia/lib/game-page.js").HowPart} */
const how = {
  lead: point("lead", "E1", "E8"),
  chapters: [
    {
      title: "thebai-how-round",
      Picture: Fate,
      points: [
        point("round-ten", "S6", "F1"),
        point("round-prosperity", "F2"),
        point("round-conflict", "S6", "F3"),
      ],
    },
    {
      title: "thebai-how-citizen",
      Picture: Citizen,
      caption: "thebai-how-citizen-caption",
      points: [
        point("citizen-estate", "T2"),
        point("citizen-city", "T2"),
        point("citizen-free", "T3"),
        point("citizen-back", "T1"),
      ],
    },
    {
      title: "thebai-how-walk",
      Picture: Walk,
      caption: "thebai-how-walk-caption",
      points: [
        point("walk-supply", "T4"),
        point("walk-city", "T5"),
        point("walk-dice", "T5"),
        point("walk-back", "T6"),
        point("walk-help", "T7"),
      ],
    },
    {
      title: "thebai-how-orders",
      Picture: Orders,
      points: [point("orders-fulfil", "T8"), point("orders-sets", "E5"), point("orders-hand", "E7")],
    },
    {
      title: "thebai-how-rise",
      Picture: Rise,
      points: [
        point("rise-levels", "D1"),
        point("rise-citizen", "D3"),
        point("rise-council", "F6", "E1", "E2"),
        point("rise-hoplite", "D4"),
      ],
    },
    {
      title: "thebai-how-build",
      Picture: Build,
      points: [point("build-place", "V7", "T2"), point("build-roofs", "V8"), point("build-columns", "E3")],
    },
    {
      title: "thebai-how-battle",
      Picture: Battle,
      points: [
        point("battle-strength", "F3"),
        point("battle-result", "F3"),
        point("battle-loot", "F4"),
        point("battle-pay", "F5"),
      ],
    },
    {
      title: "thebai-how-altar",
      Picture: Altar,
      points: [point("altar-step", "V9"), point("altar-order", "F7"), point("altar-tie", "F4")],
    },
    {
      title: "thebai-how-scoring",
      points: [
        signed("councillor", "scoring-council", "E2"),
        signed("estate", "scoring-estate", "E3"),
        signed("cit", "scoring-city", "E4"),
        signed("order", "scoring-orders", "E5", "E7"),
        signed("good", "scoring-stock", "E6"),
        signed("vp", "scoring-win", "E8"),
      ],
    },
    {
      title: "thebai-how-advice",
      points: [
        point("advice-gate", "F3"),
        point("advice-city", "D3", "D5"),
        point("advice-path", "D3"),
        point("advice-own", "T5", "D2"),
        point("advice-column", "E3", "T1"),
        point("advice-orders", "E5", "E6"),
        point("advice-herald", "H1", "H2", "A8"),
        point("advice-alone", "A11"),
      ],
    },
  ],
};

export default how;
