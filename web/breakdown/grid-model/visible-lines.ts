import type { COLUMNS } from "../../../shared/breakdown/model/breakdown.ts";
import { eighthsFromText, PageCountError, textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import { dividedNumber } from "../../../shared/episodes/scene-number.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { type Filters, inOrder, passing } from "./filters.ts";

// Imports only the type, so that the schemas stay out of the bundle.
const PAGES: typeof COLUMNS.pages = "Pages";
const NUMBER: typeof COLUMNS.number = "Scene Number";

/** A displayed line: a scene, or the heading of a group of scenes with the same value. */
export type Line =
  | { readonly kind: "scene"; readonly row: number }
  | {
      readonly kind: "group";
      /** The common value; "" for empty cells. */
      readonly value: string;
      readonly rows: readonly number[];
      readonly isOpen: boolean;
    };

export interface Shown {
  readonly filters: Filters;
  /** The column by which scenes are grouped, if any. */
  readonly group: string | undefined;
  /** Values of collapsed groups. */
  readonly closed: ReadonlySet<string>;
  /** Text that a scene must contain. */
  readonly words?: string;
  /** Number of the episode that scenes must be of; empty for all. */
  readonly episode?: string;
}

/** The displayed lines of a table: scenes in table order, groups sorted by value. */
export function linesOf(table: Table, { filters, group, closed, words, episode = "" }: Shown): readonly Line[] {
  const passed = passing(table, filters, words);
  const rows = episode === "" ? passed : passed.filter((row) => episodeAt(table, row) === episode);
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

/** The number of the episode that a scene's number begins with. */
function episodeAt({ columns, rows }: Table, row: number): string | undefined {
  return dividedNumber(rows[row]?.[columns.indexOf(NUMBER)] ?? "")?.episode;
}

/** Total length of the scenes, such as `4 2/8`; empty if the table has no valid lengths. */
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
