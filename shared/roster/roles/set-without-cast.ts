import { nameKey } from "../fields/name-key.ts";
import { kindOfPart } from "./set-parts.ts";

const BETWEEN_NAMES = /\s?[,&/]\s?|\s(?:AND|WITH)\s/i;
const MARK_AT_END = /[,:;–—-]$/;
const OUTSIDE = /^OUTSIDE (?:OF )?(?:THE )?/i;
/** Their names may be those of persons: HOTEL ODA. */
const NAMED_AFTER = /(?:^| )(?:HOTEL|CAFE|CAFÉ|CLUB|CASINO|VILLA|CHATEAU|RESTAURANT|VIA|RUE|PLACE|SAINT|ST\.?)$/i;
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
