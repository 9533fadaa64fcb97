import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { instantOf } from "../../schedule/work-week/shift.ts";
import type { WorkEnd } from "../model/day-basis.ts";
import type { DayContent, DayPerson } from "./day-content.ts";

/** The earliest time that someone may be called, and why. */
export interface RestedFrom {
  readonly minutes: number;
  readonly reason: string;
}

/** When a cast member's turnaround since the shoot day before is over; undefined when they did not work on it. */
export function castRestedFrom(person: DayPerson, day: DayContent): RestedFrom | undefined {
  const { castRest } = day.rules;
  const rest = person.minor === null ? castRest : Math.max(castRest, MINOR_LIMITS.leastRest);
  const ended = day.before?.cast[person.castId];
  const { name } = person;
  const { unit } = ended ?? {};
  const what = unit === undefined ? t("{name}'s dismissal", { name }) : t("{name}'s wrap with {unit}", { name, unit });
  return restedFrom(day, ended, rest, what);
}

/** When the crew's turnaround since the unit's own wrap is over. */
export function crewRestedFrom(day: DayContent): RestedFrom | undefined {
  return restedFrom(day, day.before?.wrap, day.rules.crewRest, t("the wrap"));
}

function restedFrom(
  { date, before }: DayContent,
  ended: WorkEnd | undefined,
  rest: number,
  what: string,
): RestedFrom | undefined {
  if (!before || !ended) return undefined;
  const end = instantOf(before.date, ended.minutes) - instantOf(date, 0);
  const source = ended.isReported ? t("as reported") : t("as planned");
  return {
    minutes: end + rest,
    reason: t("{rest} turnaround after {what} at {end}, {source}", {
      rest: hoursText(rest),
      what,
      end: clockText(end),
      source,
    }),
  };
}
