// "How to win" of Elysium (HowPart in lib/game-page.js): what is said, and the rules it comes from.
import { Goal, Quests, Scoring, Tiles, Turn, Writing, sign } from "./pictures.js";

/** @type {(text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const point = (text, ...rules) => ({ text, rules });

/** @type {(name: string, text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const signed = (name, text, ...rules) => ({ ...point(text, ...rules), Sign: sign(name) });

/** @type {import("petteia/lib/game-page.js").HowPart} */
const how = {
  lead: point("elysium-how-lead", "N1", "F7"),
  chapters: [
    {
      title: "elysium-how-goal",
      Picture: Goal,
      points: [
        point("elysium-how-goal-count", "F1", "F3"),
        point("elysium-how-goal-family", "L3", "F3"),
        point("elysium-how-goal-level", "L2", "F3"),
        point("elysium-how-goal-any", "L1", "L4"),
      ],
    },
    {
      title: "elysium-how-turn",
      Picture: Turn,
      caption: "elysium-how-turn-caption",
      points: [
        point("elysium-how-turn-take", "T1"),
        point("elysium-how-turn-columns", "T2"),
        point("elysium-how-turn-dismiss", "T6"),
        point("elysium-how-turn-citizen", "T7", "T8"),
      ],
    },
    {
      title: "elysium-how-quests",
      Picture: Quests,
      caption: "elysium-how-quests-caption",
      points: [
        point("elysium-how-quests-column", "T3", "S4"),
        point("elysium-how-quests-give", "W2", "W3"),
        point("elysium-how-quests-order", "W1", "T1"),
        point("elysium-how-quests-none", "T9", "W1"),
      ],
    },
    {
      title: "elysium-how-powers",
      points: [
        signed("k-instant", "elysium-how-kind-instant", "P2"),
        signed("k-permanent", "elysium-how-kind-permanent", "P3"),
        signed("k-activate", "elysium-how-kind-activate", "P4"),
        signed("k-trigger", "elysium-how-kind-trigger", "P5"),
        signed("k-eleusis", "elysium-how-kind-eleusis", "P6"),
        signed("k-legend", "elysium-how-kind-legend", "P7"),
        signed("k-chronos", "elysium-how-kind-chronos", "P8"),
        point("elysium-how-powers-use", "P1", "P9"),
      ],
    },
    {
      title: "elysium-how-writing",
      Picture: Writing,
      caption: "elysium-how-writing-caption",
      points: [
        point("elysium-how-writing-lyre", "W3"),
        point("elysium-how-writing-cost", "W4"),
        point("elysium-how-writing-power", "P1", "L1"),
        point("elysium-how-writing-citizen", "L5", "F6"),
        point("elysium-how-writing-columns", "N1"),
      ],
    },
    {
      title: "elysium-how-bonus",
      Picture: Tiles,
      points: [point("elysium-how-bonus-family", "L7"), point("elysium-how-bonus-level", "L8")],
    },
    {
      title: "elysium-how-scoring",
      Picture: Scoring,
      caption: "elysium-how-scoring-caption",
      wide: true,
      points: [
        point("elysium-how-scoring-leave", "F1"),
        point("elysium-how-scoring-chronos", "F2", "P8"),
        point("elysium-how-scoring-legends", "F3"),
        point("elysium-how-scoring-bonus", "F5", "F6"),
        point("elysium-how-scoring-prestige", "F4", "S8"),
        point("elysium-how-scoring-tie", "F7"),
      ],
    },
    {
      title: "elysium-how-advice",
      points: [
        point("elysium-how-advice-gold", "W4", "F1"),
        point("elysium-how-advice-early", "P1", "W3"),
        point("elysium-how-advice-columns", "T2", "T6"),
        point("elysium-how-advice-long", "F3", "L8"),
        point("elysium-how-advice-lyre", "W1", "W3"),
        point("elysium-how-advice-last", "F1", "N1"),
      ],
    },
  ],
};

export default how;
