// Types of what the server sends; no code.

/**
 * @typedef {"lobby" | "playing" | "over" | "abandoned"} Status
 * @typedef {"open" | "person" | "bot"} SeatKind
 * @typedef {{mode: "none" | "move" | "game", seconds: number}} Clock
 */

/**
 * @typedef {object} FaceSeat a seat as everybody sees it
 * @property {number} seat
 * @property {SeatKind} kind
 * @property {string} name
 * @property {string} colour "a" to "d"
 * @property {string | null} level of the bot that plays here
 * @property {boolean} online
 * @property {boolean} mine does this browser hold its secret?
 * @property {boolean} away a bot plays for this person until they come back
 * @property {number | null} clock seconds left when this was sent
 * @property {boolean} resigns does this person agree to end the game?
 */

/**
 * @typedef {object} Face a table without its game: the body of a "table" message
 * @property {string} id
 * @property {string} game
 * @property {Status} status
 * @property {Record<string, any>} options
 * @property {string | null} set
 * @property {FaceSeat[]} seats
 * @property {number[]} mine
 * @property {boolean} host
 * @property {boolean} hot_seat
 * @property {boolean} solo
 * @property {{by: number} | null} paused
 * @property {Clock} clock
 * @property {number} spectators
 * @property {string | null} next the table of the next game, when somebody wanted one
 * @property {string} created
 * @property {string | null} ended
 */

/**
 * @typedef {object} Move
 * @property {number} action
 * @property {string} at the anchor, such as "agora:aegis"
 * @property {string} words
 * @property {string} kind
 * @property {boolean} reveals
 * @property {boolean} [final] can it not be taken back?
 */

/**
 * Why something cannot be done now. `missing` names what the person lacks, in the game's own letters.
 * @typedef {{rule: string, words: string, short: string, missing: string}} Barred
 */

/**
 * What one seat sees of the game; seat -1 is a spectator. Games add properties of their own.
 * @typedef {object} Screen
 * @property {string} game
 * @property {number} seat
 * @property {number} to_move -1 when the game is over
 * @property {boolean} over
 * @property {{words: string, sub: string, turn: number, frame: string, card: string | null, moving: string | null}} prompt
 * @property {Move[]} moves
 * @property {Record<string, Barred>} barred by anchor
 * @property {string[]} names
 */

/**
 * @typedef {{cards: Record<string, any>, families: Record<string, {name: string}>}} Cards
 * @typedef {{level: string, number: number, name: string, about: string}} BotLevel
 */

/**
 * A part of a sentence: text, a player or a card.
 * @typedef {string | {seat: number, name: string} | {card: string, name: string}} Word
 */

/**
 * @typedef {object} LogLine
 * @property {number} n
 * @property {number} move
 * @property {number | null} seat
 * @property {string} kind
 * @property {Word[]} words
 * @property {Word[][]} changes
 */

/**
 * @typedef {object} Ending
 * @property {{place: number, seat: number, score: number}[]} ranking
 * @property {{key: string, name: string, note: string, icon: string, values: number[]}[]} categories
 * @property {{steps: {label: string, zone: string}[], lines: number[][]}} chart
 * @property {{key: string, name: string, seat: number | null, words: string}[]} moments
 * @property {string} lede
 */

/**
 * @typedef {object} Position the body of a "position" message
 * @property {number} seq
 * @property {number} moves
 * @property {Screen} screen
 * @property {{can: boolean, restart: boolean, words: string | null, why: string | null}} undo
 * @property {{from: number, lines: LogLine[], total: number}} log
 * @property {number | null} thinking
 * @property {Ending | null} ending
 */

/**
 * @typedef {object} ChatLine
 * @property {number} n
 * @property {number} seat
 * @property {string} name
 * @property {string} text
 * @property {string} at when, as an ISO time
 */

/**
 * @typedef {object} Setting what the start page offers for one game
 * @property {string} game
 * @property {string} name
 * @property {number} fewest
 * @property {number} most
 * @property {number} minutes
 * @property {object[]} [packs]
 * @property {boolean} [hints] can a bot be asked for hints?
 * @property {boolean} [page] does the game have a page of its own?
 */

/**
 * @typedef {{games: Setting[], bots: BotLevel[], default_level?: string}} Offer
 * @typedef {{id: string, host: string, tokens: Record<string, string>}} Created
 * @typedef {{url: string, reachable: boolean, qr: string}} Invitation
 * @typedef {{action: number, words: string, lead: number, share: number, reason: string}} HintMove
 */

export {};
