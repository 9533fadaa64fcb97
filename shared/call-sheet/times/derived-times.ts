import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { latenessOf, lightFix } from "../../schedule/daylight/light-fix.ts";
import { lightWindow } from "../../schedule/daylight/light-window.ts";
import { opensAt, type RunningOrder, type Span, type TimedScene } from "../../schedule/daylight/running-order.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { CREW_LEAD } from "../../schedule/shooting-time/shooting-minutes.ts";
import { after } from "./after.ts";
import { type CastTimes, castTimesOf } from "./cast-times.ts";
import type { DayContent } from "./day-content.ts";
import { breakfastOf, withMeals } from "./meal-times.ts";
import { derivedShootCall } from "./shoot-call.ts";

/** Minutes from the shoot call to the end of the shift, when that is not entered. */
export const SHIFT = 12 * 60;

/** A time in minutes from midnight, and why. */
export interface ReasonedTime {
  readonly minutes: number;
  readonly reason: string;
}

/** The times of a day. Those that were entered are included as they are, without a reason of their own. */
export interface DerivedTimes {
  readonly crewCall: ReasonedTime;
  readonly shootCall: ReasonedTime;
  readonly shiftStart: ReasonedTime;
  readonly shiftEnd: ReasonedTime;
  /** Breakfast, where one is needed. */
  readonly breakfast: ReasonedTime | undefined;
  /** Meals in order; none on a short day. */
  readonly meals: readonly (Span & { readonly reason: string })[];
  readonly wrap: ReasonedTime;
  readonly scenes: readonly TimedScene[];
  readonly cast: readonly CastTimes[];
  /** What the times cannot resolve, in sentences. */
  readonly notes: readonly string[];
}

/** All times of a day, derived from its content around the entered ones. */
export function derivedTimes(content: DayContent): DerivedTimes {
  const [crewCall, shootCall] = callsOf({
    ...content,
    entered: { ...content.entered, wrap: undefined, shiftEnd: undefined },
  });
  const { wrap: wrapped, shiftEnd: ended } = content.entered;
  // A wrap or shift end before the call is after midnight.
  const entered = {
    ...content.entered,
    wrap: wrapped === undefined ? undefined : after(wrapped, crewCall.minutes),
    shiftEnd: ended === undefined ? undefined : after(ended, crewCall.minutes),
  };
  const day = { ...content, entered };
  const orderOf = (blocks: DayContent["blocks"]) =>
    withMeals({ ...day, blocks }, crewCall.minutes, { start: shootCall.minutes, light: day.light });
  const order = orderOf(day.blocks);
  const cast = day.people.flatMap((person) => castTimesOf(person, order, day) ?? []);
  const wrap = wrapOf(day, order, crewCall.minutes);
  const shiftEnd = shootCall.minutes + SHIFT;
  return {
    crewCall,
    shootCall,
    shiftStart: { minutes: shootCall.minutes, reason: t("Shoot call") },
    shiftEnd:
      wrap.minutes > shiftEnd && entered.wrap === undefined
        ? { minutes: wrap.minutes, reason: t("Wrap") }
        : { minutes: shiftEnd, reason: t("{shift} after the shoot call", { shift: hoursText(SHIFT) }) },
    breakfast: breakfastReason(day, breakfastOf(day, crewCall.minutes, order)),
    meals: mealsOf(day, order),
    wrap,
    scenes: order.scenes,
    cast,
    notes: [
      ...longNotes(order),
      ...lightNotes(day, order, orderOf),
      ...lateNotes(order, wrap),
      ...cast.flatMap(({ notes }) => notes),
    ],
  };
}

function callsOf(day: DayContent): [crewCall: ReasonedTime, shootCall: ReasonedTime] {
  const { crewCall, shootCall } = day.entered;
  if (crewCall !== undefined && shootCall === undefined) {
    const scene = day.blocks.find((block) => block.kind === "scene");
    const window = scene && lightWindow(scene, day.light);
    const ready = crewCall + CREW_LEAD;
    const opens = (scene && opensAt(scene, day.light)) ?? ready;
    const isWaiting = window !== undefined && opens > ready;
    return [
      { minutes: crewCall, reason: t("Entered") },
      isWaiting
        ? {
            minutes: opens,
            reason: t("Scene {number} is a {kind}; {opening}", {
              number: scene && sceneNumberText(scene.number),
              kind: window.kind,
              opening: window.opening,
            }),
          }
        : { minutes: ready, reason: t("{crewLead} after the crew call", { crewLead: hoursText(CREW_LEAD) }) },
    ];
  }
  const shoot = shootCall === undefined ? derivedShootCall(day) : { minutes: shootCall, reason: t("Entered") };
  const before = t("{crewLead} before the shoot call", { crewLead: hoursText(CREW_LEAD) });
  const crew =
    crewCall !== undefined
      ? { minutes: crewCall, reason: t("Entered") }
      : { minutes: shoot.minutes - CREW_LEAD, reason: shootCall === undefined ? shoot.reason : before };
  return [crew, shoot];
}

