import type { Tag } from "./paragraph.ts";

/** A stretch of text set in one way, and the tags that it bears. */
export interface Run {
  readonly text: string;
  readonly tags?: readonly RunTag[];
}

/** A tag by its number in the file: the same number on neighbouring runs is one tag. */
export interface RunTag extends Pick<Tag, "name" | "category"> {
  readonly number: number;
}

const BLANK = /\s/;
const LINE_BREAK = /[\n\u2028\u2029]/;

/**
 * Joins the runs of a paragraph: blanks between words become one, those at the ends go, and line breaks stay, one at a time.
 * Tags cover the same words as before.
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

/** A text with single blanks and none at its ends; line breaks stay. */
export function tidyText(text: string): string {
  return joinedRuns([{ text }]).text;
}
