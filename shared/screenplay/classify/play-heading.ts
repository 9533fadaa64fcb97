import { setAndTimeFromText } from "../headings/heading.ts";
import { upper } from "../headings/languages.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import { trimEndMarks } from "../model/trim-marks.ts";
import type { SceneHeading } from "./found-heading.ts";
import { headingIn, type NumberedRow } from "./scene-number.ts";

const UNITS = "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE".split(" ");
const ORDINALS = "FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH".split(" ");
const ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" ");
const NUMBER = `(?:THE )?(\\d{1,2}|[IVX]{1,5}|${[...UNITS, ...ORDINALS].join("|")})`;
const ACT = new RegExp(`^(?:ACT ${NUMBER}|(${ORDINALS.join("|")}) ACT)(?![\\p{L}\\p{N}])`, "u");
const SCENE = new RegExp(`^(?:SCENE ${NUMBER}|(${ORDINALS.join("|")}) SCENE)(?![\\p{L}\\p{N}])`, "u");
const MARKS = /^[\s.,:;–—-]+/;
/** A line of a table of contents ends in a page number. */
const CONTENTS = /(?:\.\s?){3}|\s\d{1,3}$/;
/** A stage direction that describes the set. */
const SETTING = /^\(?(?:(?:SETTING|SET|PLACE|SCENE|TIME|AT RISE|AT CURTAIN)\s?:|(?=\())\s?\(?/i;
/** A label of the set. */
const LABELLED = /^(?:SETTING|SET|PLACE|SCENE)\s?:/i;
const SENTENCE = /[.;](?:\s|$)/;
const SENTENCE_END = /[.;!?](?=\s|$)/g;
const IT_IS = /^(?:IT IS|IT'S|TIME:?) /;
const MAX_LENGTH = 90;
const MAX_SET_LENGTH = 60;
/** A draft with this many headings with INT. or EXT. is no stage play. */
const MIN_SCREEN_HEADINGS = 3;
const ACT_OR_SCENE = /(?<!\p{L})(?:act|scene)(?!\p{L})/iu;
/** Maximum number of rows of a description of the set. */
const MAX_SETTING_ROWS = 3;
/** Maximum distance of these rows, in heights of a row. */
const LINE_DISTANCE = 1.6;

/** A heading of a stage play, and its number of rows. */
interface PlayHeading {
  readonly heading: SceneHeading;
  readonly rowCount: number;
}

/** What a row says: the numbers of act and scene, and the text after them. */
interface Division {
  readonly act?: number;
  readonly scene?: number;
  readonly rest: string;
}

/**
 * The scene headings of a stage play by row: `ACT ONE, SCENE 2`, `Scene 3: The garden. Night.`, or an act without
 * scenes. The number of a scene contains its act: 1.2. The set is named in the heading or in the stage direction below.
 */
export function playHeadingsOf(rows: readonly NumberedRow[]): ReadonlyMap<number, PlayHeading> {
  const found = new Map<number, PlayHeading>();
  const divisions = rows.map(divisionOf);
  if (divisions.every((one) => one === undefined)) return found;
  if (rows.filter((row) => headingIn(row) !== undefined).length >= MIN_SCREEN_HEADINGS) return found;
  let act: number | undefined;
  for (let at = 0; at < rows.length; at++) {
    const own = divisions[at];
    if (own === undefined) continue;
    act = own.act ?? act;
    const below = own.scene === undefined ? divisions[at + 1] : undefined;
    const isAbove = below?.act === undefined && below?.scene !== undefined;
    const division = isAbove ? { ...below, ...(act !== undefined && { act }) } : own;
    if (division.scene === undefined && hasScenes(divisions, at)) continue;
    const named = rows.slice(at, at + (isAbove ? 2 : 1));
    const setting = settingFrom(rows, at + named.length);
    const text = setting.map(({ row }) => row.text.trim()).join(" ");
    // A description of the set stays in the action.
    const isPartOfHeading = LABELLED.test(text) && division.rest === "" && (text.match(SENTENCE_END)?.length ?? 0) <= 2;
    const rowCount = named.length + (isPartOfHeading ? setting.length : 0);
    found.set(at, { heading: headingOf(division, act, named, text), rowCount });
    at += rowCount - 1;
  }
  return found;
}

/** The rows of the paragraph at `from`, if it is a stage direction. */
function settingFrom(rows: readonly NumberedRow[], from: number): readonly NumberedRow[] {
  if (!SETTING.test(rows[from]?.row.text ?? "")) return [];
  let end = from + 1;
  while (end < from + MAX_SETTING_ROWS && isNextLine(rows[end - 1]!, rows[end])) end++;
  return rows.slice(from, end);
}

function isNextLine({ row }: NumberedRow, next: NumberedRow | undefined): boolean {
  return next?.row.page === row.page && next.row.top - row.top < row.height * LINE_DISTANCE;
}

/** Whether the act that begins at a row is divided into scenes. */
function hasScenes(divisions: readonly (Division | undefined)[], at: number): boolean {
  const next = divisions.find((one, later) => later > at && one !== undefined);
  return next?.act === undefined && next?.scene !== undefined;
}

function divisionOf({ row }: NumberedRow): Division | undefined {
  if (row.text.length > MAX_LENGTH || !ACT_OR_SCENE.test(row.text)) return undefined;
  const text = row.text.trim();
  const capitals = upper(text);
  if (capitals.length !== text.length) return undefined;
  const act = ACT.exec(capitals);
  const afterAct = act === null ? text : text.slice(act[0].length);
  const opening = act === null ? "" : (MARKS.exec(afterAct)?.[0] ?? "");
  const scene = SCENE.exec(upper(afterAct.slice(opening.length)));
  const tail = scene === null ? afterAct : afterAct.slice(opening.length + scene[0].length);
  if (act === null && scene === null) return undefined;
  // "Act one was dull." is a sentence.
  if (CONTENTS.test(tail) || (tail !== "" && !/^\s?[.,:;–—(-]/.test(tail))) return undefined;
  const rest = tail.replace(MARKS, "");
  return {
    ...(act && { act: numberOf(act[1] ?? act[2]!) }),
    ...(scene && { scene: numberOf(scene[1] ?? scene[2]!) }),
    rest,
  };
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return Math.max(...[UNITS, ORDINALS, ROMAN].map((words) => words.indexOf(word))) + 1;
}

function headingOf(
  { scene, rest }: Division,
  act: number | undefined,
  rows: readonly NumberedRow[],
  setting: string,
): SceneHeading {
  const text = rows.map(({ row }) => row.text.trim()).join(" ");
  const direction = setting.replace(SETTING, "");
  const number = [act, scene].filter((one) => one !== undefined).join(".");
  return { text, intExt: "", ...placeIn(rest || direction, upper(text)), number, omitted: false, confidence: 0.9 };
}

/** The set and time in a description such as `The garden. Night.`; the set is `otherwise` if there is none. */
function placeIn(description: string, otherwise: string): { set: string; time: string } {
  const [first = "", second = ""] = upper(trimEndMarks(description, /[\s).]/)).split(SENTENCE);
  if (first === "") return { set: otherwise, time: "" };
  const placed = setAndTimeFromText(first.slice(0, MAX_SET_LENGTH));
  const time = second.trim().replace(IT_IS, "");
  return placed.time === "" && isTimeOfDay(time) ? { ...placed, time } : placed;
}
