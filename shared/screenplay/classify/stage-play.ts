import { setAndTimeFromText } from "../headings/heading.ts";
import { upper } from "../headings/languages.ts";
import { isTimeOfDay } from "../headings/time-of-day.ts";
import type { PageLayout } from "../layout/page-layout.ts";
import { trimEndMarks } from "../model/trim-marks.ts";
import type { Part, SceneHeading } from "./found-heading.ts";
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

type RowPart = Part<NumberedRow>;

/** A direction in brackets within a speech is a sentence: (He sits.); a parenthetical is not: (softly). */
const DIRECTION = /[([]\p{Lu}|\[/gu;
/** Who a direction without a full stop is about, and who no direction is about. */
const ABOUT_SOMEONE = /^\((?:HE|SHE) (?!WAS\b|IS\b|HAS\b|DOES\b)\p{L}+S\b/iu;
const SPOKEN = /^\((?:I|YOU|WE|MY|YOUR|OUR)\b/i;
const ENDED = /[.…]["”’]?\)/;
const CLOSING = /[)\]]\.?/;
/** Maximum number of rows of a direction within a speech. */
const MAX_DIRECTION_ROWS = 8;
/** Minimum indent of directions in a play whose dialogue is at the margin, in characters. */
const INDENT = 5;
/** Minimum number of rows of such directions. */
const MIN_INDENTED = 3;

/**
 * Separates the directions of a stage play from its speeches: sentences in brackets, and text that is indented where the
 * dialogue is at the margin. There, a name with text at its own indent below is a direction, too.
 *
 * @param layout of a play with names above the dialogue; undefined where they are before it
 */
export function withDirections(parts: readonly RowPart[], layout: PageLayout | undefined): RowPart[] {
  return withoutBracketed(layout?.flush && indentsDirections(parts, layout) ? byIndent(parts, layout) : parts);
}

function isIndented({ row }: RowPart, { action, charWidth }: PageLayout): boolean {
  return row.left > action + charWidth * INDENT;
}

/** Whether text apart from speeches is usually indented. */
function indentsDirections(parts: readonly RowPart[], layout: PageLayout): boolean {
  const directions = parts.filter(({ kind, row }) => kind === "action" && /\p{Ll}/u.test(row.text));
  const indented = directions.filter((part) => isIndented(part, layout));
  return indented.length >= MIN_INDENTED && indented.length * 2 > directions.length;
}

function byIndent(parts: readonly RowPart[], layout: PageLayout): RowPart[] {
  let speaks = false;
  return parts.map((part, at): RowPart => {
    const { kind, row } = part;
    if (kind === "heading" || kind === "transition") {
      speaks = false;
      return part;
    }
    if (kind === "cue") {
      const next = parts[at + 1];
      const isName = next === undefined || next.row.text.startsWith("(") || !isIndented(next, layout);
      speaks ||= isName;
      return isName ? part : { kind: "action", row };
    }
    if (isIndented(part, layout)) return row.text.startsWith("(") ? part : { kind: "action", row };
    return speaks && !/^[([]/.test(row.text) ? { kind: "speech", row } : part;
  });
}

/** Splits directions in brackets off the rows of speeches. */
function withoutBracketed(parts: readonly RowPart[]): RowPart[] {
  const found: RowPart[] = [];
  let isOpen = false;
  for (const [at, part] of parts.entries()) {
    isOpen &&= part.kind === "speech";
    if (part.kind !== "speech") {
      found.push(part);
      continue;
    }
    let rest = part.row.text;
    const add = (kind: "speech" | "action", text: string) => {
      if (text.trim() !== "") found.push({ kind, row: { ...part.row, text: text.trim() } });
    };
    while (rest !== "") {
      const starts = isOpen ? [0] : [...rest.matchAll(DIRECTION)].map(({ index }) => index);
      const start = starts.find((start) => isOpen || isDirectionAt(parts, at, rest.slice(start)));
      if (start === undefined) {
        add("speech", rest);
        break;
      }
      add("speech", rest.slice(0, start));
      const inside = rest.slice(start);
      const closing = CLOSING.exec(inside);
      isOpen = closing === null;
      const end = closing === null ? inside.length : closing.index + closing[0].length;
      add("action", inside.slice(0, end));
      rest = inside.slice(end);
    }
  }
  return found;
}

/** Whether a bracket that begins in a row holds a direction, and is closed there or in the next rows of the speech. */
function isDirectionAt(parts: readonly RowPart[], at: number, text: string): boolean {
  const next = CLOSING.test(text) ? [] : parts.slice(at + 1, at + MAX_DIRECTION_ROWS);
  const end = next.findIndex(({ kind, row }) => kind !== "speech" || CLOSING.test(row.text));
  if (!CLOSING.test(text) && next[end]?.kind !== "speech") return false;
  const whole = [text, ...next.slice(0, end + 1).map(({ row }) => row.text)].join(" ");
  const inside = whole.slice(0, whole.search(CLOSING) + 1);
  return inside.startsWith("[") || (!SPOKEN.test(inside) && (ENDED.test(inside) || ABOUT_SOMEONE.test(inside)));
}
