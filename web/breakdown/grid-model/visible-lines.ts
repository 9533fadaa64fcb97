import type { COLUMNS } from "../../../shared/breakdown/model/breakdown.ts";
import { eighthsFromText, PageCountError, textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { type Filters, inOrder, passing } from "./filters.ts";

// By its type alone, so that its schemas stay out of the browser.
const PAGES: typeof COLUMNS.pages = "Pages";

/** A line of the shown table: a scene, or the heading of those that say the same in a column. */
export type Line =
  | { readonly kind: "scene"; readonly row: number }
  | {
      readonly kind: "group";
      /** What they have in common; "" for nothing. */
      readonly value: string;
      readonly rows: readonly number[];
      readonly isOpen: boolean;
    };

export interface Shown {
  readonly filters: Filters;
  /** The column by which scenes are grouped, if they are. */
  readonly group: string | undefined;
  /** The values of the groups of which only the heading is shown. */
  readonly closed: ReadonlySet<string>;
  /** What must stand somewhere in a scene. */
  readonly words?: string;
}

/** The lines to show of a table, scenes in its order and groups in that of what they have in common. */
export function linesOf(table: Table, { filters, group, closed, words }: Shown): readonly Line[] {
  const rows = passing(table, filters, words);
  const at = group === undefined ? -1 : table.columns.indexOf(group);
  if (at < 0) return rows.map((row) => ({ kind: "scene", row }));
  const groups = Map.groupBy(rows, (row) => (table.rows[row]?.[at] ?? "").trim());
  return [...groups]
    .toSorted(([one], [other]) => inOrder(one, other))
    .flatMap(([value, members]): Line[] => {
      const isOpen = !closed.has(value);
      const scenes = isOpen ? members.map((row): Line => ({ kind: "scene", row })) : [];
      return [{ kind: "group", value, rows: members, isOpen }, ...scenes];
    });
}

/** How long scenes are together, such as `4 2/8`; nothing where the table says no lengths that can be read. */
export function pagesOf({ columns, rows }: Table, which: readonly number[]): string {
  const at = columns.indexOf(PAGES);
  const eighths = which.map((row) => eighthsOf(rows[row]?.[at] ?? "")).reduce((sum, one) => sum + one, 0);
  return eighths === 0 ? "" : textFromEighths(eighths);
}

function eighthsOf(text: string): number {
  try {
    return text.trim() === "" ? 0 : eighthsFromText(text);
  } catch (error) {
    if (error instanceof PageCountError) return 0;
    throw error;
  }
}
