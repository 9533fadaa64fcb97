/** One thing that differs between two call sheets of a day, in words, and whom it touches, by their keys. */
export interface SheetChange {
  readonly text: string;
  readonly touches: "everyone" | readonly string[];
}

/** `before → after`; what was or is empty says so. */
export function fromTo(before: string, after: string): string {
  return `${before || "nothing"} → ${after || "nothing"}`;
}

/** What touches somebody, in words. */
export function changesFor(key: string, changes: readonly SheetChange[]): string[] {
  return changes.flatMap(({ text, touches }) => (touches === "everyone" || touches.includes(key) ? [text] : []));
}
