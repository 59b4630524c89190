// The strength of a bot: its number to click, its name beside it.
import { html } from "../lib/html.js";
import { house } from "../lib/house.js";
import { say } from "../lib/words.js";
import { Choices } from "./choices.js";

/** @param {{level: string, name: string, onLevel: (level: string) => void}} props */
export function Levels({ level, name, onLevel }) {
  const bots = house.value?.bots ?? [];
  const chosen = bots.find((bot) => bot.level === level);
  const choices = bots.map((bot) => ({
    value: bot.level,
    label: `${bot.number} ${bot.name}`,
    face: bot.number,
    test: `level-${bot.level}`,
  }));
  return html`<em>${chosen?.name ?? ""}</em
    ><${Choices}
      class="lvl"
      label=${say("bot-level", { name })}
      choices=${choices}
      value=${level}
      onChoice=${onLevel}
    />`;
}

/** The name of a level in the reader's language. @param {string | null} level */
export const levelName = (level) =>
  house.value?.bots.find((bot) => bot.level === level)?.name ?? level ?? "";
