/** The names of element categories, as the Universal Category Identification lists them, in its order. */
export const ELEMENT_CATEGORIES = [
  "Background Actors",
  "Stunts",
  "Vehicles",
  "Props",
  "Special Effects",
  "Wardrobe",
  "Makeup/Hair",
  "Animals",
  "Animal Wranglers",
  "Camera",
  "Grip",
  "Electric",
  "Sound",
  "Music",
  "Art Department",
  "Set Dressing",
  "Greenery",
  "Security",
  "Special Equipment",
  "Additional Labor",
  "Visual Effects",
  "Mechanical Effects",
  "Miscellaneous",
] as const;

/** The name of an element category. */
export type ElementCategory = (typeof ELEMENT_CATEGORIES)[number];

/** The names listed in a Characters cell, each once, in their order. Commas, semicolons and line breaks part them. */
export function charactersOfCell(cell: string): string[] {
  const names = cell.split(/[,;\n]/).map((name) => name.trim().replace(/\s+/g, " "));
  return [...new Set(names.filter((name) => name !== ""))];
}

/** A cell that lists the names, as `charactersOfCell` reads it. */
export function cellOfCharacters(names: readonly string[]): string {
  return names.join(", ");
}

/** The text in a column of a row; empty when the row has none. A column may bear any name, even "constructor". */
export function cellIn(cells: Readonly<Record<string, string>>, column: string): string {
  return Object.hasOwn(cells, column) ? cells[column]! : "";
}
