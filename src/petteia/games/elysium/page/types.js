// Types of what the server sends about this game; no code.

/**
 * @typedef {{place: number, card: string | null, taken_by: number | null}} Place
 * @typedef {{number: number, gold: number, vp: number, transfers: number, columns: string, holder: number | null}} Quest
 * @typedef {{card: string, mark: "ready" | "used" | "ring" | "plain"}} DomainCard
 */

/**
 * @typedef {object} Legend
 * @property {number} index
 * @property {"family" | "level" | "single"} kind
 * @property {string} title
 * @property {string} note
 * @property {(string | null)[]} cards in the Legend's order; "citizen" for a Citizen
 * @property {{family: string | null, level: number | null}[]} ghosts the places still missing
 * @property {number} worth
 * @property {string} next
 * @property {number} size
 * @property {number} full
 */

/**
 * @typedef {object} ScreenSeat
 * @property {number} gold
 * @property {number} vp
 * @property {number} pp
 * @property {string} columns
 * @property {number} disc
 * @property {{number: number, incomplete: boolean} | null} quest
 * @property {number} taken
 * @property {DomainCard[]} domain
 * @property {number} citizens
 * @property {Legend[]} legends
 * @property {number} elysium_vp
 * @property {number} score
 */

/**
 * @typedef {object} Bonus
 * @property {{level: number, vp: number, holder: number | null, cards: number}[]} levels
 * @property {{family: string, tiles: {vp: number, holder: number | null}[]}[]} families
 */

/**
 * @typedef {object} Board what this game adds to a screen
 * @property {number} epoch
 * @property {number} epochs
 * @property {string} phase
 * @property {string} phase_words
 * @property {number} round
 * @property {number} rounds
 * @property {number[]} order
 * @property {string} pediment
 * @property {Quest[]} quests
 * @property {Place[]} agora
 * @property {Place[] | null} oracle
 * @property {number} pile
 * @property {string[]} discard
 * @property {number} gone
 * @property {boolean} prestige
 * @property {Bonus} bonus
 * @property {ScreenSeat[]} seats
 */

/**
 * @typedef {import("petteia/lib/wire.js").Screen & Board} Screen
 * @typedef {import("petteia/lib/wire.js").LogLine & {epoch: number, round: number,
 *   phase: "actions" | "writing" | "scoring"}} LogLine
 */

/**
 * @typedef {string | {icon: string, number: string, words: string}} CardPart a token has its words for those who hear
 */

/**
 * @typedef {object} CardWords
 * @property {string} name
 * @property {string} family
 * @property {string} family_name
 * @property {number} level
 * @property {string} columns
 * @property {string} kind
 * @property {string} kind_words
 * @property {"" | "=" | "≠"} mark
 * @property {CardPart[]} parts what it does
 * @property {number} copies
 */

/**
 * @typedef {{cards: Record<string, CardWords>, families: Record<string, {name: string}>}} Cards
 */

/**
 * @typedef {{key: string, name: string, families: string[], note: string}} FamilySet
 * @typedef {{key: string, name: string, note: string}} Family
 * @typedef {{name: string, title: string, sets: FamilySet[], families: Family[]}} Pack
 */

export {};
