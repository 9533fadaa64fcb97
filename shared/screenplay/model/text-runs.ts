import type { Tag } from "./paragraph.ts";

/** A text run with one format, and its tags. */
export interface Run {
  readonly text: string;
  readonly tags?: readonly RunTag[];
}

/** A tag by its number in the file: equal numbers on adjacent runs are one tag. */
export interface RunTag extends Pick<Tag, "name" | "category"> {
  readonly number: number;
}

const BLANK = /\s/;
const LINE_BREAK = /[\n\u2028\u2029]/;

/**
 * Joins the runs of a paragraph: normalises and trims blanks, and reduces line breaks to single ones. Tags keep
 * covering the same words.
 */
export function joinedRuns(runs: readonly Run[]): { text: string; tags: Tag[] } {
  let text = "";
  let gap = "";
  const tags: { from: number; to: number; name: string; category: string }[] = [];
  let open = new Map<number, (typeof tags)[number]>();
  for (const run of runs) {
    let from: number | undefined;
    for (const character of run.text) {
      if (BLANK.test(character)) {
        gap = gap === "\n" || LINE_BREAK.test(character) ? "\n" : " ";
        continue;
      }
      text += text === "" ? "" : gap;
      gap = "";
      from ??= text.length;
      text += character;
    }
    if (from === undefined) continue;
    const before = open;
    open = new Map();
    for (const { number, name, category } of run.tags ?? []) {
      const tag = before.get(number) ?? { from, to: text.length, name, category };
      if (!before.has(number)) tags.push(tag);
      tag.to = text.length;
      open.set(number, tag);
    }
  }
  return { text, tags };
}

/** Normalises blanks and trims; line breaks stay. */
export function tidyText(text: string): string {
  return joinedRuns([{ text }]).text;
}
