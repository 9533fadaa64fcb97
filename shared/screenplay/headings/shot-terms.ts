import { trimEndMarks } from "../model/trim-marks.ts";

/** Words that only camera terms have; most headings have none. */
const MAY_HAVE = /SHOT|CLOSE|ANGLE|P\.?O\.?V|INSERT|TRUCKING|TRACKING|\b[CML]\.\s?[SU]\./i;
const SIZE =
  "(?:(?:EXTREME|EXTREMELY|MED|MEDIUM|BIG|TIGHT|VERY|SEMI)[.\\s-]{1,2}){0,2}(?:CLOSE|LONG|FULL|WIDE|GROUP|TWO|THREE|MED|MEDIUM|HIGH|LOW|REVERSE|PROCESS|TRUCKING|TRACKING|DOLLY|MOVING|TRAVELING|TRAVELLING|AERIAL|CRANE|BOOM|PAN|PANNING|STOCK|INSERT|MINIATURE|HELICOPTER|HAND-?HELD|POINT OF VIEW|P\\.O\\.V\\.|POV|OVERHEAD|OVER-?SHOULDER|MASTER)";
/** The beginning of a camera term: CLOSE SHOT, MED. CLOSE SHOT, CLOSEUP, ANGLE ON, NEW ANGLE, TRUCKING, C.U. */
const TERM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${SIZE}[.\\s-]{1,2})?${SIZE}[.\\s-]{1,2}(?:SHOT|ANGLE)|SHOT(?=\\s(?:OF|AT|ON|FEATURING|THROUGH|FROM|TOWARDS?|AS|WITH)\\s|\\s?[-–—:]|$)|(?:EXTREME )?CLOSE[- ]?UP|CLOSER|CLOSE ON|(?:NEW |ANOTHER |WIDER |CLOSER |REVERSE |CAMERA |DOWN |UP )?ANGLE|INSERT(?=\\s?[-–—:]|$)|(?:TRUCKING|TRACKING)(?=\\s(?:WITH|SHOT|BACK))|(?<=(?:^|[-–—,:;(])\\s?)(?:TRUCKING|TRACKING)(?=$)|[CML]\\.\\s?[SU]\\.)(?![\\p{L}\\p{N}])`,
  "iu",
);
/** After a dash, the whole part is a shot: CAR - NORA'S POV. */
const SHOT_PART = /^(?:[\p{L}\p{N}.'’ ]{1,40} )?(?:P\.?O\.?V\.?|SHOT|ANGLE|CLOSE[- ]?UP)$/iu;
const DASH = /\s[-–—]{1,2}\s/g;
const MARK = /[\s,:;/–—-]/;

/** A view by itself: NORA'S POV. */
const VIEW = /^[\p{L}\p{N}.'’ ]{1,40}['’]S? P\.?O\.?V\.?$/iu;

/** A view in capitals that runs on to the end: GROUP AT WINDOW, BACK TO NORA; not SHOOTING RANGE, ROAD BACK TO TOWN, FLASH BACK TO. */
const MAY_HAVE_VIEW = /FEATURING|INSERT|SHOULDER|SHOOTING|BACK TO|GROUP AT/;
const VIEW_TERM =
  /(?:^|[\s(–—-])(?:FEATURING \S|INSERT (?!STAGE|PRESS|MACHINE|STUDIO|ROOM|SLOT|CAR\b)\S|OVER (?:[^'’\s]{1,20}['’]S?|THE|HIS|HER|THEIR|MY) SHOULDERS?(?!\S)|(?<!(?:DRIVE-BY|SKEET|TURKEY|CLAY|SCHOOL) )SHOOTING (?:DOWN|UP|INTO|FROM|THROUGH|TOWARDS?|PAST|OVER|ACROSS|OUT|ALONG|AT|ON|BACK|STRAIGHT|BETWEEN|IN|ONTO|OFF) |(?<!(?:ROAD|PATH|TRAIL|WAY|DRIVE|TRACK|LANE|ROUTE|BRIDGE|STAIRS|TUNNEL|HIGHWAY|BUS|DRIVING|GOING|HEADING|LEADING|RIDING|TRAVELL?ING|WALKING) |FLASH[ -])BACK TO (?!BACK(?!\S)|NATURE|SCHOOL)\S|(?<!(?:SUPPORT|THERAPY|STUDY|TOUR|SCHOOL|PLAY|FOCUS|ENCOUNTER|AA|BOOK|READING|GRIEF|PRAYER|CHURCH|YOUTH) )GROUP AT )/;

/** By themselves, these may be sets: BACK TO THE KITCHEN. */
const MAY_BE_SET = /^(?:INSERT |BACK TO (?!(?:THE )?SCENE(?:$|\s)))/;

/** Sizes that are a shot only in brackets or after a mark: OFFICE (WIDER), OFFICE - WIDE; not ABBEY CLOSE. */
const MAY_HAVE_SIZE = /CLOSE|WIDE|TIGHT|MEDIUM|INSERT|[CML][SU]\b/i;
const SIZE_ALONE =
  /^(?:(?:EXTREME|VERY|BIG|MED\.?|MEDIUM) )?(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM|[EBM]?CU|[ML]S|INSERT)$/i;
const SIZE_ON = /^(?:INSERT|(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM) ON) /i;
/** After a dash, CLOSE may be a street, CU a clinic and INSERT PRESS a machine. */
const SIZE_AFTER_DASH =
  /^(?:(?:(?:EXTREME|VERY|BIG|MED\.?|MEDIUM) )?(?:CLOSER|WIDER?|TIGHT(?:ER)?|MEDIUM)|(?:EXTREME|VERY|MED\.?|MEDIUM) CLOSE|INSERT|INSERT (?:OF|ON|THE|AN?) .+|(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM) ON .+)$/i;
/** After a comma, MEDIUM may be an occupation as well. */
const SIZE_AFTER_COMMA = /^(?:CLOSER|WIDER|TIGHTER|(?:CLOSER?|WIDER?|TIGHT(?:ER)?|MEDIUM) ON .+)$/i;
/** After a blank alone, these are a shot as well: OFFICE WIDER. */
const SIZE_AT_END = /\s(?:CLOSER|WIDER)$/i;
/** Longer cells are no headings, and their brackets too many to go through. */
const MAX_LENGTH = 400;
const PART_MARK = /\s[-–—]{1,2}\s|\s?(?:--|[–—,;])\s/g;
/** Names, not shots: THE ANGLE, LONG SHOT SALOON, TRUCKING of PELL TRUCKING. */
const NAMED = /^(?:THE|AN?) .*(?:SHOT|ANGLE|CLOSE[- ]?UP)$|^(?:TRUCKING|TRACKING)$/i;
const VENUE_AT_END =
  /\s(?:BAR|CAFE|CAFÉ|CLUB|COMPANY|DINER|GALLERY|HOTEL|INN|LOUNGE|MOTEL|PUB|RESTAURANT|SALOON|SHOP|STORE|STUDIOS?|TAVERN|THEATER|THEATRE)$/i;
const SEEN = /\s(?:[-–—]{1,2}|OF|AT|ON|FEATURING|THROUGH|FROM|TOWARDS?|AS|WITH|IN|INTO|THE)\s/i;
const ARTICLE = /^(?:THE|AN?)$/i;
/** What no set ends with: HOUSE OF THE. */
const UNFINISHED = /(?:^|\s)(?:THE|AN?|OF|AT|ON|IN|AND|&|DE|DU|LA|LE|EL|IL|DER|DIE|DAS|ZUM|ZUR)$/i;

/** Whether a set is only a camera shot: CLOSE SHOT - THE MAN, NORA'S POV, INSERT RADIO. */
export function isShot(set: string): boolean {
  return SIZE_ALONE.test(set) || SIZE_ON.test(set) || isSureShot(set);
}

/** The same, but not INSERT RADIO, CU and MEDIUM, which may be sets: INSERT STAGE. */
export function isSureShot(set: string): boolean {
  if (MAY_HAVE_VIEW.test(set) && VIEW_TERM.exec(set)?.index === 0 && !MAY_BE_SET.test(set)) return true;
  return MAY_HAVE.test(set) && (TERM.exec(set)?.index === 0 || VIEW.test(set));
}

/**
 * A set without the camera shot behind it: OFFICE for `OFFICE (CLOSER)`, `OFFICE - CLOSE ON RADIO` and `OFFICE, WIDER`.
 * A set that is only a shot remains as it is, and so do names such as THE LONG SHOT.
 */
export function withoutShot(set: string): string {
  if (set.length > MAX_LENGTH) return set;
  const view = MAY_HAVE_VIEW.test(set) ? (VIEW_TERM.exec(set)?.index ?? 0) : 0;
  // OFFICE (SHOT - GROUP AT WINDOW)
  const open = set.slice(0, view + 1).lastIndexOf("(");
  const isInBrackets = open > set.slice(0, view).lastIndexOf(")");
  const placed = view > 0 ? trimEndMarks(set.slice(0, isInBrackets ? open : view), MARK) : set;
  const hasTerm = MAY_HAVE.test(placed) || MAY_HAVE_SIZE.test(placed);
  const bare = hasTerm ? cutAtShot(placed) : placed;
  return bare === "" || bare === set || UNFINISHED.test(bare) || isShot(set) ? set : bare;
}

function cutAtShot(set: string): string {
  const open = set.endsWith(")") ? set.lastIndexOf("(") : -1;
  if (open >= 0) {
    const before = trimEndMarks(set.slice(0, open), MARK);
    return isShotPart(set.slice(open + 1, -1).trim(), "bracket") ? withoutShot(before) : set;
  }
  const marks = [...set.matchAll(PART_MARK)];
  const shot = marks.find(({ index, 0: mark }, at) =>
    isShotPart(
      set.slice(index + mark.length, marks[at + 1]?.index ?? set.length).trim(),
      /[,;]/.test(mark) ? "comma" : "dash",
    ),
  );
  const placed = shot === undefined ? set : trimEndMarks(set.slice(0, shot.index), MARK);
  const split = splitAtShot(placed);
  if (split !== undefined) return isShotPart(split.shot, "dash") ? split.before : placed;
  const sized = placed.replace(SIZE_AT_END, "");
  return UNFINISHED.test(sized) ? placed : sized;
}

/** Whether what stands in brackets or after a mark is a shot. */
function isShotPart(part: string, after: "bracket" | "dash" | "comma"): boolean {
  if (NAMED.test(part) || (VENUE_AT_END.test(part) && !SEEN.test(part))) return false;
  if (isSureShot(part)) return true;
  if (after === "comma") return SIZE_AFTER_COMMA.test(part);
  return SHOT_PART.test(part) || (after === "dash" ? SIZE_AFTER_DASH.test(part) : isShot(part));
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
  // THE LONG SHOT is a name.
  return before === "" || shot === "" || ARTICLE.test(before) ? undefined : { before, shot };
}
