import { type Table, TableError } from "../breakdown/tsv.ts";
import { availabilityFromText, DatesError } from "./dates.ts";

/** A candidate as a sheet has it: an actor for a role with details, or a place for a location group with an address. */
export interface SheetOption {
  /** The cast id of the role, or the id of the location group. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly dates: string;
}

/** A role or location group that candidates can be for. */
export interface SheetOwner {
  readonly id: string;
  readonly name: string;
}

/** What an import would do with a row; `row` counts from the sheet's first line, which names the columns. */
export interface SheetRow {
  readonly row: number;
  readonly option: SheetOption;
  readonly outcome: "added" | "there" | "refused";
  /** Why it is refused, quoting what is wrong, or what is there already. */
  readonly words: string;
}

/** The columns of the sheets, by what they are of. */
export const SHEET_COLUMNS = {
  cast: { id: "Cast ID", owner: "Character", name: "Actor Name", note: "Details", dates: "Dates" },
  locations: {
    id: "Location ID",
    owner: "Location Group Name",
    name: "Location Name",
    note: "Address",
    dates: "Dates",
  },
} as const;
export type SheetKind = keyof typeof SHEET_COLUMNS;

const LONGEST = { name: 200, note: 500, dates: 5000 } as const;

/** Candidates as a table to be saved as a sheet, those of one role or group below each other. */
export function sheetOfOptions(kind: SheetKind, owners: readonly SheetOwner[], options: readonly SheetOption[]): Table {
  const { id, owner, name, note, dates } = SHEET_COLUMNS[kind];
  return {
    columns: [id, owner, name, note, dates],
    rows: owners.flatMap((one) =>
      options
        .filter((option) => option.id === one.id)
        .map((option) => [one.id, one.name, option.name, option.note, option.dates]),
    ),
  };
}

/**
 * What importing a sheet would do, row by row. A candidate belongs to the role or group of its id, or, where the sheet
 * has none, of its name in any letter case.
 *
 * @throws {TableError} when a column that is needed is missing; the message names it and those that there are
 */
export function optionsFromSheet(
  kind: SheetKind,
  table: Table,
  owners: readonly SheetOwner[],
  known: readonly SheetOption[],
): SheetRow[] {
  const names = SHEET_COLUMNS[kind];
  const place = (column: string) => table.columns.findIndex((one) => one.toLowerCase() === column.toLowerCase());
  const there = table.columns.map((column) => `"${column}"`).join(", ");
  if (place(names.name) < 0) throw new TableError(`There is no "${names.name}" column among ${there}.`);
  if (place(names.id) < 0 && place(names.owner) < 0) {
    throw new TableError(`There is neither a "${names.id}" nor a "${names.owner}" column among ${there}.`);
  }
  const seen = new Map(known.map((option) => [keyOf(option), option]));
  return table.rows.map((cells, at): SheetRow => {
    const cell = (column: string) => inOneLine(cells[place(column)] ?? "");
    const [id, owner] = [cell(names.id), cell(names.owner)];
    const found = id === "" ? owners.find((one) => same(one.name, owner)) : owners.find((one) => one.id === id);
    const option = { id: found?.id ?? id, name: cell(names.name), note: cell(names.note), dates: cell(names.dates) };
    const problem = found
      ? problemWith(option, names)
      : `There is no ${id === "" ? names.owner : names.id} "${id || owner}".`;
    const row = { row: at + 2, option };
    if (problem !== undefined) return { ...row, outcome: "refused", words: problem };
    const before = seen.get(keyOf(option));
    if (!before) {
      seen.set(keyOf(option), option);
      return { ...row, outcome: "added", words: "" };
    }
    if (before.note === option.note && before.dates === option.dates) return { ...row, outcome: "there", words: "" };
    const words = `"${option.name}" is an option for ${found!.name} already, with ${inWords(before, names)}.`;
    return { ...row, outcome: "refused", words };
  });
}

type Names = (typeof SHEET_COLUMNS)[SheetKind];

function problemWith(option: SheetOption, names: Names): string | undefined {
  if (option.name === "") return `The ${names.name} is empty.`;
  for (const part of ["name", "note", "dates"] as const) {
    if (option[part].length > LONGEST[part]) return `${names[part]} has more than ${LONGEST[part]} characters.`;
  }
  try {
    availabilityFromText(option.dates);
    return undefined;
  } catch (error) {
    if (error instanceof DatesError) return error.message;
    throw error;
  }
}

const inWords = ({ note, dates }: SheetOption, names: Names) => `${names.note} "${note}" and ${names.dates} "${dates}"`;

const keyOf = ({ id, name }: SheetOption) => JSON.stringify([id, name]);
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function inOneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
