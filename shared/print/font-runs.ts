/** The typefaces of the documents that we print: one for Latin, Greek and Cyrillic, and one for each other script. */
export type FontName = "Sans" | "Devanagari" | "Tamil" | "Arabic" | "Korean";

/** A piece of text in one typeface. */
export interface FontRun {
  readonly text: string;
  readonly font: FontName;
}

const SCRIPTS: readonly (readonly [RegExp, FontName])[] = [
  [/[\p{Script=Devanagari}।॥]/u, "Devanagari"],
  [/\p{Script=Tamil}/u, "Tamil"],
  [/\p{Script=Arabic}/u, "Arabic"],
  [/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿＀-￯]/u, "Korean"],
];

/** Marks, joiners, spaces, digits and punctuation go with the text before them. */
const NEUTRAL = /[\p{M}\p{Z}\p{P}\p{N}\p{S}\u200C\u200D]/u;

/** Splits a text into runs by script, each in the typeface that has its letters. Arabic words are put in visual order. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text) {
    const font = fontOf(letter, runs.at(-1)?.font);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs.flatMap((run) => (run.font === "Arabic" ? inVisualOrder(run.text) : [run]));
}

function fontOf(letter: string, before: FontName = "Sans"): FontName {
  const scripted = SCRIPTS.find(([script]) => script.test(letter))?.[1];
  if (scripted) return scripted;
  // Digits and Latin punctuation look alike everywhere, but only marks and joiners must stay with their letter.
  return before !== "Sans" && NEUTRAL.test(letter) && !/[\p{N}A-Za-z]/u.test(letter) ? before : "Sans";
}

/**
 * The layout sets runs from left to right, so Arabic words, which are read from right to left, are handed over in
 * reverse. The spaces between them are runs of their own: within a word they would be set on its far side.
 */
function inVisualOrder(text: string): FontRun[] {
  const words = text.trimEnd();
  const trail = text.slice(words.length);
  const pieces = words.split(/(\s+)/).reverse();
  return [...pieces, trail]
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, font: /\s/.test(piece) ? "Sans" : "Arabic" }));
}
