import { t } from "../../i18n/speech.ts";
import { type Table, TableError } from "../../tables/tsv.ts";
import { FieldError } from "../fields/field-error.ts";
import { plainLine } from "../fields/plain-text.ts";
import { actorFromForm } from "./actor-form.ts";
import { locationFromForm } from "./location-form.ts";
import { ACTOR_FIELDS, LOCATION_FIELDS, type SheetField, shownText } from "./option-fields.ts";

/** A candidate's details besides the name, by field name (see sheet-fields.ts). */
export type OptionTexts = Readonly<Record<string, string>>;

/** A candidate in a spreadsheet: an actor for a role, or a location for a location group. */
export interface ImportedOption {
  /** Cast id of the role, or id of the location group. */
  readonly id: string;
  readonly name: string;
  readonly texts: OptionTexts;
}

/** A role or location group that can have candidates. */
export interface OptionOwner {
  readonly id: string;
  readonly name: string;
}

/** A change of an existing candidate, as text for people. */
export interface OptionChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The effect of importing a row; `row` counts from the header row. */
export interface SpreadsheetRow {
  readonly row: number;
  /** The candidate after the import. */
  readonly option: ImportedOption;
  readonly outcome: "added" | "changed" | "there" | "refused";
  /** The reason of the rejection, quoting the wrong value. */
  readonly words: string;
  readonly changes: readonly OptionChange[];
}

/** Columns that identify the owner and the candidate, and detail columns. */
export const SPREADSHEETS = {
  cast: { id: "Cast ID", owner: "Character", name: "Actor Name", fields: ACTOR_FIELDS },
  locations: { id: "Location ID", owner: "Location Group Name", name: "Location Name", fields: LOCATION_FIELDS },
} as const;
export type SpreadsheetKind = keyof typeof SPREADSHEETS;

const MAX_NAME_LENGTH = 200;

/**
 * Candidates as a spreadsheet, grouped by role or location group. One without candidates has an empty row to fill in.
 *
 * @param isForEditors whether to include columns that only editors may see
 */
export function optionsToTable(
  kind: SpreadsheetKind,
  owners: readonly OptionOwner[],
  options: readonly ImportedOption[],
  isForEditors: boolean,
): Table {
  const { id, owner, name } = SPREADSHEETS[kind];
  const fields = fieldsOf(kind).filter((field) => isForEditors || !field.isForEditors);
  const cells = ({ texts }: ImportedOption) => fields.map((field) => shownText(field, texts[field.name] ?? ""));
  return {
    columns: [id, owner, name, ...fields.map(({ column }) => column)],
    rows: owners.flatMap((one) => {
      const own = options.filter((option) => option.id === one.id);
      if (own.length === 0) return [[one.id, one.name, "", ...fields.map(() => "")]];
      return own.map((option) => [one.id, one.name, option.name, ...cells(option)]);
    }),
  };
}

/**
 * Plans an import row by row. A candidate belongs to the role or group given by id or, without an id, by name in any
 * letter case. For an existing candidate, each column replaces the detail, also with an empty text; details without a
 * column stay. Empty rows are skipped.
 *
 * @throws {TableError} when a required column is missing; the message names it and the existing columns
 */
export function planOptionImport(
  kind: SpreadsheetKind,
  table: Table,
  owners: readonly OptionOwner[],
  known: readonly ImportedOption[],
): SpreadsheetRow[] {
  const before = new Map(known.map((option) => [keyOf(option), option]));
  const named = new Map<string, ImportedOption>();
  return saidRows(kind, table, owners).map(({ row, id, name, owner, missing, cells }): SpreadsheetRow => {
    const present = before.get(keyOf({ id, name }));
    const texts = Object.fromEntries(cells.map(({ field, cell }) => [field.name, meantBy(field, cell, present)]));
    const option = { id, name, texts: { ...(present?.texts ?? emptyTexts(kind)), ...texts } };
    const refused = (words: string): SpreadsheetRow => ({ row, option, outcome: "refused", words, changes: [] });
    const fields = cells.map(({ field }) => field);

    if (!owner) return refused(missing);
    const problem = problemWith(kind, option);
    if (problem !== undefined) return refused(problem);
    const twin = named.get(keyOf(option));
    if (twin && changesOf(fields, twin, option).length > 0) {
      return refused(
        t('"{name}" is already listed above for {name2}, with different values.', { name, name2: owner.name }),
      );
    }
    named.set(keyOf(option), option);
    if (!present && !twin) return { row, option, outcome: "added", words: "", changes: [] };
    const changes = present && !twin ? changesOf(fields, present, option) : [];
    return { row, option, outcome: changes.length > 0 ? "changed" : "there", words: "", changes };
  });
}

