// "How to win" of Thebai (HowPart in lib/game-page.js): what is said, and the rules it comes from.
import { Altar, Battle, Build, Citizen, Fate, Orders, Rise, Walk, sign } from "./pictures.js";

/** @type {(text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const point = (text, ...rules) => ({ text, rules });

/** @type {(name: string, text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const signed = (name, text, ...rules) => ({ ...point(text, ...rules), Sign: sign(name) });

/** @type {import("petteia/lib/game-page.js").HowPart} */
const how = {
  lead: point("thebai-how-lead", "E1", "E8"),
  chapters: [
    {
      title: "thebai-how-round",
      Picture: Fate,
      points: [
        point("thebai-how-round-ten", "S6", "F1"),
        point("thebai-how-round-prosperity", "F2"),
        point("thebai-how-round-conflict", "S6", "F3"),
      ],
    },
    {
      title: "thebai-how-citizen",
      Picture: Citizen,
      caption: "thebai-how-citizen-caption",
      points: [
        point("thebai-how-citizen-estate", "T2"),
        point("thebai-how-citizen-city", "T2"),
        point("thebai-how-citizen-free", "T3"),
        point("thebai-how-citizen-back", "T1"),
      ],
    },
    {
      title: "thebai-how-walk",
      Picture: Walk,
      caption: "thebai-how-walk-caption",
      points: [
        point("thebai-how-walk-supply", "T4"),
        point("thebai-how-walk-city", "T5"),
        point("thebai-how-walk-dice", "T5"),
        point("thebai-how-walk-back", "T6"),
        point("thebai-how-walk-help", "T7"),
      ],
    },
    {
      title: "thebai-how-orders",
      Picture: Orders,
      points: [
        point("thebai-how-orders-fulfil", "T8"),
        point("thebai-how-orders-sets", "E5"),
        point("thebai-how-orders-hand", "E7"),
      ],
    },
    {
      title: "thebai-how-rise",
      Picture: Rise,
      points: [
        point("thebai-how-rise-levels", "D1"),
        point("thebai-how-rise-citizen", "D3"),
        point("thebai-how-rise-council", "F6", "E1", "E2"),
        point("thebai-how-rise-hoplite", "D4"),
      ],
    },
    {
      title: "thebai-how-build",
      Picture: Build,
      points: [
        point("thebai-how-build-place", "V7", "T2"),
        point("thebai-how-build-roofs", "V8"),
        point("thebai-how-build-columns", "E3"),
      ],
    },
    {
      title: "thebai-how-battle",
      Picture: Battle,
      points: [
        point("thebai-how-battle-strength", "F3"),
        point("thebai-how-battle-result", "F3"),
        point("thebai-how-battle-loot", "F4"),
        point("thebai-how-battle-pay", "F5"),
      ],
    },
    {
      title: "thebai-how-altar",
      Picture: Altar,
      points: [
        point("thebai-how-altar-step", "V9"),
        point("thebai-how-altar-order", "F7"),
        point("thebai-how-altar-tie", "F4"),
      ],
    },
    {
      title: "thebai-how-scoring",
      points: [
        signed("councillor", "thebai-how-scoring-council", "E2"),
        signed("estate", "thebai-how-scoring-estate", "E3"),
        signed("cit", "thebai-how-scoring-city", "E4"),
        signed("order", "thebai-how-scoring-orders", "E5", "E7"),
        signed("good", "thebai-how-scoring-stock", "E6"),
        signed("vp", "thebai-how-scoring-win", "E8"),
      ],
    },
    {
      title: "thebai-how-advice",
      points: [
        point("thebai-how-advice-gate", "F3"),
        point("thebai-how-advice-city", "D3", "D5"),
        point("thebai-how-advice-path", "D3"),
        point("thebai-how-advice-own", "T5", "D2"),
        point("thebai-how-advice-column", "E3", "T1"),
        point("thebai-how-advice-orders", "E5", "E6"),
        point("thebai-how-advice-herald", "H1", "H2", "A8"),
        point("thebai-how-advice-alone", "A11"),
      ],
    },
  ],
};

export default how;
