import type { DayBlock } from "../../schedule/daylight/day-blocks.ts";
import { MINUTES_PER_EIGHTH, USUAL_CALL } from "../../schedule/shooting-time/shooting-minutes.ts";
import type { CallSheet, DayLine } from "../model/call-sheet.ts";
import type { DayBasis } from "../model/day-basis.ts";
import type { DayTimes } from "../model/day-times.ts";
import type { DayContent } from "../times/day-content.ts";
import { moveMinutes } from "../times/move-minutes.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { eventOf, isCalled, preCallTimesOf } from "./cast-status.ts";

/** What the times of a sheet's day follow from, with the times that were entered. */
export function dayContentOf(sheet: CallSheet, { timing, plan }: DayTimes, basis: DayBasis): DayContent {
  const { settings } = sheet;
  return {
    date: sheet.date,
    blocks: blocksOf(sheet, basis),
    people: sheet.cast
      .filter(({ status }) => isCalled(status) && eventOf(status) === undefined)
      .map(({ castId, character, minor }) => {
        const own = plan.cast.find((one) => one.castId === castId);
        return {
          castId,
          name: character || `Cast ${castId}`,
          minor: settings.rules.minors ? minor : null,
          prep: preCallTimesOf(castId, plan, settings.prep),
          onSet: minutesFromText(own?.onSet ?? ""),
          dismissed: minutesFromText(own?.dismissed ?? ""),
        };
      }),
    light: basis.light,
    before: basis.before,
    usualCall: settings.usualCall ?? USUAL_CALL,
    earliestPreCall: earliestPreCallOf(sheet),
    mealMinutes: plan.mealMinutes,
    school: plan.school,
    rules: settings.rules,
    entered: {
      crewCall: minutesFromText(timing.crewCall),
      shootCall: minutesFromText(timing.shootCall),
      shiftEnd: minutesFromText(timing.shiftEnd),
      breakfast: minutesFromText(plan.breakfast),
      meal: minutesFromText(plan.meal),
      wrap: minutesFromText(plan.wrap),
    },
  };
}

function blocksOf(
  { order, locations, minutesPerEighth: pace = MINUTES_PER_EIGHTH }: CallSheet,
  { minutesPerDay: most, moveMinutes: planned }: DayBasis,
): DayBlock[] {
  const placeAt = (line: DayLine | undefined) =>
    line?.kind === "scene" ? locations.find(({ group, place }) => line.place === (place || group)) : undefined;
  return order.flatMap((line, at): DayBlock[] => {
    if (line.kind === "scene") {
      const { sceneId, number, intExt, dayNight, castIds, eighths, minutes = eighths * pace } = line.strip;
      return [
        {
          kind: "scene",
          sceneId,
          number,
          intExt,
          dayNight,
          castIds,
          minutes: Math.min(minutes, most),
          wholeMinutes: minutes,
        },
      ];
    }
    if (line.banner === "meal") return [{ kind: "meal" }];
    if (line.banner === "note") return [];
    const from = placeAt(order.slice(0, at).findLast(({ kind }) => kind === "scene"));
    const to = placeAt(order.slice(at).find(({ kind }) => kind === "scene"));
    return [{ kind: "move", text: line.text, minutes: planned ?? moveMinutes(from?.coordinates, to?.coordinates) }];
  });
}

/** Departments are called before the crew call by their offset, and people by their own. */
function earliestPreCallOf({ departments }: CallSheet): number {
  const people = departments.flatMap(({ positions }) =>
    positions.filter(({ name, call }) => name.trim() !== "" && call === undefined),
  );
  return Math.min(0, ...[...departments, ...people].map(({ offset = 0 }) => offset));
}
