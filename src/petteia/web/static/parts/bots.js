// Bots: the choice of a level, and the names and descriptions of levels.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { offer } from "../lib/offer.js";
import { Choices } from "./choices.js";

/** @param {{level: string, name: string, onLevel: (level: string) => void}} props */
export function Levels({ level, name, onLevel }) {
  const bots = offer.value?.bots ?? [];
  const chosen = bots.find((bot) => bot.level === level);
  const choices = bots.map((bot) => ({
    value: bot.level,
    label: `${bot.number} ${bot.name}`,
    title: `${bot.name}. ${bot.about}`,
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

/** For whom a level is, under the name of its bot. @param {{level: string | null}} props */
export function AboutLevel({ level }) {
  const bot = offer.value?.bots.find((one) => one.level === level);
  return (
    bot &&
    html`<small class="aboutlevel" data-test=${`about-${level}`}><b>${bot.name}. </b>${bot.about}</small>`
  );
}

/** For whom each of these levels is, each level once. @param {{levels: (string | null)[]}} props */
export function AboutLevels({ levels }) {
  const bots = offer.value?.bots.filter((bot) => levels.includes(bot.level)) ?? [];
  return bots.map(
    (bot) =>
      html`<p class="about level" key=${bot.level} data-test=${`about-${bot.level}`}>
        <b>${bot.number} ${bot.name}</b> ${bot.about}
      </p>`,
  );
}

/** The name of a level in the reader's language. @param {string | null} level */
export const levelName = (level) =>
  offer.value?.bots.find((bot) => bot.level === level)?.name ?? level ?? "";
