import * as z from "zod";
import type { Line } from "../../screenplay/model/line.ts";
import { similarity, wordsOf } from "./similarity.ts";

/**
 * Anchor of a script line that can be resolved in another draft: its text, the text around it and its relative position
 * (0 to 1).
 */
export const LineAnchor = z
  .object({ text: z.string(), before: z.string(), after: z.string(), depth: z.number() })
  .readonly();
export type LineAnchor = z.infer<typeof LineAnchor>;

/** Whether two lines of a draft are on one row of a page, like a scene number and its heading. */
export function areOneRow(lines: readonly Line[], one: number, other: number): boolean {
  if (one === other) return true;
  const [a, b] = [lines[one], lines[other]];
  if (a === undefined || b === undefined || a.page !== b.page) return false;
  return Math.abs(a.top - b.top) < Math.min(a.height, b.height) / 2;
}

/** Number of context lines above and below an anchor. */
const AROUND = 4;
/** Minimum similarity of the line alone, and of line and context together. */
const SAME_LINE = 0.6;
const SAME_PASSAGE = 0.55;

/** The anchor of a line of a draft, given by index. */
export function anchorAt(lines: readonly Line[], line: number): LineAnchor {
  return { text: lines[line]?.text ?? "", ...around(lines, line), depth: line / Math.max(lines.length, 1) };
}

/** Resolves each anchor to a line index in the draft; undefined when no line is similar enough. */
export function resolveAnchors(lines: readonly Line[], passages: readonly LineAnchor[]): (number | undefined)[] {
  if (passages.length === 0) return [];
  const words = lines.map(({ text }) => wordsOf(text));
  return passages.map((passage) => {
    const wanted = wordsOf(passage.text);
    const [before, after] = [wordsOf(passage.before), wordsOf(passage.after)];
    let found: { line: number; same: number; distance: number } | undefined;
    for (const line of lines.keys()) {
      const sameLine = similarity(wanted, words[line]!);
      if (sameLine < SAME_LINE) continue;
      const context = around(lines, line);
      const same =
        sameLine / 2 + similarity(before, wordsOf(context.before)) / 4 + similarity(after, wordsOf(context.after)) / 4;
      const distance = Math.abs(line / lines.length - passage.depth);
      if (same < SAME_PASSAGE) continue;
      if (found === undefined || same > found.same || (same === found.same && distance < found.distance)) {
        found = { line, same, distance };
      }
    }
    return found?.line;
  });
}

function around(lines: readonly Line[], line: number): { before: string; after: string } {
  return {
    before: textOf(lines.slice(Math.max(line - AROUND, 0), line)),
    after: textOf(lines.slice(line + 1, line + 1 + AROUND)),
  };
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(" ");
}
