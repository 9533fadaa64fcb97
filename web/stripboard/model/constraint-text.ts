import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import { mostBeforeWork, restsAfterNight } from "../../../shared/schedule/constraints/turnaround.ts";
import { hoursText } from "../../../shared/schedule/shooting-time/hours-text.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { weekdayName } from "../../i18n/calendar-text.ts";
import { t } from "../../i18n/translate.ts";

/** The board's constraints, as sentences. */
export function constraintText({ scenesPerDay, weekdays, limits = {} }: BoardContext): string[] {
  const { eighthsPerDay, minutesPerDay, moveMinutes = 0, locationsPerDay } = limits;
  const week = weekdays.length === 7 ? t("every day of the week") : weekdays.map(weekdayName).join(", ");
  return [
    t("A day has at most {scenesPerDay, plural, one {# scene} other {# scenes}}.", { scenesPerDay }),
    ...(eighthsPerDay === undefined
      ? []
      : [t("A day has at most {eighthsPerDay} pages.", { eighthsPerDay: textFromEighths(eighthsPerDay) })]),
    ...(minutesPerDay === undefined
      ? []
      : [t("A day has {time} to shoot, by the estimated times of its scenes.", { time: hoursText(minutesPerDay) })]),
    ...(moveMinutes === 0 ? [] : [t("A company move takes {time}.", { time: hoursText(moveMinutes) })]),
    ...(locationsPerDay === undefined
      ? []
      : [
          t("A day has at most {locationsPerDay, plural, one {# location} other {# locations}}.", {
            locationsPerDay,
          }),
        ]),
    t("Work days: {week}. Other days are used only if someone's dates include them.", { week }),
    t("Cast and locations are used only on their available dates."),
    ...(restsAfterNight(limits) ? [t("No day exterior on the day after a night exterior.")] : []),
    ...(mostBeforeWork(limits) === null
      ? []
      : [
          t(
            "Turnaround of {turnaroundHours, plural, one {# hour} other {# hours}}: a day before another has at most {mostBeforeWork} of shooting, except before a night.",
            {
              turnaroundHours: limits.turnaroundHours ?? 0,
              mostBeforeWork: hoursText(mostBeforeWork(limits) ?? 0),
            },
          ),
        ]),
  ];
}
