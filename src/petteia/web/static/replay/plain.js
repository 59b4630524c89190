// The words of a log line as plain text, for places without links.

/** @param {(string | {name: string})[]} words */
export const plain = (words) =>
  words.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");
