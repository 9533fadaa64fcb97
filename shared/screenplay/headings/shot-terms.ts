import { trimEndMarks } from "../model/trim-marks.ts";

/** Words that only camera terms have; most headings have none. */
const MAY_HAVE = /SHOT|CLOSE|ANGLE|P\.?O\.?V|INSERT|TRUCKING|TRACKING|\b[CML]\.\s?[SU]\./i;
const SIZE =
  "(?:(?:EXTREME|EXTREMELY|MED|MEDIUM|BIG|TIGHT|VERY|SEMI)[.\\s-]{1,2}){0,2}(?:CLOSE|LONG|FULL|WIDE|GROUP|TWO|THREE|MED|MEDIUM|HIGH|LOW|REVERSE|PROCESS|TRUCKING|TRACKING|DOLLY|MOVING|TRAVELING|TRAVELLING|AERIAL|CRANE|BOOM|PAN|PANNING|STOCK|INSERT|MINIATURE|HELICOPTER|HAND-?HELD|POINT OF VIEW|P\\.O\\.V\\.|POV|OVERHEAD|OVER-?SHOULDER|MASTER)";
/** The beginning of a camera term: CLOSE SHOT, MED. CLOSE SHOT, CLOSEUP, ANGLE ON, NEW ANGLE, TRUCKING, C.U. */
const TERM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SIZE}[.\\s-]{1,2})?${SIZE}[.\\s-]{1,2}(?:SHOT|ANGLE)|SHOT(?=\\s(?:OF|AT|ON|FEATURING|THROUGH|FROM|TOWARDS?|AS|WITH)\\s|\\s?[-–—:]|$)|(?:EXTREME )?CLOSE[- ]?UP|CLOSER|CLOSE ON|(?:NEW |ANOTHER |WIDER |CLOSER |REVERSE |CAMERA |DOWN |UP )?ANGLE|INSERT(?=\\s?[-–—:]|$)|(?:TRUCKING|TRACKING)(?=\\s(?:WITH|SHOT|BACK)|$)|[CML]\\.\\s?[SU]\\.)(?![\\p{L}\\p{N}])`,
  "iu",
);
/** After a dash, the whole part is a shot: CAR - NORA'S POV. */
const SHOT_PART = /^(?:[\p{L}\p{N}.'’ ]{1,40} )?(?:P\.?O\.?V\.?|SHOT|ANGLE|CLOSE[- ]?UP)$/iu;
const DASH = /\s[-–—]{1,2}\s/g;
const MARK = /[\s,:;/–—-]/;

/** A view by itself: NORA'S POV. */
const VIEW = /^[\p{L}\p{N}.'’ ]{1,40}['’]S? P\.?O\.?V\.?$/iu;

/** Sizes that are a shot only in brackets or after a mark: OFFICE (WIDER), OFFICE - INSERT RADIO; not ABBEY CLOSE. */
const MAY_HAVE_SIZE = /CLOSE|WIDE|TIGHT|MEDIUM|INSERT|[CML][SU]\b/i;
const SIZE_ALONE =
  /^(?:(?:EXTREME|VERY|BIG|MED\.?|MEDIUM) )?(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM|[EBM]?CU|[ML]S|INSERT)$/i;
const SIZE_ON = /^(?:INSERT|(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM) ON) /i;
/** After a blank alone, these are a shot as well: OFFICE WIDER. */
const SIZE_AT_END = /(?<!(?:^|\s)(?:THE|AN?|OF))\s(?:CLOSER|WIDER|MEDIUM|INSERT)$/i;
const PART_MARK = /\s[-–—]{1,2}\s|\s?(?:--|[–—,;])\s/g;

/** Whether a set is only a camera shot: CLOSE SHOT - THE MAN, NORA'S POV, INSERT RADIO. */
export function isShot(set: string): boolean {
  if (SIZE_ALONE.test(set) || SIZE_ON.test(set)) return true;
  return MAY_HAVE.test(set) && (TERM.exec(set)?.index === 0 || VIEW.test(set));
}

/**
 * A set without the camera shot behind it: OFFICE for `OFFICE (CLOSER)`, `OFFICE - CLOSE ON RADIO` and `OFFICE, WIDER`.
 * A set that is only a shot remains as it is.
 */
export function withoutShot(set: string): string {
  if (!MAY_HAVE.test(set) && !MAY_HAVE_SIZE.test(set)) return set;
  const open = set.endsWith(")") ? set.lastIndexOf("(") : -1;
  if (open >= 0) {
    const before = trimEndMarks(set.slice(0, open), MARK);
    return before !== "" && isShotPart(set.slice(open + 1, -1).trim()) ? withoutShot(before) : set;
  }
  const marks = [...set.matchAll(PART_MARK)];
  const shot = marks.find(({ index, 0: mark }, at) =>
    isShotPart(set.slice(index + mark.length, marks[at + 1]?.index ?? set.length).trim()),
  );
  const placed = shot === undefined ? set : trimEndMarks(set.slice(0, shot.index), MARK);
  const bare = splitAtShot(placed)?.before ?? placed.replace(SIZE_AT_END, "");
  return bare === "" || isShot(set) ? set : bare;
}

function isShotPart(part: string): boolean {
  return isShot(part) || SHOT_PART.test(part);
}

/**
 * Separates a camera term and what follows it from the set or time before it: ANTEROOM and CLOSE SHOT SWITCHBOARD.
 * Undefined when there is none, or nothing before it.
 */
export function splitAtShot(text: string): { before: string; shot: string } | undefined {
  if (!MAY_HAVE.test(text)) return undefined;
  const term = TERM.exec(text)?.index ?? text.length;
  let at = term;
  for (const { index, 0: dash } of text.matchAll(DASH)) {
    const part = text.slice(index + dash.length).split(/\s[-–—]{1,2}\s/)[0]!;
    if (index < term && SHOT_PART.test(part)) {
      at = index;
      break;
    }
  }
  // Brackets already set the shot apart: TAXI (PROCESS SHOT).
  if (at === text.length || text.slice(0, at).includes("(")) return undefined;
  const before = trimEndMarks(text.slice(0, at), MARK);
  const shot = trimEndMarks(text.slice(at).replace(/^[\s,:;/–—-]+/, ""), MARK);
  return before === "" || shot === "" ? undefined : { before, shot };
}
