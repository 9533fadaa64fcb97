import { nameKey } from "../fields/name-key.ts";
import { kindOfPart } from "./set-parts.ts";

const BETWEEN_NAMES = /\s?[,&/]\s?|\s(?:AND|WITH)\s/i;
const MARK_AT_END = /[,:;]$/;
const OUTSIDE = /^OUTSIDE (?:OF )?(?:THE )?/i;
/** APARTMENT - NORA and APARTMENT - EMIL are two apartments. */
const DASH_AT_END = /[–—-]$/;
/** Their names may be those of persons: HOTEL ODA, LAKE ODA. */
const NAMED_AFTER =
  /(?:^| )(?:BAR|BISTRO|BRASSERIE|CAFE|CAFÉ|CANTINA|CASINO|CHEZ|CINEMA|CLUB|DINER|INN|LODGE|HOTEL|MOTEL|OSTERIA|PENSION|PENSIONE|PIZZERIA|PUB|RESTAURANT|RISTORANTE|SALON|TAVERNA|THEATER|THEATRE|TRATTORIA|CASA|CHATEAU|HACIENDA|MAISON|PALAZZO|RANCHO|VILLA|BOAT|BARGE|FERRY|SHIP|SCHOONER|YACHT|BAY|CAMP|CAPE|FORT|FT\.?|GLEN|ISLAND|ISLE|LAKE|LOCH|MOUNT|MT\.?|PORT|RIVER|PIAZZA|PLACE|PLAZA|RUE|VIA|SAINT|SAN|SANTA|SANTO|ST\.?|STE\.?)$/i;
/** Longer sets have more than a place and names. */
const MAX_WORDS = 20;

/**
 * A set without the cast members in the shot that its heading names: FERRY OFFICE for `FERRY OFFICE NORA AND EMIL`. What
 * remains, with OUTSIDE or without, must be a set that stands alone elsewhere.
 *
 * @param isSet whether the draft or the roster has a set, given by its key
 * @param isName the same for a character
 */
export function withoutCastAtEnd(
  set: string,
  isSet: (key: string) => boolean,
  isName: (key: string) => boolean,
): string {
  const words = set.split(" ");
  if (words.length < 2 || words.length > MAX_WORDS) return set;
  for (let count = words.length - 1; count > 0; count--) {
    const before = words.slice(0, count).join(" ").replace(MARK_AT_END, "").trim();
    if (DASH_AT_END.test(before)) continue;
    const place = before.replace(OUTSIDE, "");
    if (!isSet(nameKey(before)) && !isSet(nameKey(place))) continue;
    if (NAMED_AFTER.test(place) && isSet(nameKey(set.replace(OUTSIDE, "")))) return set;
    const names = words.slice(count).join(" ").split(BETWEEN_NAMES);
    if (names.every((name) => isPerson(nameKey(name), isName))) return before;
  }
  return set;
}

/** EARL, too, if the cast list has only EARL'S VOICE; PARIS is a place, although persons have that name. */
function isPerson(name: string, isName: (key: string) => boolean): boolean {
  return kindOfPart(name) === "name" && [name, `${name}'S VOICE`, `${name}’S VOICE`].some(isName);
}
