/** Letters and digits that OCR confuses. */
const PAIRS = [
  "O0",
  "OQ",
  "OD",
  "OC",
  "DO",
  "I1",
  "IL",
  "L1",
  "TI",
  "T1",
  "S5",
  "B8",
  "EF",
  "MN",
  "HN",
  "GC",
  "G6",
  "Z2",
  "UV",
  "YV",
  "KX",
];
const ALIKE = new Set(PAIRS.flatMap((pair) => [pair, pair[1]! + pair[0]!]));

/** Whether a word may be an OCR error for another one: same length, and all differing letters are easily confused. */
export function isOcrConfusion(read: string, word: string): boolean {
  if (read.length !== word.length) return false;
  let wrong = 0;
  for (let at = 0; at < word.length; at++) {
    if (read[at] === word[at]) continue;
    if (!ALIKE.has(read[at]! + word[at]!)) return false;
    wrong++;
  }
  return wrong > 0 && wrong <= Math.max(1, Math.floor(word.length / 4));
}

/** A lower-case l between or before capitals is a capital I. */
export function withCapitalI(text: string): string {
  return text.replace(/(?<=\p{Lu})l(?=\p{Lu})|(?<!\p{L})l(?=\p{Lu}{2})/gu, "I");
}
