import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { lightBounds, type ShootCall, settledCall } from "../../schedule/daylight/call-in-light.ts";
import { lightWindow } from "../../schedule/daylight/light-window.ts";
import type { RunningOrder } from "../../schedule/daylight/running-order.ts";
import { CREW_LEAD } from "../../schedule/shooting-time/shooting-minutes.ts";
import { latestDismissal, prepMinutes, scenesOf } from "./cast-times.ts";
import type { DayContent } from "./day-content.ts";
import { withMeals } from "./meal-times.ts";
import { castRestedFrom, crewRestedFrom } from "./rested-from.ts";

/**
 * The shoot call that follows from the day: the usual one, unless scenes need another light, or people another call.
 * Night exteriors begin after dusk without waiting where that leaves day exteriors their daylight; rest takes
 * precedence over all.
 */
export function derivedShootCall(day: DayContent): ShootCall {
  const { minutes, reason } = settledCall(day.usualCall, (call) => {
    const order = withMeals(day, call - CREW_LEAD, { start: call });
    const { after, before, dark } = lightBounds(day.light, order, call);
    const minors = minorBounds(day, order, call);
    return {
      after: [...after, ...minors.after, ...restBounds(day, order, call)],
      before: [...before, ...minors.before],
      dark,
    };
  });
  return { minutes, reason };
}

/** Calls within which minors work at legal hours, as far as their scenes are not after dusk anyway. */
function minorBounds(day: DayContent, order: RunningOrder, call: number) {
  const minors = day.people.filter(({ minor, onSet }) => minor !== null && onSet === undefined);
  const [after, before]: [ShootCall[], ShootCall[]] = [[], []];
  for (const person of minors) {
    const scenes = scenesOf(person, order);
    const [first, last] = [scenes[0], scenes.at(-1)];
    if (!first || !last) continue;
    const { earliestCall } = MINOR_LIMITS;
    after.push({
      minutes: call + earliestCall + prepMinutes(person) - first.start,
      reason: t("{name} is a minor, who may not be called before {earliestCall}", {
        name: person.name,
        earliestCall: clockText(earliestCall),
      }),
    });
    if (lightWindow(last.scene, day.light)?.isDark) continue;
    const end = latestDismissal(day);
    before.push({
      minutes: call + end - last.end,
      reason: t("{name} is a minor, who may not work after {end}", { name: person.name, end: clockText(end) }),
    });
  }
  return { after, before };
}

/** Calls after which crew and cast have had their rest. */
function restBounds(day: DayContent, order: RunningOrder, call: number): ShootCall[] {
  const crew = crewRestedFrom(day);
  const cast = day.people.flatMap((person) => {
    const rested = castRestedFrom(person, day);
    const first = scenesOf(person, order)[0];
    if (!rested || !first || person.onSet !== undefined) return [];
    return [{ minutes: call + rested.minutes + prepMinutes(person) - first.start, reason: rested.reason }];
  });
  return [...(crew ? [{ minutes: crew.minutes - day.earliestPreCall + CREW_LEAD, reason: crew.reason }] : []), ...cast];
}
