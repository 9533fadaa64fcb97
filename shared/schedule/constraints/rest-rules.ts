import { addDays } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { dayMinutes } from "../model/company-moves.ts";
import type { Strip } from "../model/schedule.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import { turnaroundOf } from "../shooting-time/shooting-minutes.ts";
import type { HardConstraint } from "./constraint.ts";
import { REST_AFTER_NIGHT, restAfter, restsAfterNight, skyOf } from "./turnaround.ts";

/**
 * No day exterior is shot on the day after a night exterior, so that everyone gets their rest, unless no turnaround is
 * requested.
 */
export const noDayRightAfterNight: HardConstraint = ({ days }, { limits }) =>
  days.flatMap(({ date, strips }) => {
    const dateBefore = addDays(date, -1);
    const dayBefore = days.find((day) => day.date === dateBefore);
    const dark = dayBefore?.strips.find((strip) => skyOf(strip) === "dark");
    const light = strips.find((strip) => skyOf(strip) === "light");
    if (!dark || !light || !restsAfterNight(limits)) return [];
    const wanted = turnaroundOf(limits);
    const order = t("Scene {light} is a day exterior on {date}, right after the night exterior of scene {dark}.", {
      light: light.number,
      date: shownDate(date),
      dark: dark.number,
    });
    const rest =
      wanted === undefined
        ? []
        : [
            t("That leaves {rest} of a turnaround of {wanted}.", {
              rest: hoursText(REST_AFTER_NIGHT),
              wanted: hoursText(wanted),
            }),
          ];
    const sentence = [order, ...rest].join(" ");
    return [{ date, sceneId: light.sceneId, sentence }];
  });

/**
 * A day's scenes leave the requested turnaround before the call of the next day, if that is a shoot day; both calls are
 * assumed to be at the same hour (see restAfter). A night shoot after a daylight day begins so late that any turnaround
 * is met.
 */
export const turnaroundKept: HardConstraint = ({ days }, production) =>
  days.flatMap(({ date, strips }) => {
    const wanted = turnaroundOf(production.limits) ?? 0;
    const next = days.find((day) => day.date === addDays(date, 1));
    const minutes = dayMinutes(production, strips);
    const rest = restAfter(minutes);
    if (!next || next.strips.length === 0 || rest >= wanted || isLaterCall(strips, next.strips)) return [];
    const sentence = t(
      "{date} takes about {minutes} to shoot, which leaves {rest} before a call at the same hour on {date2}, and the turnaround is {wanted}.",
      {
        date: shownDate(date),
        minutes: hoursText(minutes),
        rest: hoursText(rest),
        date2: shownDate(next.date),
        wanted: hoursText(wanted),
      },
    );
    return [{ date, sentence }];
  });

/** Whether a day with daylight is followed by a night shoot, which has an evening call. */
function isLaterCall(today: readonly Strip[], nextDay: readonly Strip[]): boolean {
  const skies = new Set(today.map(skyOf));
  const nextSkies = new Set(nextDay.map(skyOf));
  return !skies.has("dark") && nextSkies.has("dark") && !nextSkies.has("light");
}
