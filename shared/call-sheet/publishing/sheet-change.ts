/** One difference between two call sheets of a day as text, and the keys of the people whom it affects. */
export interface SheetChange {
  readonly text: string;
  readonly touches: "everyone" | readonly string[];
}

/** `before → after`; an empty value is written as a word. */
export function fromTo(before: string, after: string): string {
  return `${before || "nothing"} → ${after || "nothing"}`;
}

/** The changes that affect a person, as text. */
export function changesFor(key: string, changes: readonly SheetChange[]): string[] {
  return changes.flatMap(({ text, touches }) => (touches === "everyone" || touches.includes(key) ? [text] : []));
}
