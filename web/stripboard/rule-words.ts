import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { BoardSheet } from "../../shared/schedule/stripboard/board-sheet.ts";
import { mostBeforeWork, restsAfterNight } from "../../shared/schedule/turnaround.ts";
import { weekdayName } from "../texts/calendar-words.ts";
import { say } from "../texts/say.ts";

/** What the board is checked against, in sentences. */
export function rulesInWords({ scenesPerDay, weekdays, limits = {} }: BoardSheet): string[] {
  const { eighthsPerDay, locationsPerDay } = limits;
  const week = weekdays.length === 7 ? say("every day of the week") : weekdays.map(weekdayName).join(", ");
  return [
    say("A day has at most {scenesPerDay, plural, one {# scene} other {# scenes}}.", { scenesPerDay }),
    ...(eighthsPerDay === undefined
      ? []
      : [say("A day has at most {eighthsPerDay} pages.", { eighthsPerDay: textFromEighths(eighthsPerDay) })]),
    ...(locationsPerDay === undefined
      ? []
      : [
          say("A day has at most {locationsPerDay, plural, one {# location} other {# locations}}.", {
            locationsPerDay,
          }),
        ]),
    say("Work is on {week}; on other days only where someone's dates name them.", { week }),
    say("Cast and locations are used only on their available dates."),
    ...(restsAfterNight(limits) ? [say("No day exterior on the day after a night exterior.")] : []),
    ...(mostBeforeWork(limits) === null
      ? []
      : [
          say(
            "Turnaround of {turnaroundHours, plural, one {# hour} other {# hours}}: a day before another has at most {mostBeforeWork} pages, except before a night.",
            {
              turnaroundHours: limits.turnaroundHours ?? 0,
              mostBeforeWork: textFromEighths(mostBeforeWork(limits) ?? 0),
            },
          ),
        ]),
  ];
}
