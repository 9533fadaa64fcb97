import { t } from "../../i18n/speech.ts";

/** Characters that names of schedules and drafts may begin with. */
const FIRST = /^[\p{L}\p{N}\p{M}_(#\p{Pi}„‚"'’&[]/u;

/**
 * Everything else is refused: control and bidi characters, those of markup, and backslashes. A schedule's name is part of
 * table keys, which "#" separates, and of paths, which the gateway splits at an encoded "/" or "?" too. Drafts have their
 * version as key and `pathNameOf` in paths.
 */
const ALLOWED = {
  script: /[\p{L}\p{N}\p{M} ._()'’&,+\-\p{Pd}\p{Pi}\p{Pf}„‚":;!=@…·•°№[\]#/?%*]/u,
  schedule: /[\p{L}\p{N}\p{M} ._()'’&,+\-\p{Pd}\p{Pi}\p{Pf}„‚:;!=@…·•°№[\]]/u,
} as const;

const MAX_LENGTH = 100;

/** What a name is for. */
export type NameOf = keyof typeof ALLOWED;

/** A name as it is stored: composed and trimmed. */
export const storedName = (text: string): string => text.normalize("NFC").trim();

/** Why a script draft or a schedule cannot have this name; undefined if it can. */
export function nameProblem(of: NameOf, text: string): string | undefined {
  const name = storedName(text);
  if (name === "") return t("The {of} name is empty.", { of });
  if (name.length > MAX_LENGTH)
    return t("The {of} name is longer than {maxLength} characters.", { of, maxLength: MAX_LENGTH });
  const refused = [...name].find((character) => !ALLOWED[of].test(character));
  if (refused !== undefined)
    return t("The {of} name cannot have {refused}. Leave it out, or use a hyphen.", { of, refused: quoted(refused) });
  if (!FIRST.test(name))
    return t("The {of} name cannot begin with {quoted}. Begin with a letter or a digit.", {
      of,
      quoted: quoted([...name][0] ?? ""),
    });
  if (name.includes("..")) return t("The {of} name cannot contain two dots in a row.", { of });
  return undefined;
}

/** A draft's name in paths: the characters that end or split a path become "_". */
export const pathNameOf = (name: string): string => name.replace(/[#/?%*"]/g, "_");

/** The part of a text, such as a file's name, that can be a name; may be empty. */
export function possibleName(of: NameOf, text: string): string {
  const kept = [...text.normalize("NFC")].map((character) => (ALLOWED[of].test(character) ? character : " ")).join("");
  const plain = kept.replace(/\s+/g, " ").replace(/\.{2,}/g, ".");
  const first = [...plain].findIndex((character) => FIRST.test(character));
  return first < 0 ? "" : [...plain].slice(first).join("").slice(0, MAX_LENGTH).trim();
}

/** A character in quotes, or its code if it cannot be seen. */
function quoted(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return `"${character}"`;
  return t("the invisible character U+{toString}", {
    toString: (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0"),
  });
}