/** A row of the file: the owner, and the cells of existing columns by field. */
interface SaidRow {
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly owner: OptionOwner | undefined;
  /** The message for an unknown role or group. */
  readonly missing: string;
  readonly cells: readonly { readonly field: SheetField; readonly cell: string }[];
}

/** Non-empty rows with their roles or groups. */
function saidRows(kind: SpreadsheetKind, table: Table, owners: readonly OptionOwner[]): SaidRow[] {
  const names = SPREADSHEETS[kind];
  const place = (column: string) => table.columns.findIndex((one) => one.toLowerCase() === column.toLowerCase());
  const there = table.columns.map((column) => `"${column}"`).join(", ");
  if (place(names.name) < 0)
    throw new TableError(t('There is no "{name}" column among {there}.', { name: names.name, there }));
  if (place(names.id) < 0 && place(names.owner) < 0) {
    throw new TableError(
      t('There is neither a "{id}" nor a "{owner}" column among {there}.', { id: names.id, owner: names.owner, there }),
    );
  }
  const fields = fieldsOf(kind).filter(({ column }) => place(column) >= 0);
  return table.rows.flatMap((line, at) => {
    const raw = (column: string) => line[place(column)] ?? "";
    const cells = fields.map((field) => ({ field, cell: raw(field.column) }));
    if ([raw(names.name), ...cells.map(({ cell }) => cell)].every((cell) => cell.trim() === "")) return [];
    const [id, text] = [plainLine(raw(names.id)), plainLine(raw(names.owner))];
    const owner = id === "" ? owners.find((one) => isSameName(one.name, text)) : owners.find((one) => one.id === id);
    const missing = t('There is no {column} "{name}".', {
      column: id === "" ? names.owner : names.id,
      name: id || text,
    });
    return { row: at + 2, id: owner?.id ?? id, name: plainLine(raw(names.name)), owner, missing, cells };
  });
}

/** All fields of a kind of candidate. */
function fieldsOf(kind: SpreadsheetKind): readonly SheetField[] {
  return SPREADSHEETS[kind].fields;
}

/** The meaning of a cell. If it equals the current value in meaning, the current text is kept. */
function meantBy(field: SheetField, cell: string, known: ImportedOption | undefined): string {
  const text = field.read(cell);
  const present = known?.texts[field.name];
  return present !== undefined && field.isSame?.(present, text) ? present : text;
}

function changesOf(fields: readonly SheetField[], one: ImportedOption, other: ImportedOption): OptionChange[] {
  return fields.flatMap((field) => {
    const [before, after] = [one.texts[field.name] ?? "", other.texts[field.name] ?? ""];
    if (before === after) return [];
    return { column: field.column, before: shownText(field, before), after: shownText(field, after) };
  });
}

function problemWith(kind: SpreadsheetKind, { name, texts }: ImportedOption): string | undefined {
  const names = SPREADSHEETS[kind];
  if (name === "") return t("The {name} is empty.", { name: names.name });
  if (name.length > MAX_NAME_LENGTH)
    return t("{name} has more than {maxNameLength} characters.", { name: names.name, maxNameLength: MAX_NAME_LENGTH });
  try {
    fromTexts[kind](texts);
    return undefined;
  } catch (error) {
    if (error instanceof FieldError) return error.message;
    throw error;
  }
}

const fromTexts = {
  cast: (texts: OptionTexts) => actorFromForm(formOf(ACTOR_FIELDS, texts)),
  locations: (texts: OptionTexts) => locationFromForm(formOf(LOCATION_FIELDS, texts)),
};

/** The form with these fields. */
export function formOf<Name extends string>(
  fields: readonly SheetField<Name>[],
  texts: OptionTexts,
): Readonly<Record<Name, string>> {
  return Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? ""])) as Record<Name, string>; // all keys
}

const emptyTexts = (kind: SpreadsheetKind): OptionTexts =>
  Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, ""]));

const keyOf = ({ id, name }: Pick<ImportedOption, "id" | "name">) => JSON.stringify([id, name]);
const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
