import { isPersonNoun, personOfPlural } from "../language/person-nouns.ts";

/** Roles by the words in which the action may mention them in lower case. */
export interface RolePhrases {
  /** The roles that a text mentions, and where: the watchman, the first bailiff, both bailiffs. */
  readonly mentionedIn: (text: string) => { readonly name: string; readonly at: number }[];
}

/** Nouns that mean anyone: only with their adjectives do they name a role. */
const ANYONE = new Set(["MAN", "WOMAN", "PERSON", "MEN", "WOMEN", "PEOPLE", "GUY", "VOICE", "FIGURE"]);
const TITLE = /^(?:MR|MRS|MS|MISS|DR|SGT|LT|CAPT|SIR|LADY)\.?$/;
const PHRASE = /(?<!\p{L})(?:[Tt]he|[Bb]oth) ((?:\p{L}+ ){0,3}\p{L}+)(?!['’\p{L}])(?!, \p{Lu}{2})/gu;

/**
 * The roles with a noun for a name (WATCHMAN, FIRST BAILIFF), which the action may mention in lower case.
 *
 * @param roles all roles, in capitals
 * @param nameOf characters by their names, in capitals
 */
export function genericRoles(roles: readonly string[], nameOf: ReadonlyMap<string, string>): RolePhrases {
  const owners = new Map<string, Set<string>>();
  const add = (phrase: string, name: string) =>
    owners.set(phrase, (owners.get(phrase) ?? new Set()).add(nameOf.get(name) ?? name));
  for (const name of roles) {
    const words = name.split(" ");
    const noun = words.at(-1)!;
    if (words.some((word) => TITLE.test(word) || !/^\p{L}+$/u.test(word))) continue;
    if (!isPersonNoun(noun) && !words.some(isPersonNoun)) continue;
    if (words.length > 1) add(name, name);
    if (isPersonNoun(noun) && !ANYONE.has(noun)) add(noun, name);
  }
  const mentionedIn: RolePhrases["mentionedIn"] = (text) =>
    [...text.matchAll(PHRASE)].flatMap(({ 1: phrase, index: at }) => {
      const names = rolesOf(phrase!.split(" "), owners);
      return names.map((name) => ({ name, at }));
    });
  return { mentionedIn };
}

/** The role that the first words of a phrase mean; all roles of a noun in the plural. */
function rolesOf(words: readonly string[], owners: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const own = words.slice(0, length);
    if (own.some((word) => word !== word.toLowerCase())) continue;
    const phrase = own.join(" ").toUpperCase();
    const named = owners.get(phrase);
    if (named?.size === 1) return [...named];
    const plural = length === 1 ? owners.get(personOfPlural(phrase) ?? "") : undefined;
    if (plural !== undefined && plural.size > 1) return [...plural];
  }
  return [];
}
