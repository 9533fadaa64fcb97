/** Names of the element categories, in the order of the Universal Category Identification. */
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

/** The distinct names in a Characters cell, in order, separated by commas, semicolons or line breaks. */
export function charactersOfCell(cell: string): string[] {
  const names = cell.split(/[,;\n]/).map((name) => name.trim().replace(/\s+/g, " "));
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Formats names as a cell that `charactersOfCell` parses. */
export function cellOfCharacters(names: readonly string[]): string {
  return names.join(", ");
}

/** The text of a row's column; empty when missing. A column can have any name, even "constructor". */
export function cellIn(cells: Readonly<Record<string, string>>, column: string): string {
  return Object.hasOwn(cells, column) ? cells[column]! : "";
}
