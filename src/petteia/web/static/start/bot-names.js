// Names for bots, short ones of the Greek world.
const NAMES = ["Leda", "Orion", "Milo", "Iris", "Damon", "Phoebe", "Linos", "Thalia"];

/**
 * A name nobody at the table has.
 * @param {string[]} taken
 */
export const freeName = (taken) => NAMES.find((name) => !taken.includes(name)) ?? "Echo";
