// The menu of pages without a table, and the items that every menu has.
import { html } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { hasHow } from "../lib/game-page.js";
import { LANGUAGES, language, say, setLanguage } from "../lib/messages.js";
import { go } from "../lib/routes.js";
import { toggleSound, sound } from "../lib/settings.js";
import { openHow } from "../how/links.js";
import { LessonsDialog, Preferences, openRules } from "../lib/views.js";
import { hasLessons } from "../lesson/offers.js";
import { Menu } from "../parts/menu.js";
import { ShortcutList } from "./shortcut-list.js";

/** @returns {(import("../parts/menu.js").Item | false)[][]} */
export const commonItems = () => [
  [
    { label: say("rules"), icon: "i-rules", act: openRules, test: "menu-rules" },
    hasHow() && { label: say("how-to-win"), icon: "laurel", act: openHow, test: "menu-how" },
    hasLessons() && {
      label: say("lessons"),
      icon: "i-hint",
      act: () => showDialog(LessonsDialog),
      test: "menu-lessons",
    },
    {
      label: say("preferences"),
      icon: "i-settings",
      act: () => showDialog(Preferences),
      test: "menu-preferences",
    },
    { label: say("sound"), icon: "i-sound", act: toggleSound, on: sound.value, test: "menu-sound" },
    {
      label: say("keys-title"),
      icon: "i-keys",
      act: () => showDialog(ShortcutList),
      test: "menu-keys",
      class: "desk",
    },
    ...LANGUAGES.map((lang) => ({
      label: say(`language-${lang}`),
      icon: "i-globe",
      act: () => setLanguage(lang),
      on: language.value === lang,
      test: `menu-language-${lang}`,
      class: "phone",
    })),
  ],
];

export function SiteMenu() {
  return html`<${Menu}
    label=${say("menu")}
    groups=${[
      [{ label: say("to-start"), icon: "i-home", act: () => go(""), test: "to-start" }],
      ...commonItems(),
    ]}
  />`;
}
