import { setAndTimeFromText } from "../headings/heading.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { isTransition, nameFromCue } from "./character-cue.ts";
import type { Above, SceneHeading } from "./found-heading.ts";
import { isClause, isPlaceName } from "./place-names.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";

/** What a draft says about its isolated lines in capitals. */
export interface SlugContext {
  /**
   * Which of them are scenes: `all` in a draft that sets no shots apart, `places` any place or spot, `names` only those
   * with the name of a place, or `none`.
   */
  readonly slugs: "none" | "names" | "places" | "all";
  /** Sets of the headings with INT. or EXT., and their parts. */
  readonly sets: ReadonlySet<string>;
  /** The speakers of the draft. */
  readonly names: ReadonlySet<string>;
}

const SHOT =
  /\b(?:SHOTS?|ANGLE|ANGLES|POV|P\.O\.V|CLOSE|CLOSER|CLOSEUP|CLOSE-UP|CLOSEUPS|INSERT|INTERCUT|TRACKING|CAMERA|BACK TO SCENE|CONTINUED|THE END|ACT|TEASER|TAG|WIDE|WIDER|REVERSE|FADE)\b/;
const CARD = /\b(?:SUPER|SUPERIMPOSE|TITLE|TITLES|CREDITS|MONTAGE|BLACK|FLASHBACK|CUTS|SERIES)\b/;
/** Film sections that writers format like scenes. */
const CHAPTER = /^(?:PROLOGUE|EPILOGUE|SECTION BREAK|TITLE CARD|OPENING TITLES|OPENING CREDITS|TITLE SEQUENCE)$/;
/** Words that always open a place: INSIDE THE CHURCH. */
const PLACE =
  /^(?:(?:BACK )?(?:INSIDE|OUTSIDE)|FROM (?:INSIDE|OUTSIDE)|UPSTAIRS|DOWNSTAIRS|ELSEWHERE)(?![\p{L}\p{N}])/u;
/** Words that open a place if a place follows: IN THE HOLD, but not ON HIS SHOES. */
const TOWARDS =
  /^(?:BACK )?(?:AT|IN|ON|UNDER|BEHIND|BENEATH|BELOW|ABOVE|NEAR|ACROSS|DOWN|UP|BY|ALONG) (?=(?:THE|A|AN|HIS|HER|THEIR)(?![\p{L}\p{N}]))/u;
