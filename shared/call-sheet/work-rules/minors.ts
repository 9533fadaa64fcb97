import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { addDays, weekday } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { agesText, MINOR_HOURS, MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { unitsText } from "../../schedule/work-week/units-text.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { longWeek } from "./long-hours.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/**
 * Violations of California's hours for minors: time at work and on camera, earliest and latest times, scenes after their
 * dismissal, and hours per week. `days` are all days of the minor up to this one.
 */
export function minorViolations(days: readonly WorkDay[], { plan }: Pick<CallSheet, "plan">): WorkRuleViolation[] {
  const day = days.at(-1);
  if (!day || day.minor === null) return [];
  const { onSet } = MINOR_HOURS[day.minor];
  const label = agesText(day.minor);
  const who = [day.who];
  const found: WorkRuleViolation[] = [];
  const stay = day.dismissed - day.call;
  if (stay > onSet) {
    const legalCall = day.call + stay - onSet;
    const words = t(
      "{stay} from call to dismissal, {length} over the limit of {onSet} for ages {label}. {legalCall} Or dismiss them by {clock}.",
      {
        stay: lengthText(stay),
        length: lengthText(stay - onSet),
        onSet: lengthText(onSet),
        label,
        legalCall: legalFrom(legalCall),
        clock: clockText(day.call + onSet),
      },
    );
    found.push({ rule: "minor", who, by: stay - onSet, words, legalCall });
  }
  if (day.lastScene && day.lastScene.end > day.lastScene.dismissed) {
    const { number, end, dismissed } = day.lastScene;
    const by = end - dismissed;
    const words = t("Scene {number} ends at {end}, {by} after their dismissal at {dismissed}. Shoot it earlier.", {
      number,
      end: clockText(end),
      by: lengthText(by),
      dismissed: clockText(dismissed),
    });
    found.push({ rule: "minor", who, by, words });
  }
  const long = longOnCamera(day, plan.school);
  if (long) found.push(long);
  const { earliestCall, latestWrap, latestWrapBeforeFreeDay, mostInAWeek } = MINOR_LIMITS;
  if (day.call < earliestCall) {
    const by = earliestCall - day.call;
    const words = t("A minor's call at {call} is {by} too early. {earliestCall}", {
      call: clockText(day.call),
      by: lengthText(by),
      earliestCall: legalFrom(earliestCall),
    });
    found.push({ rule: "minor", who, by, words, legalCall: earliestCall });
  }
  const latest = isSchoolNight(day, plan.school) ? latestWrap : latestWrapBeforeFreeDay;
  if (day.dismissed > latest) {
    const by = day.dismissed - latest;
    const words = t("A minor's dismissal at {dismissed} is {by} too late: the latest is {latest}.", {
      dismissed: clockText(day.dismissed),
      by: lengthText(by),
      latest: clockText(latest),
    });
    found.push({ rule: "minor", who, by, words });
  }
  const week = longWeek(days, mostInAWeek);
  const ofDay = found.map((one) => ({ ...one, words: one.words + unitsText([day]) }));
  return week ? [...ofDay, { ...week, rule: "minor" }] : ofDay;
}

/** Too much time on camera by the estimate for the day's scenes. No other call would fix it, only fewer pages. */
function longOnCamera({ who, minor, camera }: WorkDay, school: boolean): WorkRuleViolation | undefined {
  if (minor === null || !camera) return undefined;
  const { schoolDayWork, freeDayWork } = MINOR_HOURS[minor];
  const label = agesText(minor);
  const most = school ? schoolDayWork : freeDayWork;
  const { minutes } = camera;
  const by = minutes - most;
  if (by <= 0) return undefined;
  const legal = Math.floor((camera.eighths * most) / minutes);
  const words = t(
    "About {minutes} on camera in {count, plural, one {scene} other {scenes}} {scenes} ({pages} pages), {by} over the limit of {most} for ages {label}{day, select, school { on a school day} free { on a non-school day} other {}}. Up to {legal} pages would be legal that day.",
    {
      minutes: lengthText(minutes),
      count: camera.scenes.length,
      scenes: camera.scenes.join(", "),
      pages: textFromEighths(camera.eighths),
      by: lengthText(by),
      most: lengthText(most),
      label,
      day: schoolDayWork === freeDayWork ? "any" : school ? "school" : "free",
      legal: textFromEighths(legal),
    },
  );
  return { rule: "minor", who: [who], by, words };
}

/** Whether the next day is a school day: the production has school, and the next day is not on a weekend. */
function isSchoolNight({ date }: WorkDay, school: boolean): boolean {
  const next = weekday(addDays(date, 1));
  return school && next !== 0 && next !== 6;
}
