import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { addDays, weekday } from "../../dates/calendar-date.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { MINOR_HOURS, MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { longWeek } from "./long-hours.ts";
import { legalFrom, lengthText, type WorkRuleViolation } from "./violation.ts";
import type { WorkDay } from "./work-day.ts";

/**
 * Violations of California's hours for minors: time at work and on camera, earliest and latest times, and hours per
 * week. `days` are all days of the minor up to this one.
 */
export function minorViolations(days: readonly WorkDay[], { plan }: Pick<CallSheet, "plan">): WorkRuleViolation[] {
  const day = days.at(-1);
  if (!day || day.minor === null) return [];
  const { label, onSet } = MINOR_HOURS[day.minor];
  const who = [day.who];
  const found: WorkRuleViolation[] = [];
  const stay = day.dismissed - day.call;
  if (stay > onSet) {
    const legalCall = day.call + stay - onSet;
    const words = `${lengthText(stay)} from call to dismissal, ${lengthText(stay - onSet)} over the limit of ${lengthText(onSet)} for ages ${label}. ${legalFrom(legalCall)} Or dismiss them by ${clockText(day.call + onSet)}.`;
    found.push({ rule: "minor", who, by: stay - onSet, words, legalCall });
  }
  const long = longOnCamera(day, plan.school);
  if (long) found.push(long);
  const { earliestCall, latestWrap, latestWrapBeforeFreeDay, mostInAWeek } = MINOR_LIMITS;
  if (day.call < earliestCall) {
    const by = earliestCall - day.call;
    const words = `A minor's call at ${clockText(day.call)} is ${lengthText(by)} too early. ${legalFrom(earliestCall)}`;
    found.push({ rule: "minor", who, by, words, legalCall: earliestCall });
  }
  const latest = isSchoolNight(day, plan.school) ? latestWrap : latestWrapBeforeFreeDay;
  if (day.dismissed > latest) {
    const by = day.dismissed - latest;
    const words = `A minor's dismissal at ${clockText(day.dismissed)} is ${lengthText(by)} too late: the latest is ${clockText(latest)}.`;
    found.push({ rule: "minor", who, by, words });
  }
  const week = longWeek(days, mostInAWeek);
  return week ? [...found, { ...week, rule: "minor" }] : found;
}

/** Too much time on camera by the estimate for the day's scenes. No other call would fix it, only fewer pages. */
function longOnCamera({ who, minor, camera }: WorkDay, school: boolean): WorkRuleViolation | undefined {
  if (minor === null || !camera) return undefined;
  const { label, schoolDayWork, freeDayWork } = MINOR_HOURS[minor];
  const most = school ? schoolDayWork : freeDayWork;
  const { minutes } = camera;
  const by = minutes - most;
  if (by <= 0) return undefined;
  const legal = Math.floor((camera.eighths * most) / minutes);
  const onDay = schoolDayWork === freeDayWork ? "" : school ? " on a school day" : " on a non-school day";
  const scenes = `${camera.scenes.length === 1 ? "scene" : "scenes"} ${camera.scenes.join(", ")}`;
  const words = `About ${lengthText(minutes)} on camera in ${scenes} (${textFromEighths(camera.eighths)} pages), ${lengthText(by)} over the limit of ${lengthText(most)} for ages ${label}${onDay}. Up to ${textFromEighths(legal)} pages would be legal that day.`;
  return { rule: "minor", who: [who], by, words };
}

/** Whether the next day is a school day: the production has school, and the next day is not on a weekend. */
function isSchoolNight({ date }: WorkDay, school: boolean): boolean {
  const next = weekday(addDays(date, 1));
  return school && next !== 0 && next !== 6;
}
