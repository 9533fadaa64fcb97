import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import { mostBeforeWork, restsAfterNight } from "../../shared/schedule/turnaround.ts";
import { counted } from "./board-words.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** What the board is checked against, in sentences. */
export function rulesInWords({ scenesPerDay, weekdays, limits = {} }: BoardSheet): string[] {
  const { eighthsPerDay, locationsPerDay } = limits;
  const week = weekdays.length === 7 ? "every day of the week" : weekdays.map((day) => WEEKDAYS[day]).join(", ");
  return [
    `A day has at most ${counted(scenesPerDay, "scene")}.`,
    ...(eighthsPerDay === undefined ? [] : [`A day has at most ${textFromEighths(eighthsPerDay)} pages.`]),
    ...(locationsPerDay === undefined ? [] : [`A day is at most at ${counted(locationsPerDay, "location")}.`]),
    `Work is on ${week}, and on other days only where somebody's dates name them.`,
    "Cast and locations are needed on their own dates only.",
    ...(restsAfterNight(limits) ? ["No exterior by day follows on the day after one by night."] : []),
    ...(mostBeforeWork(limits) === null
      ? []
      : [
          `${counted(limits.turnaroundHours ?? 0, "hour")} lie between a day's wrap and the next day's call: a day before another has at most ${textFromEighths(mostBeforeWork(limits) ?? 0)} pages, but before a night.`,
        ]),
  ];
}
