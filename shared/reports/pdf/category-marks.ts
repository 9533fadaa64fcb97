/** How a category is marked on a breakdown sheet: in a colour, or with a sign in black. */
export type CategoryMark =
  | { readonly kind: "colour"; readonly hex: string }
  | { readonly kind: "circle" | "star" | "box" | "line" };

/**
 * The marks of hand-marked breakdowns, by category. Published sets differ; these are the oldest. Where one colour covers
 * two of our categories, both have it.
 */
const MARKS: Readonly<Record<string, CategoryMark>> = {
  Cast: { kind: "colour", hex: "#d93025" },
  "Background Actors": { kind: "colour", hex: "#3fa34d" },
  Stunts: { kind: "colour", hex: "#f28c28" },
  "Special Effects": { kind: "colour", hex: "#2f6fd0" },
  "Mechanical Effects": { kind: "colour", hex: "#2f6fd0" },
  Props: { kind: "colour", hex: "#7b3fa0" },
  Vehicles: { kind: "colour", hex: "#f29ac0" },
  Animals: { kind: "colour", hex: "#f29ac0" },
  "Animal Wranglers": { kind: "colour", hex: "#f29ac0" },
  Sound: { kind: "colour", hex: "#8a5a2b" },
  Music: { kind: "colour", hex: "#8a5a2b" },
  Wardrobe: { kind: "circle" },
  "Makeup/Hair": { kind: "star" },
  "Special Equipment": { kind: "box" },
  Notes: { kind: "line" },
};

/** The mark of a category; undefined for one that has none, such as those added by users. */
export function markOfCategory(category: string): CategoryMark | undefined {
  return Object.hasOwn(MARKS, category) ? MARKS[category] : undefined;
}
