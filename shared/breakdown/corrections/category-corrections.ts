import { categoryNamed, SCENE_CATEGORIES } from "../../screenplay/model/tag-categories.ts";
import { type Breakdown, COLUMNS } from "../model/breakdown.ts";
import { categoriesOf, isUsual, rowAsNamed, withColumn } from "../model/categories.ts";
import { ELEMENT_CATEGORIES } from "../model/cells.ts";
import type { Correction } from "./correction.ts";
import { CorrectionError } from "./correction-error.ts";

type CategoryCorrection = Extract<Correction, { category: string; kind: `${string}Category` }>;

/**
 * The breakdown with an element category added, renamed or removed. A removed one goes with all that it lists; what the
 * reader finds of it in later runs and drafts stays out, and what it finds of a renamed one stands under the new name.
 *
 * @throws {CorrectionError} when a name is taken or cannot be had, or there is no such category
 */
export function withCategories(breakdown: Breakdown, correction: CategoryCorrection): Breakdown {
  const { category } = correction;
  switch (correction.kind) {
    case "addCategory":
      return withAdded(breakdown, nameToBe(breakdown, category));
    case "renameCategory":
      return withRenamed(breakdown, present(breakdown, category), correction.to);
    case "removeCategory":
      return withNames(breakdown, present(breakdown, category), "");
  }
}

/**
 * The breakdown with a column for a category that it or other programs know; for none, as it is.
 *
 * @throws {CorrectionError} when there is no such category
 */
export function withCategory(breakdown: Breakdown, category: string | undefined): Breakdown {
  if (category === undefined) return breakdown;
  if (breakdown.columns.includes(category) && categoriesOf(breakdown).has(category)) return breakdown;
  return isUsual(category) ? withAdded(breakdown, category) : withAdded(breakdown, present(breakdown, category));
}

function withAdded(breakdown: Breakdown, name: string): Breakdown {
  const { [name]: _, ...readAs } = breakdown.readAs ?? {};
  return {
    ...breakdown,
    columns: withColumn(breakdown.columns, name, COLUMNS.notes),
    categories: [...(breakdown.categories ?? []), name],
    readAs,
  };
}

function withRenamed(breakdown: Breakdown, category: string, to: string): Breakdown {
  if (isUsual(category)) {
    throw new CorrectionError(
      `"${category}" is a standard category that other programs know by this name. Add your own category and move elements into it.`,
    );
  }
  if (to === category) return breakdown;
  const others = { ...breakdown, columns: breakdown.columns.filter((column) => column !== category) };
  return withNames(breakdown, category, nameToBe(others, to));
}

/** The breakdown with a category under another name everywhere, or out of it under the empty name. */
function withNames(breakdown: Breakdown, category: string, to: string): Breakdown {
  const names = { [category]: to };
  const named = (columns: readonly string[]) =>
    columns.map((column) => (column === category ? to : column)).filter((column) => column !== "");
  const readAs = Object.entries({ ...breakdown.readAs, [category]: category }).map(([read, as]) => [
    read,
    as === category ? to : as,
  ]);
  return {
    ...breakdown,
    columns: named(breakdown.columns),
    rows: breakdown.rows.map((row) => rowAsNamed(row, names)),
    aside: breakdown.aside.map((row) => rowAsNamed(row, names)),
    categories: [...new Set([...named(breakdown.categories ?? []), ...(to === "" ? [] : [to])])],
    // A name that is used again stands for itself.
    readAs: Object.fromEntries(readAs.filter(([read, as]) => read !== as && read !== to)),
  };
}

function present(breakdown: Breakdown, category: string): string {
  if (breakdown.columns.includes(category) && categoriesOf(breakdown).has(category)) return category;
  throw new CorrectionError(`The category "${category}" is no longer in the breakdown. Reload it and try again.`);
}

/** A usual category's own name where the wanted one is it in other letters; else as wanted, if it can be had. */
function nameToBe({ columns }: Pick<Breakdown, "columns">, wanted: string): string {
  const is = (name: string) => name.toUpperCase() === wanted.toUpperCase();
  const name = ELEMENT_CATEGORIES.find(is) ?? wanted;
  const taken = columns.find((column) => column.toUpperCase() === name.toUpperCase());
  if (taken !== undefined) throw new CorrectionError(`A column named "${taken}" already exists. Choose another name.`);
  const meaning = categoryNamed("", name);
  if (meaning !== name || SCENE_CATEGORIES.has(name)) {
    throw new CorrectionError(
      meaning === name
        ? `"${name}" describes the scene as a whole, so it cannot be a category of elements. Choose another name.`
        : `"${name}" is another name for "${meaning}", and other programs read it as that. Choose another name.`,
    );
  }
  return name;
}
