import { PLACE_NOUNS } from "../../screenplay/language/place-nouns.ts";
import { vehicleInSet } from "../../screenplay/language/vehicle-in-set.ts";
import { splitTrimmed } from "../../screenplay/model/trim-marks.ts";
import { isCity } from "./cities.ts";
import { isInPubName } from "./place-words.ts";

/** What a part of a set name stands for: a room, a site with rooms, a city, or a name that may be either. */
export type PartKind = "room" | "site" | "city" | "name";

/** Main nouns of rooms and other parts of a site, which never name the location of a set. */
const ROOMS: ReadonlySet<string> = new Set(
  `
    AISLE ALCOVE ALLEY ANTEROOM ATRIUM ATTIC BACKSTAGE BACKYARD BALCONY BALLROOM BAR BASEMENT BATH BATHROOM BEDROOM
    BOARDROOM BOOTH CABIN CAFETERIA CANTEEN CELL CELLAR CLOSET COCKPIT CONSERVATORY CORNER CORRIDOR COUNTER COURTROOM
    COURTYARD CUBICLE DECK DEN DESK DINING DOOR DOORSTEP DOORWAY DRIVEWAY ELEVATOR ENTRANCE ENTRY EXTERIOR FLOOR FOYER
    FRONT GALLERY GALLEY GANGWAY GARAGE GARDEN GATE HALL HALLWAY HATCH HOLD INTERIOR KITCHEN KITCHENETTE LANDING LAWN
    LIBRARY LIFT LOBBY LOCKER LOUNGE MEZZANINE NURSERY OFFICE OFFICES PANTRY PARLOR PARLOUR PASSAGE PATIO PLATFORM POOL
    PORCH RECEPTION RESTROOM ROOF ROOFTOP ROOM SHOWER SHOWERS STAGE STAIRCASE STAIRS STAIRWAY STAIRWELL STALLS STANDS STEPS
    STOREROOM STUDY SUITE TERRACE TOILET TOILETS VAULT VERANDA VESTIBULE WARD WASHROOM WINDOW WING YARD LOT
  `
    .trim()
    .split(/\s+/),
);
/** Sites that people own: JOHN'S HOUSE, and so JOHN'S KITCHEN. */
export const HOMES =
  /(?:^| )(?:HOUSE|HOME|APARTMENT|FLAT|PLACE|LOFT|VILLA|COTTAGE|MANSION|CABIN|TRAILER|FARM|SHOP|STORE|OFFICE|CAR)$/;
/** Sites with rooms of their owner: JOHN'S KITCHEN is in JOHN'S HOUSE. */
export const DWELLINGS = /(?:^| )(?:HOUSE|HOME|APARTMENT|FLAT|PLACE|LOFT|VILLA|COTTAGE|MANSION|TRAILER|FARM)$/;
const NUMBER_WORDS = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN".split(" ");
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/['’‘`´Õ]/g, ""],
  // After other words, DR is Drive: MULHOLLAND DR.
  [/(?<=^|\bOF )(?:DR|MR|MRS|MS|PROF|CAPT)\b\.? /g, " "],
  // DOCTOR VOSS OFFICE, not DOCTOR WAITING ROOM or CAPTAIN DINING ROOM.
  [
    /^(?:DOCTOR|PROFESSOR|MISTER) (?=(?!WAITING|EXAMINATION|EXAMINING|CONSULTING|PRIVATE|HOME|MAIN|OLD|NEW|HEAD|BACK|FRONT|POST)\S{1,40} OFFICE$)/g,
    "",
  ],
  [/^ST\b\.? (?=\S)/g, "SAINT "],
  [/\bD\.?A\.?S(?= OFFICE)/g, "DISTRICT ATTORNEYS"],
  [/&/g, " AND "],
  [/#|\b(?:NO|NUMBER)\b\.? (?=\d)/g, " "],
  [/\bTHEATRE\b/g, "THEATER"],
  [/\bCENTRE\b/g, "CENTER"],
  [/\bHARBOUR\b/g, "HARBOR"],
  [/\bPARLOUR\b/g, "PARLOR"],
  [/\bGREY\b/g, "GRAY"],
  [/\bAPT\b\.?/g, "APARTMENT"],
  [/\bBLDG\b\.?/g, "BUILDING"],
  [/\bHQ\b/g, "HEADQUARTERS"],
  [/\bFLR\b\.?/g, "FLOOR"],
  [/\bMT\b\.?/g, "MOUNT"],
];
/** What a firm's name may lack: PIKE INSURANCE CO. is PIKE INSURANCE; not THE TRUCKING COMPANY. */
const LEGAL_FORM = /^(?:CORP|CORPORATION|INC|INCORPORATED|LLC|LTD|PLC)$/;
/** The same after a word for a trade: PELL STEEL CO.; not OPERA DANCE COMPANY, SAN JUAN CO. */
const COMPANY = /^(?:CO|COMPANY)$/;
const TRADE =
  /^(?:BREWING|CHEMICAL|COAL|CONSTRUCTION|ELECTRIC|FREIGHT|FURNITURE|GRAIN|INSURANCE|IRON|LUMBER|MANUFACTURING|MINING|MOTOR|OIL|PAPER|PRINTING|PUBLISHING|RAILROAD|SHIPPING|STEEL|SUGAR|TELEPHONE|TIMBER|TOBACCO|TRUST)$/;
/** A firm: BELLAMY, CROSS & DOYLE; HAAS, INC. */
const FIRM =
  /^[\p{Lu}'’.-]+(?:, [\p{Lu}'’.-]+){1,4},? (?:&|AND) [\p{Lu}'’.-]+$|^[\p{Lu}\p{N}'’. &-]{2,40}, (?:INC|LTD|LLC|JR|SR|CO)\.?$/u;
