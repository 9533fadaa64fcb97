/** Length from which a name may have two wrong letters. */
const LONG = 6;

/**
 * Each word differs by at most one letter; a separate number (COP 1, COP 2) distinguishes people.
 *
 * @param shortest the number of letters that a differing word has at least
 */
export function isMisreading(name: string, other: string, shortest = 1): boolean {
  // OCR often loses dots.
  const words = name.replaceAll(".", "").split(" ");
  const others = other.replaceAll(".", "").split(" ");
  if (words.length !== others.length) return false;
  return words.every(
    (word, at) =>
      word === others[at] || (word.length >= shortest && !/^#?\d+$/.test(word) && distance(word, others[at]!) === 1),
  );
}

/** MURRCHW for MURROW: one word with two wrong letters inside. */
export function isBadMisreading(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < LONG || /[ \d]/.test(name + other)) return false;
  return name.slice(0, 3) === other.slice(0, 3) && name.at(-1) === other.at(-1) && distance(name, other) === 2;
}

/** Edit distance; everything above two counts as three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, changed));
    }
    previous = row;
  }
  return Math.min(previous.at(-1)!, 3);
}
