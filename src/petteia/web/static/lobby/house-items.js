// What every menu offers: rules, sound, keys, and on a phone the languages.
import { showDialog } from "../lib/dialogs.js";
import { openRules } from "../lib/rooms.js";
import { flipSound, sound } from "../lib/settings.js";
import { LANGUAGES, language, say, setLanguage } from "../lib/words.js";
import { KeysHelp } from "./keys-help.js";

/** @returns {import("../parts/menu.js").Item[][]} */
export const houseItems = () => [
  [
    { label: say("rules"), icon: "i-rules", act: openRules, test: "menu-rules" },
    { label: say("sound"), icon: "i-sound", act: flipSound, on: sound.value, test: "menu-sound" },
    {
      label: say("keys-title"),
      icon: "i-keys",
      act: () => showDialog(KeysHelp),
      test: "menu-keys",
      class: "desk",
    },
    ...LANGUAGES.map((tongue) => ({
      label: say(`language-${tongue}`),
      icon: "i-globe",
      act: () => setLanguage(tongue),
      on: language.value === tongue,
      test: `menu-language-${tongue}`,
      class: "phone",
    })),
  ],
];
