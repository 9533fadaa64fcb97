import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import type { Allowance } from "../../units/unit.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { Schedule, Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import type { HardConstraint, UnnamedViolation } from "./constraint.ts";

/** No one works in two units on a date, unless an owner allows it. */
export const castInOneUnit: HardConstraint = (schedule, production) =>
  inTwoUnits("cast", schedule, (strip) => strip.castIds.map((castId) => production.cast.get(castId)));

/** No location is used by two units on a date, unless an owner allows it. */
export const locationInOneUnit: HardConstraint = (schedule, production) =>
  inTwoUnits("location", schedule, (strip) => [production.places.get(strip.sceneId)]);

/** No scene is also on a day of another unit. */
export const sceneInOneUnit: HardConstraint = ({ days }, { elsewhere = [] }: SchedulingProblem) =>
  days.flatMap(({ date, strips }) =>
    strips.flatMap(({ sceneId, number }) => {
      const there = elsewhere.find((one) => one.sceneId === sceneId);
      if (!there) return [];
      const sentence = t("Scene {number} is also on {date} of {unit}.", {
        ...{ number: sceneNumberText(number), unit: there.unit },
        date: shownDate(there.date),
      });
      return [{ date, sceneId, sentence, fix: t("Remove it from one of the two boards.") }];
    }),
  );

/** One violation for each party that another unit has on the date of a day, with its first scene there. */
function inTwoUnits(
  kind: Allowance["kind"],
  { days }: Schedule,
  partiesOf: (strip: Strip) => readonly (Party | undefined)[],
): UnnamedViolation[] {
  return days.flatMap(({ date, strips }) => {
    const first = new Map<Party, string>();
    for (const strip of strips) {
      for (const party of partiesOf(strip)) if (party && !first.has(party)) first.set(party, strip.sceneId);
    }
    return [...first].flatMap(([party, sceneId]) => violations(party, date, { kind, sceneId }));
  });
}

function violations(
  { id, name, busy = [] }: Party,
  date: CalendarDate,
  { kind, sceneId }: { readonly kind: Allowance["kind"]; readonly sceneId: string },
): UnnamedViolation[] {
  return busy
    .filter((one) => one.date === date)
    .map(({ unit }) => ({
      ...{ date, sceneId },
      sentence:
        kind === "location"
          ? t("{unit} shoots at {name} on {date}.", { name, unit, date: shownDate(date) })
          : t("{name} works with {unit} on {date}.", { name, unit, date: shownDate(date) }),
      fix: t("Move the scene to another date, or let an owner allow both units on that date."),
      party: { kind, id, name },
    }));
}
