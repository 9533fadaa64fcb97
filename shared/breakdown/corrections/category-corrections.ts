import { t } from "../../i18n/speech.ts";
import { categoryNamed, SCENE_CATEGORIES } from "../../screenplay/model/tag-categories.ts";
import { type Breakdown, COLUMNS } from "../model/breakdown.ts";
import { categoriesOf, isUsual, rowAsNamed, withColumn } from "../model/categories.ts";
import { ELEMENT_CATEGORIES } from "../model/cells.ts";
import type { Correction } from "./correction.ts";
import { CorrectionError } from "./correction-error.ts";

type CategoryCorrection = Extract<Correction, { category: string; kind: `${string}Category` }>;

/**
 * Adds, renames or removes an element category. Removing it removes its elements and excludes it from later runs and
 * drafts; later findings of a renamed category get the new name.
 *
 * @throws {CorrectionError} when the name is taken or not allowed, or the category does not exist
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
 * Adds the column of a category that the breakdown or the standard list has. Without a category, the breakdown is
 * unchanged.
 *
 * @throws {CorrectionError} when the category does not exist
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
      t(
        '"{category}" is a standard category that other programs know by this name. Add your own category and move elements into it.',
        { category },
      ),
    );
  }
  if (to === category) return breakdown;
  const others = { ...breakdown, columns: breakdown.columns.filter((column) => column !== category) };
  return withNames(breakdown, category, nameToBe(others, to));
}

/** Renames a category everywhere; an empty name removes it. */
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
    // A name in use again is no longer mapped to another.
    readAs: Object.fromEntries(readAs.filter(([read, as]) => read !== as && read !== to)),
  };
}

function present(breakdown: Breakdown, category: string): string {
  if (breakdown.columns.includes(category) && categoriesOf(breakdown).has(category)) return category;
  throw new CorrectionError(
    t('The category "{category}" is no longer in the breakdown. Reload it and try again.', { category }),
  );
}

/** The standard spelling of a standard category whatever the letter case, else the name as given, if it is allowed. */
function nameToBe({ columns }: Pick<Breakdown, "columns">, wanted: string): string {
  const is = (name: string) => name.toUpperCase() === wanted.toUpperCase();
  const name = ELEMENT_CATEGORIES.find(is) ?? wanted;
  const taken = columns.find((column) => column.toUpperCase() === name.toUpperCase());
  if (taken !== undefined)
    throw new CorrectionError(t('A column named "{taken}" already exists. Choose another name.', { taken }));
  const meaning = categoryNamed("", name);
  if (meaning !== name || SCENE_CATEGORIES.has(name)) {
    throw new CorrectionError(
      meaning === name
        ? t('"{name}" describes the scene as a whole, so it cannot be a category of elements. Choose another name.', {
            name,
          })
        : t('"{name}" is another name for "{meaning}", and other programs read it as that. Choose another name.', {
            name,
            meaning,
          }),
    );
  }
  return name;
}
