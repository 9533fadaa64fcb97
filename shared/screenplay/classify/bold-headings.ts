import type { PageLayout } from "../layout/page-layout.ts";
import { isMostlyCapitals, isTransition, nameFromCue } from "./character-cue.ts";
import { isClause } from "./place-names.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";
import { mayBeTitle } from "./slug-line.ts";

/** How a draft uses bold type. */
export interface BoldType {
  /** Whether its headings are bold, and hardly anything else is. */
  readonly isForHeadings: boolean;
  /** Whether its headings are in capitals. */
  readonly inCapitals: boolean;
}

const MIN_HEADINGS = 3;
const SHARE_OF_HEADINGS = 0.8;
/** Maximum share of bold rows among the rows with neither INT. nor EXT. */
const MAX_SHARE_OF_OTHERS = 0.15;
/** Lines that writers set in bold type and that are no scenes. */
const NO_HEADING =
  /^(?:SUPER|TITLE|CHYRON|CARD|CAPTION|SUBTITLE|CREDITS?|CONTINUED|THE END|END|BACK TO|ACT|TEASER|TAG|COLD OPEN|INTERMISSION|INTERCUT|NOTE|WRITTEN|DIRECTED|BY)\b/i;
/** A person or a thing in view: ON HIS SHOES. */
const IN_VIEW = /^(?:BACK )?(?:ON|TO|WITH) (?!THE\b|A\b|AN\b)/i;

/** Measures how a draft uses bold type. */
export function boldTypeOf(rows: readonly NumberedRow[]): BoldType {
  const [headings, others] = [[] as NumberedRow[], [] as NumberedRow[]];
  for (const row of rows) (headingIn(row) === undefined ? others : headings).push(row);
  const boldHeadings = headings.filter(isBold);
  const isForHeadings =
    boldHeadings.length >= MIN_HEADINGS &&
    boldHeadings.length >= headings.length * SHARE_OF_HEADINGS &&
    others.filter(isBold).length <= others.length * MAX_SHARE_OF_OTHERS;
  const inCapitals = boldHeadings.filter(({ text }) => isMostlyCapitals(text)).length * 2 > boldHeadings.length;
  return { isForHeadings, inCapitals };
}

/** Whether all of a row is bold, apart from numbers in its margins. */
export function isBold({ cells }: NumberedRow): boolean {
  return cells.every(({ bold }) => bold);
}

/**
 * Whether bold type alone marks a row as heading, in a draft that uses it for headings: THOMAS' POV, THE KEY, but never
 * a cast name, a sentence, or ON with a person or thing.
 */
export function isBoldHeading(
  row: NumberedRow,
  { isForHeadings, inCapitals }: BoldType,
  names: ReadonlySet<string>,
  layout: PageLayout,
): boolean {
  if (!isForHeadings || !isBold(row) || !mayBeTitle(row, layout) || !/\p{L}{2}/u.test(row.text)) return false;
  if ((inCapitals && !isMostlyCapitals(row.text)) || row.text.startsWith("(")) return false;
  const capitals = row.text.toUpperCase();
  if (isTransition(capitals) || NO_HEADING.test(capitals) || IN_VIEW.test(capitals)) return false;
  return !isClause(capitals) && !names.has(nameFromCue(capitals));
}
