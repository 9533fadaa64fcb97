import { t } from "../../i18n/speech.ts";
import { mailProblem, phoneProblem } from "../../roster/fields/contact-text.ts";
import { plainLine } from "../../roster/fields/plain-text.ts";
import { type Table, TableError } from "../../tables/tsv.ts";
import type { CrewPosition, Department } from "../model/crew.ts";

/** A crew member in an imported list. Missing texts are empty. */
export interface CrewEntry {
  readonly department: string;
  readonly position: string;
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
  readonly union: string;
  readonly diet: string;
  /** Calls of the person and their department, when imported from another production. */
  readonly called?: Pick<CrewPosition, "offset" | "call"> & { readonly department?: Pick<Department, "offset"> };
}

type EntryText = Exclude<keyof CrewEntry, "called">;

/** Details of a crew member besides department and position. */
export const CREW_DETAILS = ["phone", "mail", "union", "diet"] as const;

/** Accepted column names in lower case; the first is Backlot's own. */
const COLUMNS: Readonly<Record<EntryText, readonly string[]>> = {
  department: ["department", "dept", "dept.", "unit"],
  position: ["position", "title", "role", "job", "job title"],
  name: ["name", "full name", "crew member"],
  phone: ["phone", "mobile", "cell", "telephone", "phone number"],
  mail: ["mail", "email", "e-mail", "email address"],
  union: ["union", "guild", "local"],
  diet: ["dietary notes", "diet", "dietary", "allergies"],
};

/**
 * The crew members of a table, one per row, by column name.
 *
 * @throws {TableError} when no column holds names; the message lists the existing columns
 */
export function entriesFromTable({ columns, rows }: Table): CrewEntry[] {
  const names = columns.map((column) => column.trim().toLowerCase());
  const place = (part: EntryText) => names.findIndex((name) => COLUMNS[part].includes(name));
  const [first, last] = ["first name", "last name"].map((name) => names.indexOf(name));
  if (place("name") < 0 && (first === -1 || last === -1)) {
    throw new TableError(
      t('There is no "Name" column among {columns}.', { columns: columns.map((column) => `"${column}"`).join(", ") }),
    );
  }
  return rows.map((cells) => {
    const cell = (at: number | undefined) => plainLine(cells[at ?? -1] ?? "");
    const whole = [cell(first), cell(last)].filter((part) => part !== "").join(" ");
    return entryOf((part) => (part === "name" && place("name") < 0 ? whole : cell(place(part))));
  });
}

/** The crew as a flat list. */
export function entriesOfCrew(crew: readonly Department[]): CrewEntry[] {
  return crew.flatMap(({ name: department, offset: departmentOffset, positions }) =>
    positions.map(({ position, name, phone = "", mail = "", union = "", diet = "", offset, call }) => ({
      ...{ department, position, name, phone, mail, union, diet },
      called: {
        ...(offset !== undefined && { offset }),
        ...(call !== undefined && { call }),
        ...(departmentOffset !== undefined && { department: { offset: departmentOffset } }),
      },
    })),
  );
}

/** Builds an entry by reading each field with `textOf`. */
export function entryOf(textOf: (part: EntryText) => string): CrewEntry {
  return {
    department: textOf("department"),
    position: textOf("position"),
    name: textOf("name"),
    phone: textOf("phone"),
    mail: textOf("mail"),
    union: textOf("union"),
    diet: textOf("diet"),
  };
}

/** The reason why an entry is rejected, quoting the wrong value; undefined when it is valid. */
export function problemWithEntry(entry: CrewEntry): string | undefined {
  if (entry.name === "" && entry.position === "") return t("The row has neither a name nor a position.");
  const { called: _, ...texts } = entry;
  const long = Object.values(texts).find((text) => text.length > 200);
  if (long !== undefined) {
    return t('"{long}…" has {count} characters; at most 200 are allowed.', {
      long: long.slice(0, 40),
      count: long.length,
    });
  }
  return phoneProblem(entry.phone) ?? mailProblem(entry.mail);
}
