import { stored } from "../../i18n/stored.ts";
import type { Contact } from "../model/call-sheet.ts";
import type { Department } from "../model/crew.ts";

const PRODUCER = stored("Producer");

/** Positions listed at the top of a call sheet, with the patterns of their usual titles. */
const TITLES: readonly (readonly [title: string, pattern: RegExp])[] = [
  [PRODUCER, /^(?:executive |line |co-?|associate )?producer$/i],
  [stored("Director"), /^director$/i],
  [stored("UPM"), /^(?:upm|unit production manager|production manager)$/i],
  [stored("1st AD"), /^(?:1st|first) (?:ad|a\.d\.|(?:assistant|asst\.?) director)$/i],
  [stored("2nd AD"), /^(?:2nd|second) (?:ad|a\.d\.|(?:assistant|asst\.?) director)$/i],
];

/** The key contacts that the crew list contains. */
export function contactsOf(departments: readonly Department[]): Contact[] {
  const people = departments.flatMap(({ positions }) => positions).filter(({ name }) => name.trim() !== "");
  return TITLES.flatMap(([title, pattern]) =>
    people
      .filter(({ position }) => pattern.test(position.trim()))
      .map(({ position, name, phone = "" }) => ({
        title: title === PRODUCER ? position.trim() : title,
        name,
        phone,
      })),
  );
}
