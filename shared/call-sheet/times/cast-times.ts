import { addDays, weekday } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { agesText, MINOR_HOURS, MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import type { RunningOrder, TimedScene } from "../../schedule/daylight/running-order.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { after } from "./after.ts";
import type { DayContent, DayPerson } from "./day-content.ts";
import { castRestedFrom } from "./rested-from.ts";

/** A cast member's times in minutes from midnight, with their reasons. */
export interface CastTimes {
  readonly castId: string;
  readonly report: number;
  readonly onSet: number;
  readonly dismissed: number;
  readonly reasons: { readonly onSet: string; readonly dismissed: string };
  /** What the times cannot resolve, in sentences. */
  readonly notes: readonly string[];
}

/** Make-up and wardrobe of a cast member before the set call, in minutes. */
export const prepMinutes = ({ prep }: DayPerson) => prep.makeUp + prep.wardrobe;

/** The scenes of a cast member in a running order. */
export const scenesOf = ({ castId }: DayPerson, { scenes }: RunningOrder): TimedScene[] =>
  scenes.filter(({ scene }) => scene.castIds.includes(castId));

/** The latest legal dismissal of a minor on the day. */
export function latestDismissal({ date, school }: DayContent): number {
  const next = weekday(addDays(date, 1));
  const isSchoolNight = school && next !== 0 && next !== 6;
  return isSchoolNight ? MINOR_LIMITS.latestWrap : MINOR_LIMITS.latestWrapBeforeFreeDay;
}

/**
 * A cast member's day: on set when their first scene begins, but not before their rest is over; dismissed when their
 * last scene ends, a minor at the end of their legal hours. Undefined when they are in no scene of the day.
 */
export function castTimesOf(person: DayPerson, order: RunningOrder, day: DayContent): CastTimes | undefined {
  const scenes = scenesOf(person, order);
  const [first, last] = [scenes[0], scenes.at(-1)];
  if (!first || !last) return undefined;
  const set = setCallOf(person, first, day);
  const report = set.minutes - prepMinutes(person);
  const end = dismissalOf(person, { report, last, order, day });
  const isEnd = person.dismissed !== undefined;
  return {
    castId: person.castId,
    report,
    onSet: set.minutes,
    dismissed: isEnd ? after(person.dismissed!, report) : Math.max(end.minutes, set.minutes),
    reasons: { onSet: set.reason, dismissed: isEnd ? t("Entered") : end.reason },
    notes: isEnd ? [] : end.notes,
  };
}

function setCallOf(person: DayPerson, first: TimedScene, day: DayContent) {
  if (person.onSet !== undefined) return { minutes: person.onSet, reason: t("Entered") };
  const moved = first.move === undefined ? "" : t(", after the move: {move}", { move: first.move });
  const begins = {
    minutes: first.start,
    reason: t("Scene {number} begins{moved}", { number: sceneNumberText(first.scene.number), moved }),
  };
  const prep = prepMinutes(person);
  const earliest = [
    castRestedFrom(person, day),
    ...(person.minor === null
      ? []
      : [
          {
            minutes: MINOR_LIMITS.earliestCall,
            reason: t("A minor may not be called before {earliestCall}", {
              earliestCall: clockText(MINOR_LIMITS.earliestCall),
            }),
          },
        ]),
  ];
  return earliest
    .filter((one) => one !== undefined)
    .map(({ minutes, reason }) => ({
      minutes: minutes + prep,
      reason: `${reason}${prep > 0 ? t(", and {prep} to get ready", { prep: hoursText(prep) }) : ""}`,
    }))
    .reduce((latest, one) => (one.minutes > latest.minutes ? one : latest), begins);
}

interface Departure {
  readonly report: number;
  readonly last: TimedScene;
  readonly order: RunningOrder;
  readonly day: DayContent;
}

function dismissalOf(person: DayPerson, { report, last, order, day }: Departure) {
  const wrap = day.entered.wrap ?? day.entered.shiftEnd;
  const isLast = last === order.scenes.at(-1);
  const byScene = {
    minutes: last.end,
    reason: t("Scene {number} ends", { number: sceneNumberText(last.scene.number) }),
    notes: [] as string[],
  };
  const ends =
    wrap !== undefined && (isLast || wrap < last.end)
      ? { minutes: wrap, reason: t("Wrap"), notes: [] as string[] }
      : byScene;
  if (person.minor === null) return ends;
  const { onSet } = MINOR_HOURS[person.minor];
  const latest = latestDismissal(day);
  const limits = [
    {
      minutes: report + onSet,
      reason: t("{onSet} at work is the limit for ages {label}", {
        onSet: hoursText(onSet),
        label: agesText(person.minor),
      }),
    },
    { minutes: latest, reason: t("A minor may not work after {latest}", { latest: clockText(latest) }) },
  ];
  const limit = limits.reduce((least, one) => (one.minutes < least.minutes ? one : least));
  if (limit.minutes >= ends.minutes) return ends;
  const note = t(
    "{name} must be dismissed at {minutes}, before scene {number} ends at {end}: {reason}. Shoot it earlier.",
    {
      name: person.name,
      minutes: clockText(limit.minutes),
      number: sceneNumberText(last.scene.number),
      end: clockText(last.end),
      reason: lower(limit.reason),
    },
  );
  return { ...limit, notes: [note] };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
