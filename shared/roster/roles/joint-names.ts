import { nameKey } from "../fields/name-key.ts";
import { areFormsOfOneName } from "./nicknames.ts";

/** To whom a name in a scene belongs: to another role, to several or a crowd and thus to no role, or to its own. */
export type NameOwner =
  | { readonly kind: "own" }
  | { readonly kind: "nobody" }
  | { readonly kind: "role"; readonly name: string };

const OWN: NameOwner = { kind: "own" };
const NOBODY: NameOwner = { kind: "nobody" };
const APOSTROPHE = /[’‘´`Õ]/g;
/** NORA'S VOICE, MR. BURNS' VOICE, VOICE OF NORA. */
const VOICE_OF = /^(.{2,60}?)'S? VOICE$|^(?:THE )?VOICE OF (.{2,60})$/;
/** NORA AD LIB, REPORTERS (AD LIBS). */
const AD_LIB = /^(.{2,60}?) (?:AD[ -]?LIBS?|AD[ -]?LIBBING)$/;
const BETWEEN_NAMES = / (?:AND|&|\+|WITH|ET|UND|Y|E) | ?\/ ?/;
/** Speakers who are a crowd: extras, not members of the cast. */
const CROWD =
  /^(?:(?:THE|ALL|ALL THE|OTHER|THE OTHER|SOME|SEVERAL|VARIOUS|TWO|THREE|FOUR|MORE) )?(?:[\p{L}'-]{2,20} )?(?:AUDIENCE|BOYS|BYSTANDERS|CHILDREN|CONGREGATION|COPS|CROWD|CUSTOMERS|DEPUTIES|DETECTIVES|EVERYBODY|EVERYONE|FANS|GIRLS|GUARDS|GUESTS|JOURNALISTS|KIDS|MEN|MOB|NEIGHBORS|NEIGHBOURS|NURSES|OFFICERS|ONLOOKERS|OTHERS|PASSENGERS|PATRONS|PEOPLE|POLICEMEN|PROTESTERS|PROTESTORS|REPORTERS|SAILORS|SOLDIERS|SPECTATORS|STUDENTS|TROOPS|VILLAGERS|VOICES|WAITERS|WOMEN|WORKERS)(?: (?:FROM|IN|OUTSIDE|ON) [\p{L}' ]{2,30})?$|^(?:ALL|BOTH|ENSEMBLE|OMNES)$/u;

/**
 * The owner of a name, judged by the other names of the draft. NORA'S VOICE and NORA AD LIB belong to NORA; NORA AND
 * EMIL to no role of their own if both have one; LOUIS/LOUIE, two spellings of one name, to LOUIS.
 *
 * @param known whether the draft or the roster has a name, given by its key
 */
export function ownerOfName(name: string, known: (key: string) => boolean): NameOwner {
  const key = keyOf(name);
  const voice = VOICE_OF.exec(key);
  const one = voice?.[1] ?? voice?.[2] ?? AD_LIB.exec(key)?.[1];
  if (one !== undefined) {
    const owner = ownerNamed(one, known);
    if (owner !== undefined) return { kind: "role", name: owner };
    return CROWD.test(one) ? NOBODY : OWN;
  }
  const parts = key.split(BETWEEN_NAMES).map((part) => part.trim());
  if (parts.length > 1) {
    if (parts.length === 2 && areSpellings(parts[0]!, parts[1]!)) {
      const owner = parts.find(known);
      return owner === undefined ? OWN : { kind: "role", name: owner };
    }
    return parts.every((part) => known(part) || CROWD.test(part)) ? NOBODY : OWN;
  }
  return CROWD.test(key) ? NOBODY : OWN;
}

/** BURNS'S VOICE may be printed as BURN'S VOICE. */
function ownerNamed(name: string, known: (key: string) => boolean): string | undefined {
  return [name, `${name}S`].find(known);
}

function areSpellings(one: string, other: string): boolean {
  return (
    areFormsOfOneName(one, other) ||
    (one.length > 3 && one.slice(0, 3) === other.slice(0, 3) && Math.abs(one.length - other.length) <= 1)
  );
}

function keyOf(name: string): string {
  return nameKey(name).replace(APOSTROPHE, "'").replace(/[()]/g, "").replace(/ {2,}/g, " ");
}