function wrapOf({ entered }: DayContent, order: RunningOrder, crewCall: number): ReasonedTime {
  if (entered.wrap !== undefined) return { minutes: entered.wrap, reason: t("Entered") };
  if (entered.shiftEnd !== undefined) {
    return { minutes: entered.shiftEnd, reason: t("Shift end, as entered") };
  }
  const last = order.scenes.at(-1);
  const reason = last ? t("Scene {number} ends", { number: sceneNumberText(last.scene.number) }) : t("No scenes");
  return { minutes: Math.max(order.end, crewCall), reason };
}

function breakfastReason({ entered }: DayContent, minutes: number | undefined): ReasonedTime | undefined {
  if (minutes === undefined) return undefined;
  const reason = entered.breakfast === undefined ? t("For those with a pre-call") : t("Entered");
  return { minutes, reason };
}

function mealsOf({ entered, blocks, rules }: DayContent, { meals, scenes }: RunningOrder) {
  const isOnBoard = entered.meal === undefined && blocks.some(({ kind }) => kind === "meal");
  return meals.map(({ start, end }, at) => {
    const sceneBefore = scenes.findLast((one) => one.end === start);
    const isWithin = scenes.some((one) => one.start < start && one.end > start);
    const next = isWithin ? undefined : scenes.find((one) => one.start >= start);
    const place = sceneBefore
      ? t("after scene {number}", { number: sceneNumberText(sceneBefore.scene.number) })
      : next
        ? t("before scene {number}", { number: sceneNumberText(next.scene.number) })
        : t("within a scene");
    const due = t("Due within {mealWithin} of a call or meal; {place}", {
      mealWithin: hoursText(rules.mealWithin),
      place,
    });
    const reason = at > 0 ? due : entered.meal !== undefined ? t("Entered") : isOnBoard ? t("Meal on the board") : due;
    return { start, end, reason };
  });
}

/** Exteriors that are not shot in their light, each with the smallest change that helps, and waits for it. */
function lightNotes(
  { light, blocks }: DayContent,
  order: RunningOrder,
  orderOf: (blocks: DayContent["blocks"]) => RunningOrder,
): string[] {
  return order.scenes.flatMap((timed) => {
    const { scene, start, end, waits } = timed;
    const window = lightWindow(scene, light);
    if (!window) return [];
    const { kind, closing, opening, closesFor } = window;
    const what = t("Scene {number} is a {kind}", { number: sceneNumberText(scene.number), kind });
    return [
      ...(waits > 0
        ? [t("{what}: the company waits {waits} for its light; {opening}.", { what, waits: hoursText(waits), opening })]
        : []),
      ...(latenessOf(timed, light) > 0
        ? [
            t("{what} and would {how, select, end {run until} other {begin at}} {time}; {closing}. {fix}", {
              what,
              how: closesFor,
              time: clockText(closesFor === "end" ? end : start),
              closing,
              fix: lightFix(timed, { blocks, light, order }, orderOf),
            }),
          ]
        : []),
    ];
  });
}

/** Scenes that are longer than a day. */
function longNotes({ scenes }: RunningOrder): string[] {
  return scenes.flatMap(({ scene: { number, minutes, wholeMinutes } }) =>
    wholeMinutes > minutes
      ? [
          t("Scene {number} takes {wholeMinutes}, longer than a day: {minutes} of it are planned.", {
            number: sceneNumberText(number),
            wholeMinutes: hoursText(wholeMinutes),
            minutes: hoursText(minutes),
          }),
        ]
      : [],
  );
}

/** Scenes that would end after the wrap that was entered. */
function lateNotes({ scenes }: RunningOrder, { minutes }: ReasonedTime): string[] {
  const late = scenes.find(({ end }) => end > minutes);
  return late
    ? [
        t("Scene {number} would end at {end}, after the wrap.", {
          number: sceneNumberText(late.scene.number),
          end: clockText(late.end),
        }),
      ]
    : [];
}
