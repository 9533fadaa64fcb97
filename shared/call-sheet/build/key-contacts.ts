import type { Contact } from "../model/call-sheet.ts";
import type { Department } from "../model/crew.ts";

/** Positions listed at the top of a call sheet, with the patterns of their usual titles. */
const TITLES: readonly (readonly [title: string, pattern: RegExp])[] = [
  ["Producer", /^(?:executive |line |co-?|associate )?producer$/i],
  ["Director", /^director$/i],
  ["UPM", /^(?:upm|unit production manager|production manager)$/i],
  ["1st AD", /^(?:1st|first) (?:ad|a\.d\.|(?:assistant|asst\.?) director)$/i],
  ["2nd AD", /^(?:2nd|second) (?:ad|a\.d\.|(?:assistant|asst\.?) director)$/i],
];

/** The key contacts that the crew list contains. */
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
