import type { Table } from "../../../shared/tables/tsv.ts";
import { locale } from "../../i18n/language.ts";
import { lazy } from "../../i18n/lazy.ts";

/** Filter of a column: a text that its cells must contain, and values of which they must have one; both optional. */
export interface ColumnFilter {
  readonly words: string;
  readonly values: readonly string[];
}

/** Filters by column name. */
export type Filters = ReadonlyMap<string, ColumnFilter>;

export const NO_FILTER: ColumnFilter = { words: "", values: [] };

export const isFiltering = ({ words, values }: ColumnFilter): boolean => words.trim() !== "" || values.length > 0;

/** Sets a column's filter; an empty filter is removed. */
export function withFilter(filters: Filters, column: string, filter: ColumnFilter): Filters {
  const next = new Map(filters);
  if (filter.words === "" && filter.values.length === 0) next.delete(column);
  else next.set(column, filter);
  return next;
}

/**
 * The rows that match all filters of existing columns.
 *
 * @param words text that must also occur in any cell
 */
export function passing({ columns, rows }: Table, filters: Filters, words = ""): readonly number[] {
  const wanted = folded(words.trim());
  const tests = [...filters]
    .filter(([column, filter]) => columns.includes(column) && isFiltering(filter))
    .map(([column, { words, values }]) => ({ at: columns.indexOf(column), words: folded(words.trim()), values }));
  return rows.flatMap((cells, row) => {
    const passes = tests.every(({ at, words, values }) => {
      const cell = cells[at] ?? "";
      return (
        folded(cell).includes(words) && (values.length === 0 || valuesOf(cell).some((one) => values.includes(one)))
      );
    });
    const has = wanted === "" || cells.some((text) => folded(text).includes(wanted));
    return passes && has ? [row] : [];
  });
}

/** Values of a cell for filtering: the whole cell, and each item of a list. */
function valuesOf(cell: string): readonly string[] {
  const whole = cell.trim();
  return [whole, ...itemsOf(whole)];
}

const itemsOf = (cell: string) => cell.split(/[,;\n]/).map((item) => item.trim());

/**
 * The values of a column with their number of rows, sorted, the empty value last.
 *
 * @param isList whether the cells are lists, whose items are values
 */
export function columnValues(
  { columns, rows }: Table,
  column: string,
  isList: boolean,
): [value: string, rows: number][] {
  const at = columns.indexOf(column);
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const whole = (cells[at] ?? "").trim();
    for (const value of new Set(isList ? itemsOf(whole) : [whole])) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => inOrder(one, other));
}

const collator = lazy(() => new Intl.Collator(locale, { numeric: true, sensitivity: "base" }));

/** Compares texts in natural order, with numbers by value and empty texts last. */
export function inOrder(one: string, other: string): number {
  if (one === "" || other === "") return Number(one === "") - Number(other === "");
  return collator().compare(one, other);
}

/** Normalises a text for comparison without case and accents. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Formats the filters for a URL: `Location==QUAY&Synopsis=~fog`, escaped as in a form. */
export function textFromFilters(filters: Filters): string {
  const pairs = [...filters].flatMap(([column, { words, values }]) => [
    ...(words === "" ? [] : [[column, `~${words}`]]),
    ...values.map((value) => [column, `=${value}`]),
  ]);
  return new URLSearchParams(pairs).toString();
}

/** Parses the filters of a URL; invalid ones are ignored. */
export function filtersFromText(text: string): Filters {
  let filters: Filters = new Map();
  for (const [column, said] of new URLSearchParams(text)) {
    const { words, values } = filters.get(column) ?? NO_FILTER;
    if (said.startsWith("~")) filters = withFilter(filters, column, { words: said.slice(1), values });
    if (said.startsWith("=")) filters = withFilter(filters, column, { words, values: [...values, said.slice(1)] });
  }
  return filters;
}
