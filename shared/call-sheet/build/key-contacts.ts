import type { Contact } from "../model/call-sheet.ts";
import type { Department } from "../model/crew.ts";

/** Whom the head of a call sheet names, by the words in which crews write their positions. */
const TITLES: readonly (readonly [title: string, pattern: RegExp])[] = [
  ["Producer", /^(?:executive |line |co-?)?producer$/i],
  ["Director", /^director$/i],
  ["UPM", /^(?:upm|unit production manager|production manager)$/i],
  ["1st AD", /^(?:1st|first) (?:ad|a\.d\.|assistant director)$/i],
  ["2nd AD", /^(?:2nd|second) (?:ad|a\.d\.|assistant director)$/i],
];

/** The people whom everyone may need to reach, as far as the crew list has them. */
export function contactsOf(departments: readonly Department[]): Contact[] {
  const people = departments.flatMap(({ positions }) => positions).filter(({ name }) => name.trim() !== "");
  return TITLES.flatMap(([title, pattern]) =>
    people
      .filter(({ position }) => pattern.test(position.trim()))
      .map(({ position, name, phone = "" }) => ({
        title: title === "Producer" ? position.trim() : title,
        name,
        phone,
      })),
  );
}
