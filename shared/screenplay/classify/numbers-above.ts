import { headingFromText } from "../headings/heading.ts";
import { upper } from "../headings/languages.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { isSceneNumber, type NumberedRow, tidyNumber } from "./scene-number.ts";

/** Minimum number of scene numbers above headings in a draft that uses them, to exclude occasional page numbers. */
const MIN_COUNT = 3;
/** Maximum distance of a heading below its number, in lines. */
const MAX_DISTANCE = 3.3;
/** Sitcoms use letters: SCENE A. */
const SCENE =
  /^(?:SCENE|SC)\.? ?(?:NO\.? ?)?([A-Z]{1,2}|\d{1,3}[A-Z]?|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)\W{0,2}$/;
const IN_WORDS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE"];

/** Joins each heading with the scene number in a row of its own above it, if the draft is typed that way. */
export function withNumbersAbove(rows: readonly NumberedRow[], layout: PageLayout): NumberedRow[] {
  const numbers = new Map<number, string>();
  for (const at of rows.keys()) {
    const number = numberAbove(rows, at, layout);
    if (number !== undefined) numbers.set(at, number);
  }
  if (numbers.size < MIN_COUNT) return [...rows];
  return rows.flatMap((row, at) => {
    if (numbers.has(at)) return [];
    const number = numbers.get(at - 1);
    if (number === undefined) return [row];
    const { page, top, line } = rows[at - 1]!.row;
    return [{ ...row, number, sides: "left", isAnnounced: true, row: { ...row.row, page, top, line } }];
  });
}

function numberAbove(rows: readonly NumberedRow[], at: number, layout: PageLayout): string | undefined {
  const row = rows[at]!;
  const next = rows[at + 1];
  if (next === undefined || next.row.page !== row.row.page || next.number !== undefined) return undefined;
  if (row.row.text.length > 20 || next.row.top - row.row.top > layout.pitch * MAX_DISTANCE) return undefined;
  const isAnnounced = SCENE.test(upper(row.row.text));
  // Page numbers are elsewhere.
  if (!isAnnounced && Math.abs(row.row.left - layout.action) > layout.charWidth * 2) return undefined;
  const number = ownNumber(row.row.text);
  return number !== undefined && headingFromText(next.text) !== undefined ? number : undefined;
}

function ownNumber(text: string): string | undefined {
  const scene = SCENE.exec(upper(text))?.[1];
  if (scene !== undefined) {
    const count = IN_WORDS.indexOf(scene) + 1;
    return count > 0 ? String(count) : scene;
  }
  return isSceneNumber(text) ? tidyNumber(text) : undefined;
}
