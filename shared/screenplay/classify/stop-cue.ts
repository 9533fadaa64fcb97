import { isDirection } from "../language/direction-words.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { isMostlyCapitals, nameFromCue, presenceFromCue } from "./character-cue.ts";
import type { InlineCue } from "./inline-cue.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";

/** The rows of a draft whose speeches follow a name with a full stop, as in acting editions of stage plays. */
export interface StopCues {
  /** Names that begin several speeches. */
  readonly names: ReadonlySet<string>;
  /** Where these begin, as a fraction of the page. */
  readonly left: number;
}

/** A title with a full stop of its own, and up to four words in capitals: DR. PELL, MAUD, FIRST VOTER. */
const NAME =
  /^(?:(?:DR|MR|MRS|MS|PROF|CAPT|SGT|LT|REV|ST)\. ?)?\p{Lu}[\p{Lu}\p{M}\p{N}'’-]+(?:(?:, | (?:and |& )?)\p{Lu}[\p{Lu}\p{M}\p{N}'’-]+){0,3}/u;
/** What follows the name: `. You will`, ` (crossing). You will`. */
const STOP = /^( ?[([][^()[\]]{1,80}[)\]])?\.(?!\.)[—–-]* ?(?=\S)/;
/** A direction that goes on in the next row. */
const OPEN = /^ (?=[([]\p{Ll}[^()[\]]*$)/u;
/** Words before a full stop that are no names. */
const NO_NAME =
  /^(?:THE )?(?:ACT|PROLOGUE|EPILOGUE|CURTAIN|BLACKOUT|SETTING|PLACE|TIME|RISE|LIGHTS?|NOTE|END|PAUSE|SILENCE|DARKNESS|BLACK|INT|EXT|YES|NO|OH|AH|WELL|STOP|HELP|GO|OK)\b/;
const MIN_ROWS = 8;
/** Minimum share of such rows in a draft that was not chosen as a stage play. */
const MIN_SHARE = 0.2;
/** Rows that end further to the left than the widest ones, in characters, are the last of their paragraph. */
const RAGGED = 14;

/**
 * The names with a full stop that recur before their speeches.
 *
 * @param isChosen whether a user has chosen "stage play" for the draft
 * @param countAbove number of cues above their dialogue
 * @returns undefined where fewer than two names recur, or where they may be no names
 */
export function stopCuesOf(
  rows: readonly NumberedRow[],
  layout: PageLayout,
  isChosen: boolean,
  countAbove: number,
): StopCues | undefined {
  const found = rows.flatMap((row) => {
    const named = namedIn(row.text);
    return named?.stop === undefined || !mayBeName(row, named.printed)
      ? []
      : [{ name: nameFromCue(named.printed), left: row.left }];
  });
  const counts = Map.groupBy(found, ({ name }) => name);
  const recurring = found.filter(({ name }) => counts.get(name)!.length > 1);
  const left = recurring.map((one) => one.left).sort((a, b) => a - b)[Math.floor(recurring.length / 2)];
  const own = recurring.filter((one) => left !== undefined && isAt(one.left, left, layout));
  const names = new Set(own.map(({ name }) => name));
  if (left === undefined || names.size < 2) return undefined;
  const isUsual = own.length >= MIN_ROWS && own.length > countAbove * 2 && own.length > rows.length * MIN_SHARE;
  // A screenplay has sounds and shots before a full stop.
  const isPlay = isUsual && !rows.some((row) => headingIn(row) !== undefined);
  return isChosen || isPlay ? { names, left } : undefined;
}

/**
 * The name with a full stop at the beginning of a row and the speech after it. A name that occurs once has to begin a
 * paragraph.
 */
export function stopCueOf(
  rows: readonly NumberedRow[],
  at: number,
  { names, left }: StopCues,
  layout: PageLayout,
): InlineCue | undefined {
  const row = rows[at]!;
  if (!isAt(row.left, left, layout)) return undefined;
  const named = namedIn(row.text);
  if (named === undefined) return undefined;
  const { printed, stop, said } = named;
  const name = nameFromCue(printed);
  const isNew = stop !== undefined && mayBeName(row, printed) && beginsParagraph(rows, at, layout);
  if (!names.has(name) && !isNew) return undefined;
  return { cue: { name, presence: presenceFromCue(printed + (stop ?? "")), line: row.row.line }, said };
}

/** The name that begins a text, what stands before its full stop, and the speech. */
function namedIn(text: string): { printed: string; stop: string | undefined; said: string } | undefined {
  const printed = NAME.exec(text)?.[0];
  if (printed === undefined) return undefined;
  const rest = text.slice(printed.length);
  const stopped = STOP.exec(rest);
  const found = stopped ?? OPEN.exec(rest);
  if (found === null) return undefined;
  return { printed, stop: stopped === null ? undefined : (stopped[1] ?? ""), said: rest.slice(found[0].length) };
}

/** Whether a row is no continuation of the row above, judged by the blank or the indent between them. */
function beginsParagraph(rows: readonly NumberedRow[], at: number, layout: PageLayout): boolean {
  const [row, above] = [rows[at]!, rows[at - 1]];
  if (above === undefined || above.row.page !== row.row.page) return true;
  if (row.row.top - above.row.top > layout.pitch * 1.5) return true;
  const widest = Math.max(...rows.slice(Math.max(0, at - 40), at + 40).map((one) => one.row.right));
  return above.row.right < widest - layout.charWidth * RAGGED;
}

function mayBeName(row: NumberedRow, name: string): boolean {
  if (row.cells.length > 1 || NO_NAME.test(name) || isDirection(name)) return false;
  return headingIn(row) === undefined && !isMostlyCapitals(row.text);
}

function isAt(left: number, other: number, { charWidth }: PageLayout): boolean {
  return Math.abs(left - other) < charWidth * 1.5;
}
