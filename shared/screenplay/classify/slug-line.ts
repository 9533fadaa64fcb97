import { headingFromText, setAndTimeFromText } from "../headings/heading.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { isTransition } from "./character-cue.ts";
import type { Above, SceneHeading } from "./found-heading.ts";
import type { NumberedRow } from "./scene-number.ts";

/**
 * How a draft uses isolated lines in capitals: mostly shots or sounds, sometimes locations (slug lines), or every
 * change of subject.
 */
export type SlugLineUsage = "loud" | "places" | "all";

const SHOT =
  /\b(?:SHOTS?|ANGLE|ANGLES|POV|P\.O\.V|CLOSE|CLOSER|CLOSEUP|CLOSE-UP|CLOSEUPS|INSERT|INTERCUT|TRACKING|CAMERA|BACK TO SCENE|CONTINUED|THE END|ACT|TEASER|TAG|WIDE|WIDER|REVERSE|FADE)\b/;
const CARD = /\b(?:SUPER|SUPERIMPOSE|TITLE|TITLES|CREDITS|MONTAGE|BLACK|FLASHBACK|CUTS|SERIES)\b/;
/** Film sections that writers format like scenes. */
const CHAPTER = /^(?:PROLOGUE|EPILOGUE|SECTION BREAK|TITLE CARD|OPENING TITLES|OPENING CREDITS|TITLE SEQUENCE)$/;
const PLACE =
  /^(?:(?:BACK )?(?:INSIDE|OUTSIDE)|FROM (?:INSIDE|OUTSIDE)|BACK (?:IN|AT|ON)|UPSTAIRS|DOWNSTAIRS|ELSEWHERE|(?:AT|IN|ON|UNDER|BEHIND|BENEATH|BELOW|ABOVE|NEAR|ACROSS|DOWN|UP) (?:THE|A|AN|HIS|HER|THEIR))(?![\p{L}\p{N}])/u;
const PLACES_OF_HABIT = { places: 2, all: 4 };
const MAX_LENGTH = 60;

/**
 * A heading without INT. or EXT. in a script without numbers: `CLEARING - NIGHT`, `MOMENTS LATER`, or a location right
 * after a transition. Shots within a scene do not count.
 */
export function slugLineOfRow(
  rows: readonly NumberedRow[],
  at: number,
  above: Above,
  layout: PageLayout,
  habit: SlugLineUsage,
): SceneHeading | undefined {
  const row = rows[at]!;
  if (!isSlug(rows, at, layout) || SHOT.test(row.text)) return undefined;
  const split = setAndTimeFromText(row.text);
  const isTimed = !CARD.test(row.text) && (split.time !== "" || isTimeOfDay(row.text));
  const isHabitual =
    (habit === "all" && !CARD.test(row.text) && !row.text.endsWith(".")) ||
    (habit === "places" && PLACE.test(row.text));
  if (!isTimed && !above.cuts && !CHAPTER.test(row.text) && !isHabitual) return undefined;
  return { text: row.text, intExt: "", ...split, omitted: false, confidence: split.time === "" ? 0.5 : 0.7 };
}

/** The main usage of lines in capitals in a draft. Where shots are set apart, location lines count as shots. */
export function slugLineUsage(rows: readonly NumberedRow[], layout: PageLayout): SlugLineUsage {
  let shots = 0;
  let places = 0;
  for (const [at, { text }] of rows.entries()) {
    if (!isSlug(rows, at, layout) || headingFromText(text) !== undefined) continue;
    if (SHOT.test(text)) shots++;
    else if (PLACE.test(text)) places++;
  }
  if (shots > places) return "loud";
  return places >= PLACES_OF_HABIT.all ? "all" : places >= PLACES_OF_HABIT.places ? "places" : "loud";
}

/** Whether the row is a short line in capitals at the action indent, with blank lines above and below. */
function isSlug(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const row = rows[at]!;
  if (Math.abs(row.left - layout.action) > layout.charWidth * 1.5 || row.cells.length > 1) return false;
  if (row.text !== row.text.toUpperCase() || !/\p{Lu}{2}/u.test(row.text) || row.text.length > MAX_LENGTH) return false;
  if (isTransition(row.text) || /[!?:"”…]$|\.\.\.?$/.test(row.text)) return false;
  return standsApart(rows, at, layout);
}

/** Whether the row has a blank line or the page edge above and below. */
function standsApart(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const { page } = rows[at]!.row;
  return (
    (rows[at - 1]?.row.page !== page || isGapBelow(rows, at - 1, layout)) &&
    (rows[at + 1]?.row.page !== page || isGapBelow(rows, at, layout))
  );
}

/** Whether a blank line follows the row on its page. */
export function isGapBelow(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const row = rows[at]?.row;
  const below = rows[at + 1]?.row;
  return row !== undefined && below?.page === row.page && below.top - row.top > layout.pitch * 1.6;
}
