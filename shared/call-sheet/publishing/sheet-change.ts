import { stored } from "../../i18n/stored.ts";

/** One difference between two call sheets of a day as text, and the keys of the people whom it affects. */
export interface SheetChange {
  readonly text: string;
  readonly touches: "everyone" | readonly string[];
}

/** `before → after`; an empty value is written as a word. */
export function fromTo(before: string, after: string): string {
  if (before === "") return stored("nothing → {after}", { after: after || stored("nothing") });
  return after === "" ? stored("{before} → nothing", { before }) : `${before} → ${after}`;
}

/** `Crew call: 7 AM → 8 AM`. Label and parts may be stored texts. */
export const labelled = (label: string, parts: string) => stored("{label}: {parts}", { label, parts });

/** The changes that affect a person, as text. */
export function changesFor(key: string, changes: readonly SheetChange[]): string[] {
  return changes.flatMap(({ text, touches }) => (touches === "everyone" || touches.includes(key) ? [text] : []));
}