/** The same before a room: BELLAMY, CROSS & DOYLE, LOBBY. */
const FIRM_FIRST = /^((?:[\p{Lu}'’.-]+,? ){1,5}(?:&|AND) [\p{Lu}'’.-]+), (.+)$/u;
const DASHES = / [-–—]+ | ?[–—] ?| \/ /;
/** What stands outside, on top of or within another place: STREET OUTSIDE THE BANK, OFFICE OF DOYLE. */
const RELATED =
  /^(?:(.{2,40}?) )?(?:IN FRONT OF|OUTSIDE OF|OUTSIDE|ACROSS FROM|INSIDE|BEHIND|ENTRANCE TO|BELOW|BENEATH|UNDERNEATH|UNDER(?! (?:ATTACK|CONSTRUCTION|COVER|FIRE|GUARD|RENOVATION|REPAIR|SIEGE|SNOW|WATER)$)|BESIDE|ABOVE|NEAR|NEXT TO|OUTSKIRTS OF) (?:THE )?(.{2,})$/;
/** What is above or near a place and no part of it, itself or after one word: RIDGE ABOVE THE MISSION. */
const TERRAIN =
  /^(?:RIDGE|HILL|HILLS|HILLTOP|HILLSIDE|CLIFF|CLIFFS|BLUFF|WOODS|FOREST|VALLEY|FIELD|FIELDS|MOUNTAIN|SLOPE|RIVER|BEACH|BAY|SKY|ROAD) (?:ABOVE|BELOW|BENEATH|UNDERNEATH|UNDER|BESIDE|NEAR|ACROSS FROM) /;
/** A room of another place: STUDY IN THE LODGE, KITCHEN OF THE INN; not HALL OF JUSTICE. */
const ROOM_IN = /^((?:[\p{L}\p{N}]+ ){0,2}[\p{L}]+) (?:IN|AT) (?:THE )?(.{3,})$/u;
/** KITCHEN AT THE HERON, OFFICE AT HALVORSEN'S; not BEDROOM IN DARKNESS, OFFICE IN LONDON. */
const IN_NAMED =
  / (?:IN|AT) THE (?!(?:DARK|DARKNESS|RAIN|SNOW|FOG|SUN|MORNING|AFTERNOON|EVENING|NIGHT|END|BACK|FRONT|REAR)$)|['’]S$/;
const ROOM_OF = /^(KITCHEN|BEDROOM|BATHROOM|CELLAR|ATTIC|STUDY|PANTRY|HALLWAY|CORRIDOR|YARD) OF (?:THE )?(.{3,})$/;
const PART_OF =
  /^(ROOF|FRONT|BACK|REAR|SIDE|TOP|FOOT|GROUNDS|BASEMENT|LOBBY|ENTRANCE|CORNER|BOTTOM|EDGE|MAIN FLOOR|GARDEN|STEPS) (?:OF|TO) (?:THE )?(.{2,})$/;

/** Stations that are no buildings: NURSES' STATION. */
const STATION_IN_ROOM = /^(?:NURSES?|NURSING|WORK|DOCKING|CHARGING|TRIAGE) STATION$/;

/** Sites whose name may follow the noun. */
const NAMED_AFTER = /^(?:HOTEL|CAFE|CAFÉ|CLUB|CASINO|VILLA|CHATEAU|RESTAURANT)$/;

/** A key that is equal for spellings of one name: PATEL'S SHOP and PATELS SHOP, THEATRE #2 and THEATER TWO. */
export function partKey(name: string): string {
  const plain = SPELLINGS.reduce((text, [sign, like]) => text.replace(sign, like), name.normalize("NFC").toUpperCase());
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word !== "THE");
  const inDigits = words.map((word) => (NUMBER_WORDS.includes(word) ? String(NUMBER_WORDS.indexOf(word)) : word));
  const [first, of, ...rest] = inDigits;
  // OFFICE OF DOYLE is DOYLE'S OFFICE.
  if (of === "OF" && rest.length > 0 && /^(?:OFFICE|HOUSE|HOME|ROOM)$/.test(first!)) {
    return `${rest.join(" ")}${rest.at(-1)!.endsWith("S") ? "" : "S"} ${first}`;
  }
  // HOTEL MARISOL is the MARISOL HOTEL.
  if (NAMED_AFTER.test(first ?? "") && of !== undefined && !ROOMS.has(of) && !OUTER_SIDES.test(of)) {
    return [of, first, ...rest].join(" ");
  }
  const end = inDigits.at(-1)!;
  const before = inDigits.at(-2) ?? "";
  const isForm = LEGAL_FORM.test(end) || (COMPANY.test(end) && TRADE.test(before));
  if (inDigits.length > 2 && isForm && before !== "AND") return inDigits.slice(0, -1).join(" ");
  return inDigits.join(" ");
}

/** The parts of a set name in order, without remarks in brackets; a firm with commas is one part. */
export function partsOfSet(set: string): string[] {
  const bare =
    set
      .replace(/\([^()]*\)/g, " ")
      .replace(/\s+/g, " ")
      .trim() || set.trim();
  return splitTrimmed(bare, DASHES)
    .flatMap(partsAtCommas)
    .filter((part) => part !== "");
}

function partsAtCommas(part: string): string[] {
  const capitals = part.toUpperCase();
  if (FIRM.test(capitals)) return [part];
  const firm = capitals.includes(",") && capitals.length === part.length ? FIRM_FIRST.exec(capitals)?.[1] : undefined;
  // KITCHEN AND HALL, GROUND FLOOR
  const names = firm?.split(/[^\p{L}]+/u) ?? [];
  const isPlace = names.some((name) => ROOMS.has(name) || isSiteWord(name) || isCity(name) || PLACE_NOUNS.has(name));
  if (firm === undefined || isPlace || !firm.includes(",")) return splitTrimmed(part, ",");
  return [part.slice(0, firm.length), ...splitTrimmed(part.slice(firm.length + 1), ",")];
}

/** The names in the name of a firm: HALVORSEN & REED; none in ROSE AND CROWN and NORA AND EMIL'S HOUSE. */
export function partnersOf(part: string): string[] {
  const words = partKey(part).split(" ");
  if (!words.includes("AND")) return [];
  const names = words.filter((word) => word !== "AND" && !PLACE_NOUNS.has(word));
  const isFirm = /[&,]/.test(part) && !PLACE_NOUNS.has(words.at(-1)!);
  const isHome = /['’]/.test(part) || DWELLINGS.test(words.join(" "));
  return isFirm || !(isHome || names.some(isInPubName)) ? names : [];
}

/** What stands near another place, by itself: TOWPATH for TOWPATH NEAR THE LOCK. */
export function innerPlace(part: string): string | undefined {
  const inner = RELATED.exec(part.toUpperCase())?.[1];
  return inner === undefined ? undefined : part.slice(0, inner.length);
}

/** Whether a part is described by another place: ALLEY BEHIND THE BANK, RIDGE ABOVE THE MISSION. */
export function isRelated(part: string): boolean {
  return relationOf(part) !== null;
}

function relationOf(part: string): RegExpExecArray | null {
  const text = part.toUpperCase();
  const room = ROOM_IN.exec(text);
  const isRoom = room !== null && ROOMS.has(room[1]!.split(" ").at(-1)!);
  const inside = isRoom ? room : null;
  const isIn = inside !== null && (kindOfPart(inside[2]!) === "site" || IN_NAMED.test(text));
  return RELATED.exec(text) ?? PART_OF.exec(text) ?? ROOM_OF.exec(text) ?? (isIn ? inside : null);
}

/** The place to which a part belongs by its words: BANK for STREET OUTSIDE THE BANK; undefined for others. */
export function outerPlace(part: string): string | undefined {
  if (TERRAIN.test(part.toUpperCase()) || TERRAIN.test(part.toUpperCase().replace(/^\S+ /, ""))) return undefined;
  const found = relationOf(part);
  return found === null ? undefined : part.slice(part.length - found[2]!.length);
}

/** What a part stands for, judged by its words alone. */
export function kindOfPart(part: string): PartKind {
  if (isCity(part)) return "city";
  const words = partKey(part).split(" ");
  const noun = words.findLast((word) => !/^\d+[A-Z]?$/.test(word)) ?? "";
  const isOwned = /['’]S? /.test(part) && HOMES.test(part.toUpperCase());
  if (isOwned) return "site";
  if (
    /^(?:\d+(?:ST|ND|RD|TH)|FIRST|SECOND|THIRD|FOURTH|FIFTH|TOP|GROUND|MAIN|LOWER|UPPER) FLOOR\b/.test(words.join(" "))
  )
    return "room";
  if (STATION_IN_ROOM.test(words.join(" "))) return "room";
  if (
    /^(?:BACK|FRONT|INSIDE|OUTSIDE|UPSTAIRS|DOWNSTAIRS|DRIVING|MOVING|PARKED|TRAVELL?ING|FLYING)$/.test(
      part.toUpperCase(),
    )
  )
    return "room";
  if (ROOMS.has(noun)) return words.length > 2 || (words.length === 2 && isSiteWord(words[0]!)) ? "name" : "room";
  return PLACE_NOUNS.has(noun) ? "site" : "name";
}

/** THE LETTER, which is no place. */
export function isThing(set: string): boolean {
  const noun = /^THE (\p{L}+)$/u.exec(set.toUpperCase())?.[1];
  return noun !== undefined && kindOfPart(noun) === "name" && vehicleInSet(noun) === undefined;
}

const OUTER_SIDES =
  /^(?:SIDEWALK|FACADE|FRONTAGE|SIGN|GROUNDS|PARKING|BACK|FRONT|REAR|WINDOW|ROOF|ROOFTOP|AREA|FORECOURT|CONCOURSE|PLAYGROUND|GYM|CLASSROOM)$/;

/** Whether a word may follow the name of a site to name a part of it: HOTEL SIDEWALK, HOTEL CORRIDOR THIRD LANDING. */
export function beginsRoom(words: string): boolean {
  const first = words.split(" ")[0]!;
  return ROOMS.has(first) || OUTER_SIDES.test(first);
}

/** HOTEL LOBBY has its site in its name. */
export function isSiteWord(word: string): boolean {
  return PLACE_NOUNS.has(word) && !ROOMS.has(word);
}

/** The name without its room, if what remains can be a site: HOTEL for HOTEL LOBBY, JOHN'S for JOHN'S KITCHEN. */
export function withoutRoom(part: string): string | undefined {
  const words = part.split(" ");
  if (words.length < 2 || !ROOMS.has(words.at(-1)!.toUpperCase())) return undefined;
  const isPair =
    /^(?:DINING|LIVING|WAITING|BED|BATH|PRESS|LOCKER|ENGINE|CONTROL|GUEST|LAUNDRY|FRONT|BACK|PARKING|EMERGENCY|OPERATING|CONFERENCE|MEETING|MAIL)$/i;
  const end = words.length > 2 && isPair.test(words.at(-2)!) ? -2 : -1;
  return words.slice(0, end).join(" ");
}

/** Two keys of at least this length that differ by one letter are one name. */
const MIN_LENGTH_OF_SLIP = 8;

/** Whether long names differ by one letter, but in no number. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LENGTH_OF_SLIP || long.length - short.length > 1) return false;
  if (one.replace(/\D/g, "") !== other.replace(/\D/g, "")) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(long.length > short.length ? at : at + 1) === long.slice(at + 1);
}
