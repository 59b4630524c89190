// "How to win" of Elysium (HowPart in lib/game-page.js): what is said, and the rules it comes from.
import { Goal, Quests, Scoring, Tiles, Turn, Writing, sign } from "./pictures.js";

/** The kinds of powers, each with its rule. */
const KINDS = [
  ["instant", "P2"],
  ["permanent", "P3"],
  ["activate", "P4"],
  ["trigger", "P5"],
  ["eleusis", "P6"],
  ["legend", "P7"],
  ["chronos", "P8"],
];

/** @type {(text: string, ...rules: string[]) => import("petteia/lib/game-page.js").HowPoint} */
const point = (text, ...rules) => ({ text: `elysium-how-${text}`, rules });

/** @type {import("petteia/lib/game-page.js").HowPart} */
const how = {
  lead: point("lead", "N1", "F7"),
  chapters: [
    {
      title: "elysium-how-goal",
      Picture: Goal,
      points: [
        point("goal-count", "F1", "F3"),
        point("goal-family", "L3", "F3"),
        point("goal-level", "L2", "F3"),
        point("goal-any", "L1", "L4"),
      ],
    },
    {
      title: "elysium-how-turn",
      Picture: Turn,
      caption: "elysium-how-turn-caption",
      points: [
        point("turn-take", "T1"),
        point("turn-columns", "T2"),
        point("turn-dismiss", "T6"),
        point("turn-citizen", "T7", "T8"),
      ],
    },
    {
      title: "elysium-how-quests",
      Picture: Quests,
      caption: "elysium-how-quests-caption",
      points: [
        point("quests-column", "T3", "S4"),
        point("quests-give", "W2", "W3"),
        point("quests-order", "W1", "T1"),
        point("quests-none", "T9", "W1"),
      ],
    },
    {
      title: "elysium-how-powers",
      points: [
        ...KINDS.map(([kind, rule]) => ({ ...point(`kind-${kind}`, rule ?? ""), Sign: sign(`k-${kind}`) })),
        point("powers-use", "P1", "P9"),
      ],
    },
    {
      title: "elysium-how-writing",
      Picture: Writing,
      caption: "elysium-how-writing-caption",
      points: [
        point("writing-lyre", "W3"),
        point("writing-cost", "W4"),
        point("writing-power", "P1", "L1"),
        point("writing-citizen", "L5", "F6"),
        point("writing-columns", "N1"),
      ],
    },
    {
      title: "elysium-how-bonus",
      Picture: Tiles,
      points: [point("bonus-family", "L7"), point("bonus-level", "L8")],
    },
    {
      title: "elysium-how-scoring",
      Picture: Scoring,
      caption: "elysium-how-scoring-caption",
      wide: true,
      points: [
        point("scoring-leave", "F1"),
        point("scoring-chronos", "F2", "P8"),
        point("scoring-legends", "F3"),
        point("scoring-bonus", "F5", "F6"),
        point("scoring-prestige", "F4", "S8"),
        point("scoring-tie", "F7"),
      ],
    },
    {
      title: "elysium-how-advice",
      points: [
        point("advice-gold", "W4", "F1"),
        point("advice-early", "P1", "W3"),
        point("advice-columns", "T2", "T6"),
        point("advice-long", "F3", "L8"),
        point("advice-lyre", "W1", "W3"),
        point("advice-last", "F1", "N1"),
      ],
    },
  ],
};

export default how;
