import type { PageLayout } from "../layout/page-layout.ts";
import { isMostlyCapitals } from "./character-cue.ts";
import { headingIn, type NumberedRow, withNumberBefore } from "./scene-number.ts";

/** Minimum number and share of headings that have their number right before them, in a draft set so. */
const MIN_COUNT = 3;
const SHARE = 0.8;
/** Numbers that may be missing between two headings. */
const MAX_STEP = 3;
const NUMBER = /^(?:(\d{1,3})[/.])?[A-Z]{0,3}(\d{1,4})/;

/**
 * Separates numbers from headings without INT. or EXT. in a draft whose headings have their number right before them in
 * the text column: `2.15 THE KEY` between 2.14 and 2.16. The number has to continue the sequence, because action may
 * begin with a number too.
 */
export function withNumbersInColumn(rows: readonly NumberedRow[], layout: PageLayout): NumberedRow[] {
  const isInColumn = (row: NumberedRow) => Math.abs(row.row.left - layout.action) < layout.charWidth * 1.5;
  const headings = rows.filter((row) => headingIn(row) !== undefined);
  const numbered = headings.filter((row) => row.sides === "left" && !row.isAnnounced && isInColumn(row));
  if (numbered.length < MIN_COUNT || numbered.length < headings.length * SHARE) return [...rows];
  const known = new Set(numbered);
  const after = nextNumbers(rows, known);
  let last: Place | undefined;
  return rows.map((row, at) => {
    if (known.has(row)) last = placeOf(row.number) ?? last;
    if (row.number !== undefined || !isInColumn(row)) return row;
    const own = withNumberBefore(row, layout.charWidth);
    const place = placeOf(own?.number);
    if (own === undefined || place === undefined || !isMostlyCapitals(own.text) || !/\p{L}/u.test(own.text)) return row;
    if (!isBetween(place, last, after[at])) return row;
    last = place;
    return own;
  });
}

interface Place {
  readonly episode: string;
  readonly number: number;
}

function placeOf(number: string | undefined): Place | undefined {
  const found = NUMBER.exec(number ?? "");
  return found === null ? undefined : { episode: found[1] ?? "", number: Number(found[2]) };
}

/** The number of the first known heading below each row. */
function nextNumbers(rows: readonly NumberedRow[], known: ReadonlySet<NumberedRow>): (Place | undefined)[] {
  const places: (Place | undefined)[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    places[at] = known.has(rows[at]!) ? (placeOf(rows[at]!.number) ?? places[at + 1]) : places[at + 1];
  }
  return places;
}

function isBetween({ episode, number }: Place, last: Place | undefined, next: Place | undefined): boolean {
  if ((last ?? next)?.episode !== episode) return false;
  const isAfter = last === undefined || (number > last.number && number <= last.number + MAX_STEP);
  const isBefore = next === undefined || number < next.number;
  return isAfter && isBefore && (last !== undefined || number + MAX_STEP >= next!.number);
}
