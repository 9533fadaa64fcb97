import type { Part } from "../classify/script-parts.ts";
import { isPersonNoun } from "../language/person-nouns.ts";
import type { Appearance } from "../model/scene.ts";
import type { Cast } from "./characters.ts";

/** Number of rows that a list of the cast below a heading takes at most. */
const MAX_ROWS = 3;
const MAX_ROLE_LENGTH = 36;
const PREPOSITION = / (?:IN|WITH|AT|ON|OF|FROM|BEHIND|BY) /;

/** The scene without the list of its cast below the heading, `(Nora, Emil)`, and those of the list who are known. */
export function withoutCastList(
  parts: readonly Part[],
  cast: Cast,
): { readonly parts: readonly Part[]; readonly present: readonly Appearance[] } {
  const none = { parts, present: [] };
  const rows = parts.slice(1, 1 + MAX_ROWS);
  const last = rows.findIndex(({ kind, row }) => kind === "action" && row.text.trimEnd().endsWith(")"));
  const list = rows.slice(0, last + 1);
  if (last < 0 || list.some(({ kind }) => kind !== "action") || !list[0]!.row.text.startsWith("(")) return none;
  const text = list.map(({ row }) => row.text).join(" ");
  const listed = text.replace(/[()]/g, "").split(/,\s*/);
  const namedAs = (name: string) => cast.nameOf.get(name.trim().toUpperCase().replaceAll(".", ""));
  const known = listed.filter((name) => namedAs(name) !== undefined);
  if (/[.!?]\)$/.test(text) || known.length < listed.length / 2) return none;
  const { page, line } = list[0]!.row.row;
  const names = listed.flatMap((name) => namedAs(name) ?? (isRole(name) ? name.trim().toUpperCase() : []));
  const present = names.map((name): Appearance => ({ name, presence: "silent", origin: { page, line } }));
  return { parts: [parts[0]!, ...parts.slice(1 + list.length)], present };
}

/** Whether an unknown entry is one person by its noun: MAN WITH A DUCK. */
function isRole(entry: string): boolean {
  const [role = ""] = entry.trim().toUpperCase().split(PREPOSITION);
  return entry.length <= MAX_ROLE_LENGTH && isPersonNoun(role.split(" ").at(-1)!);
}

/** The characters of a scene with those whom only the list names. */
export function withListed(found: readonly Appearance[], listed: readonly Appearance[]): Appearance[] {
  const names = new Set(found.map(({ name }) => name));
  return [...found, ...listed.filter(({ name }) => !names.has(name))];
}
