import type { NumberedRow } from "./scene-number.ts";
import type { Part } from "./script-parts.ts";

/** Minimum number of consecutive sets without action that form a list. */
const MIN_COUNT = 4;
const SHARE = 0.6;
const LAST_PAGE = 6;

/**
 * Removes a production office's lists of sets before the script: successive headings without action, before the first
 * dialogue.
 */
export function withoutSetLists(parts: readonly Part<NumberedRow>[]): Part<NumberedRow>[] {
  const firstCue = parts.find((part) => part.kind === "cue")?.row.row.page ?? Number.POSITIVE_INFINITY;
  const lists = new Set<number>();
  for (const [page, own] of Map.groupBy(parts, (part) => part.row.row.page)) {
    if (page > LAST_PAGE || page >= firstCue) continue;
    const sets = own.filter((part) => part.kind === "heading" && !part.heading.omitted && part.row.sides !== "both");
    const listed = own.filter((part, at) => sets.includes(part) && (own[at + 1]?.kind ?? "heading") === "heading");
    if (listed.length >= MIN_COUNT && listed.length >= sets.length * SHARE) lists.add(page);
  }
  return lists.size === 0 ? [...parts] : parts.filter((part) => !lists.has(part.row.row.page));
}
