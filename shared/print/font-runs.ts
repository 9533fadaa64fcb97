/** Fonts of printed documents: one for Latin, Greek and Cyrillic, and one for each other script. */
export type FontName = "Sans" | "Devanagari" | "Tamil" | "Arabic" | "Korean";

/** A piece of text in one font. */
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

/** Marks, joiners, spaces, digits and punctuation keep the font of the preceding text. */
const NEUTRAL = /[\p{M}\p{Z}\p{P}\p{N}\p{S}\u200C\u200D]/u;

/** Splits a text into runs by script, each with a font that has its letters. Runs stay in logical order. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const letter of text) {
    const font = fontOf(letter, runs.at(-1)?.font);
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs.flatMap((run, at) => (run.font === "Arabic" ? arabicRuns(run.text, at === runs.length - 1) : [run]));
}

function fontOf(letter: string, before: FontName = "Sans"): FontName {
  const scripted = SCRIPTS.find(([script]) => script.test(letter))?.[1];
  if (scripted) return scripted;
  // Digits and Latin punctuation look the same in every font; only marks and joiners must stay with their letter.
  return before !== "Sans" && NEUTRAL.test(letter) && !/[\p{N}A-Za-z]/u.test(letter) ? before : "Sans";
}

/**
 * An Arabic text and its separator from the text that follows, such as a comma in a list, which goes between the two.
 * Words stay in logical order, so that lines break correctly; functions/pdf/right-to-left-lines.ts then places them
 * from right to left on each line.
 */
function arabicRuns(text: string, isLast: boolean): FontRun[] {
  const words = isLast ? text.trimEnd() : withoutSignsBehind(text);
  const trail = text.slice(words.length);
  const arabic = words.split(/(\s+)/).map(inVisualLetters).join("");
  const runs: readonly FontRun[] = [
    { text: arabic, font: "Arabic" },
    { text: trail, font: "Sans" },
  ];
  return runs.filter((run) => run.text !== "");
}

function withoutSignsBehind(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\p{P}]/u.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

const ARABIC = /\p{Script=Arabic}/u;
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/** The layout mirrors the characters of a word: brackets must face the other way, and numbers are reversed. */
function inVisualLetters(word: string): string {
  if (!ARABIC.test(word)) return word;
  return word
    .replace(/[()[\]«»]/g, (bracket) => BRACKETS[bracket] ?? bracket)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]{2,}/g, (digits) => [...digits].reverse().join(""));
}
