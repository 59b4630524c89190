// The shapes of what the server sends, for those who read and for the type checker; no code.

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
 * @property {{players: number, families: string[], pack?: string}} options
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
 * @typedef {{rule: string, words: string, short: string, missing: string}} Barred
 * @typedef {{place: number, card: string | null, taken_by: number | null}} Place
 * @typedef {{number: number, gold: number, vp: number, transfers: number, columns: string, holder: number | null}} Quest
 * @typedef {{card: string, mark: "ready" | "used" | "ring" | "plain"}} DomainCard
 */

/**
 * @typedef {object} Legend
 * @property {number} index
 * @property {"family" | "level" | "single" | "mixed"} kind
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
 * @typedef {object} Screen what one seat sees of the game; seat -1 is a spectator
 * @property {string} game
 * @property {number} seat
 * @property {number} to_move -1 when the game is over
 * @property {boolean} over
 * @property {number} epoch
 * @property {number} epochs
 * @property {string} phase
 * @property {string} phase_words
 * @property {number} round
 * @property {number} rounds
 * @property {number[]} order
 * @property {{words: string, sub: string, turn: number, frame: string, card: string | null, moving: string | null}} prompt
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
 * @property {Move[]} moves
 * @property {Record<string, Barred>} barred
 * @property {string[]} names
 */

/**
 * A sentence in parts: text, a player, a card.
 * @typedef {string | {seat: number, name: string} | {card: string, name: string}} Word
 */

/**
 * @typedef {object} LogLine
 * @property {number} n
 * @property {number} move
 * @property {number | null} seat
 * @property {string} kind
 * @property {number} epoch
 * @property {number} round
 * @property {string} phase "actions", "writing" or "scoring"
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
 * @typedef {{level: string, number: number, name: string, about: string}} BotLevel
 */

/**
 * @typedef {object} Setting what the start page offers for one game
 * @property {string} game
 * @property {string} name
 * @property {number} fewest
 * @property {number} most
 * @property {number} minutes
 * @property {Pack[]} packs
 */

/**
 * @typedef {{games: Setting[], bots: BotLevel[]}} House
 * @typedef {{id: string, host: string, tokens: Record<string, string>}} Created
 * @typedef {{url: string, reachable: boolean, qr: string}} Invitation
 * @typedef {{action: number, words: string, lead: number, share: number, reason: string}} HintMove
 */

export {};