/** A person or a thing in view: ON HIS SHOES. */
const ON = /^(?:BACK )?(?:ON|TO|WITH) /;
/** What people stand at or beside, also in a place. */
const SPOT =
  /^(?:AT|BEHIND|NEAR|BY) (?:THE|A|AN) (?:[\p{L}'’-]{1,20} ){0,3}(?:DOOR|WINDOW|TABLE|DESK|COUNTER|BENCH|FENCE|WALL|FIREPLACE|GRAVE|WELL|TREE|FIRE|PIANO)S?$/u;
const BODY =
  /\b(?:HANDS?|FINGERS?|FIST|ARMS?|EYES?|FACES?|FEET|FOOT|LEGS?|HEADS?|MOUTH|LIPS|HAIR|SHOES?|BOOTS?|NECK|SHOULDERS?|EARS?|NOSE|TEETH|TEARS?)$/;
const BOAT = /\b(?:BOAT|SHIP|PLANE|HELICOPTER|CARRIAGE|WAGON|CART|TRUCK|CAR|BUS|TRAIN|CABIN)$/;
/** After a cut, a name of at most so many words is taken for a place. */
const MAX_WORDS_AFTER_CUT = 5;
/** Minimum number of lines in capitals that name places, in a draft that uses them as headings. */
const MIN_PLACES = 2;
/** The same in a draft that uses every line in capitals as a heading. */
const MIN_PLACES_OF_ALL = 4;
const MAX_LENGTH = 60;
/** A place, a comma and a date with its year. */
const PLACED_YEAR =
  /^[^,–—-]+(?:, [^,–—-]+)?, (?:(?:EARLY |LATE )?(?:SUMMER|WINTER|SPRING|AUTUMN|FALL|[A-Z]{3,9}(?: \d{1,2})?|\d{1,2} [A-Z]{3,9}),? )?(?:1[5-9]|20)\d\d$/;

/**
 * A heading without INT. or EXT. in a script without numbers: `CLEARING - NIGHT`, `MOMENTS LATER`, or a location right
 * after a transition. Shots within a scene do not count.
 */
export function slugLineOfRow(
  rows: readonly NumberedRow[],
  at: number,
  above: Above,
  layout: PageLayout,
  { slugs, sets, names }: SlugContext,
): SceneHeading | undefined {
  const row = rows[at]!;
  const { text } = row;
  // (DAY 1) below the heading of a sitcom says when its scene is.
  if (!isSlug(rows, at, layout) || /^\(.*\)$/.test(text)) return undefined;
  if (SHOT.test(text)) return isShotElsewhere(text, above, sets) ? slugLine(text) : undefined;
  if (CHAPTER.test(text)) return slugLine(text);
  const name = nameFromCue(text);
  if (name !== text && names.has(name)) return undefined;
  // A draft that sets no shots apart uses people and things as headings, too.
  if (isClause(text) || (slugs !== "all" && (names.has(text) || BODY.test(text)))) return undefined;
  const split = setAndTimeFromText(text);
  const isTime = isTimeOfDay(text);
  // A WEEK LATER right above a heading is a card.
  if (isTime && rows[at + 1] !== undefined && headingIn(rows[at + 1]!) !== undefined) return undefined;
  const isTimed = !CARD.test(text) && (split.time !== "" || isTime) && !isPlacedYear(text, split.set, sets);
  const isHabitual = !CARD.test(text) && !text.endsWith(".") && isScene(text, slugs, sets);
  const isCutTo = above.cuts && !TOWARDS.test(text) && !ON.test(text) && text.split(" ").length <= MAX_WORDS_AFTER_CUT;
  return isTimed || isCutTo || isHabitual ? slugLine(text) : undefined;
}

/** Whether a text is a title card such as BERLIN, 1943: neither a known set nor the name of a room or building. */
function isPlacedYear(text: string, set: string, sets: ReadonlySet<string>): boolean {
  return PLACED_YEAR.test(text) && !sets.has(set.replace(/^THE /, "")) && !isPlaceName(set);
}

/** Whether a shot is in a known set that is not the one of the heading above: PRESS ROOM - CLOSE SHOT - EMIL. */
function isShotElsewhere(text: string, above: Above, sets: ReadonlySet<string>): boolean {
  const withoutShot = (set: string) => set.split(" (")[0]!.replace(/^THE /, "");
  const { set } = setAndTimeFromText(text);
  return set.includes(" (") && sets.has(withoutShot(set)) && withoutShot(above.set ?? "") !== withoutShot(set);
}

/** A scene heading without INT. or EXT., which is doubted. */
export function slugLine(text: string): SceneHeading {
  const split = setAndTimeFromText(text);
  return { text, intExt: "", ...split, omitted: false, confidence: split.time === "" ? 0.5 : 0.7, doubt: "no-int-ext" };
}

function isScene(text: string, slugs: SlugContext["slugs"], sets: ReadonlySet<string>): boolean {
  if (slugs === "all") return true;
  if (slugs === "places") return isPlace(text, sets);
  return slugs === "names" && isNamedPlace(text, sets);
}

/** Whether the line is a place: INSIDE, IN THE HOLD, AT THE DOOR, SECOND FLOOR MASTER SUITE. */
function isPlace(text: string, sets: ReadonlySet<string>): boolean {
  if (PLACE.test(text) || SPOT.test(text)) return true;
  const bare = text.replace(TOWARDS, "");
  return isNamedPlace(bare, sets) || (bare !== text && BOAT.test(bare));
}

/** Whether the line is the name of a place, by its main noun or because a heading with INT. or EXT. has it. */
function isNamedPlace(text: string, sets: ReadonlySet<string>): boolean {
  return sets.has(text.replace(/^THE /, "")) || (!TOWARDS.test(text) && isPlaceName(text));
}

/** Determines from the whole draft how lines in capitals are used. Where shots are set apart, spots count as shots. */
export function slugContext(rows: readonly NumberedRow[], layout: PageLayout, names: ReadonlySet<string>): SlugContext {
  const sets = new Set<string>();
  let shots = 0;
  const alone: string[] = [];
  for (const [at, row] of rows.entries()) {
    const { text } = row;
    const heading = headingIn(row);
    if (heading !== undefined) for (const part of partsOfSet(heading.set)) sets.add(part);
    else if (isSlug(rows, at, layout)) {
      if (SHOT.test(text)) shots++;
      else if (!names.has(text)) alone.push(text);
    }
  }
  const places = alone.filter((text) => isPlace(text, sets)).length;
  const named = alone.filter((text) => isNamedPlace(text, sets)).length;
  return { slugs: usage(shots, places, named), sets, names };
}

function usage(shots: number, places: number, named: number): SlugContext["slugs"] {
  if (shots === 0 && places >= MIN_PLACES_OF_ALL) return "all";
  if (shots <= places && places >= MIN_PLACES) return "places";
  return named >= MIN_PLACES ? "names" : "none";
}

/** A set and its parts, without THE: HOTEL - BAR, HOTEL and BAR. */
export function partsOfSet(set: string): string[] {
  return [set, ...set.split(/\s[-–—]+\s|, ?|\//)]
    .map((part) => part.trim().replace(/^THE /, ""))
    .filter((part) => part !== "");
}

/** Whether the row is a short line in capitals at the action indent, with blank lines above and below. */
function isSlug(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const row = rows[at]!;
  if (row.text !== row.text.toUpperCase() || !/\p{Lu}{2}/u.test(row.text) || !mayBeTitle(row, layout)) return false;
  return !isTransition(row.text) && standsApart(rows, at, layout);
}

/** Whether the row is a short text by itself at the action indent, without the closing punctuation of speech. */
export function mayBeTitle({ cells, left, text }: NumberedRow, { action, charWidth }: PageLayout): boolean {
  if (Math.abs(left - action) > charWidth * 1.5 || cells.length > 1 || text.length > MAX_LENGTH) return false;
  return !/[!?:"”…]$|\.\.\.?$/.test(text);
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
