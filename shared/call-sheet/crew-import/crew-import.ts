import { nameKey } from "../../roster/fields/name-key.ts";
import { type CrewPosition, type Department, REMOVED_POSITION } from "../model/crew.ts";
import { CREW_DETAILS, type CrewEntry, problemWithEntry } from "./crew-entry.ts";

/** The result of importing one entry. `words` gives the reason for a rejection, or the fields that are completed. */
export interface CrewImportRow {
  /** Position in the list, from 1. */
  readonly line: number;
  readonly entry: CrewEntry;
  readonly outcome: "added" | "completed" | "there" | "refused";
  readonly words: string;
}

/** Preview of an import by row, and the resulting crew. */
export interface CrewImport {
  readonly rows: readonly CrewImportRow[];
  readonly departments: readonly Department[];
}

/** Department of imported people without one. */
const UNSORTED = "Crew";

/**
 * Imports people into a crew. Existing people, matched by email, phone, or name and position, are not duplicated:
 * missing details are completed, and existing ones are never changed. New people and new departments keep the calls of
 * the production that they come from.
 *
 * @param newId makes the id of a new department
 */
export function importedCrew(
  crew: readonly Department[],
  entries: readonly CrewEntry[],
  newId: () => string,
): CrewImport {
  const departments = crew.map((department) => ({ ...department, positions: [...department.positions] }));
  const rows = entries.map((entry, at): CrewImportRow => {
    const line = at + 1;
    const problem = problemWithEntry(entry);
    if (problem !== undefined) return { line, entry, outcome: "refused", words: problem };
    for (const department of departments) {
      const place = department.positions.findIndex((one) => isSamePerson(one, entry));
      if (place < 0) continue;
      const known = department.positions[place]!;
      const missing = CREW_DETAILS.filter((part) => !known[part] && entry[part] !== "");
      if (missing.length === 0) return { line, entry, outcome: "there", words: "" };
      department.positions[place] = { ...known, ...Object.fromEntries(missing.map((part) => [part, entry[part]])) };
      return { line, entry, outcome: "completed", words: missing.join(", ") };
    }
    const wanted = entry.department || UNSORTED;
    let department = departments.find(({ name }) => nameKey(name) === nameKey(wanted));
    if (!department) {
      department = { id: newId(), name: wanted.slice(0, 100), ...entry.called?.department, positions: [] };
      departments.push(department);
    }
    department.positions.push(positionOf(entry));
    return { line, entry, outcome: "added", words: "" };
  });
  return { rows, departments };
}

/** Two crew entries that may be one person. */
export interface DuplicateEntries {
  /** Position of each entry: index of the department and of the position in it. */
  readonly first: readonly [department: number, position: number];
  readonly second: readonly [department: number, position: number];
  readonly name: string;
  /** The field that matches. */
  readonly by: "mail" | "phone" | "name";
}

/** Finds entries with the same email, phone or name. */
export function findDuplicates(crew: readonly Department[]): DuplicateEntries[] {
  const all = crew.flatMap(({ positions }, department) =>
    positions.map((person, position) => ({ person, place: [department, position] as const })),
  );
  return all.flatMap(({ person, place }, at) =>
    all.slice(at + 1).flatMap((other): DuplicateEntries[] => {
      const by = similarityOf(person, other.person);
      return by === undefined || person.name.trim() === ""
        ? []
        : [{ first: place, second: other.place, name: person.name, by }];
    }),
  );
}

/** Merges two entries: the first stays and is completed with details of the second. */
export function mergeDuplicates(crew: readonly Department[], { first, second }: DuplicateEntries): Department[] {
  const gone = crew[second[0]]?.positions[second[1]];
  return crew.map((department, at) => ({
    ...department,
    positions: department.positions.map((one, position) => {
      if (at === second[0] && position === second[1]) return REMOVED_POSITION;
      return at === first[0] && position === first[1] && gone ? completed(one, gone) : one;
    }),
  }));
}

function completed(one: CrewPosition, other: CrewPosition): CrewPosition {
  const missing = CREW_DETAILS.filter((part) => !one[part] && other[part]);
  const position = one.position || other.position;
  return { ...one, position, ...Object.fromEntries(missing.map((part) => [part, other[part]])) };
}

function isSamePerson(one: CrewPosition, entry: CrewEntry): boolean {
  const by = similarityOf(one, entry);
  return by === "name" ? nameKey(one.position) === nameKey(entry.position) || one.position === "" : by !== undefined;
}

type Reachable = Pick<CrewPosition, "name" | "phone" | "mail">;

function similarityOf(one: Reachable, other: Reachable): DuplicateEntries["by"] | undefined {
  if (one.mail && one.mail.toLowerCase() === other.mail?.toLowerCase()) return "mail";
  const isSameName = one.name.trim() !== "" && nameKey(one.name) === nameKey(other.name);
  // A household or an office may share a number, but rarely the initial too.
  const initial = (name: string) => nameKey(name)[0];
  if (
    phoneKey(one.phone) &&
    phoneKey(one.phone) === phoneKey(other.phone) &&
    initial(one.name) === initial(other.name)
  ) {
    return "phone";
  }
  return isSameName ? "name" : undefined;
}

/** The last nine digits, which are the same with and without a country code. */
function phoneKey(phone = ""): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length < 7 ? "" : digits.slice(-9);
}

function positionOf(entry: CrewEntry): CrewPosition {
  const details = CREW_DETAILS.filter((part) => entry[part] !== "").map((part) => [part, entry[part]]);
  const { department: _, ...called } = entry.called ?? {};
  return { position: entry.position, name: entry.name, ...Object.fromEntries(details), ...called };
}
