import { instantOf } from "../../schedule/work-week/shift.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { DayBefore, WorkEnd } from "../model/day-basis.ts";
import { after } from "../times/after.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { eventOf, isCalled } from "./cast-status.ts";

/** When work really ended on a day, in minutes from its midnight, as far as the production report has it. */
export interface ReportedEnds {
  readonly date: string;
  readonly wrap?: number | undefined;
  /** By cast id; null for those who did not work. */
  readonly cast: Readonly<Record<string, number | null>>;
}

/** When work ends on the day of a sheet: as reported, else as planned. */
export function dayBeforeFrom(sheet: CallSheet, reported?: ReportedEnds): DayBefore {
  const wrap = endOf(reported?.wrap, wrapOf(sheet));
  const cast = sheet.cast
    .filter(({ status }) => isCalled(status) && eventOf(status) === undefined)
    .flatMap(({ castId, report, dismissed = "" }) => {
      const real = reported?.cast[castId];
      const planned = minutesFromText(dismissed);
      const called = minutesFromText(report);
      const end = endOf(real ?? undefined, planned === undefined ? wrapOf(sheet) : after(planned, called));
      return real === null || !end ? [] : [[castId, end] as const];
    });
  return { date: sheet.date, ...(wrap && { wrap }), cast: Object.fromEntries(cast) };
}

/** The last day of another unit before a day. */
interface DayOfOther {
  readonly unit: string;
  readonly ended: DayBefore;
  /** The names of the departments that work for both units. */
  readonly departments: readonly string[];
}

/** When work ended before a day with any unit; each time is the latest. */
export function dayBeforeWith(own: DayBefore | undefined, others: readonly DayOfOther[]): DayBefore | undefined {
  return others.reduce<DayBefore | undefined>((before, { unit, ended, departments }) => {
    const { date, wrap, cast } = before ?? { date: ended.date, cast: {} };
    const shift = instantOf(ended.date, 0) - instantOf(date, 0);
    const latest = (known: WorkEnd | undefined, { minutes, isReported }: WorkEnd, more: Partial<WorkEnd> = {}) => {
      const end = { minutes: minutes + shift, isReported, unit, ...more };
      return known && known.minutes >= end.minutes ? known : end;
    };
    const theirs = Object.entries(ended.cast).map(([castId, end]) => [castId, latest(cast[castId], end)] as const);
    const last = ended.wrap && departments.length > 0 ? latest(wrap, ended.wrap, { departments }) : wrap;
    return { date, ...(last && { wrap: last }), cast: { ...cast, ...Object.fromEntries(theirs) } };
  }, own);
}

function endOf(reported: number | undefined, planned: number | undefined): WorkEnd | undefined {
  if (reported !== undefined) return { minutes: reported, isReported: true };
  return planned === undefined ? undefined : { minutes: planned, isReported: false };
}

/** Wrap time of a sheet; undefined when it is not a time. A wrap before the call is after midnight. */
export function wrapOf({
  conditions,
  plan,
  timing,
}: Pick<CallSheet, "plan" | "timing"> & { readonly conditions: { readonly wrap: string } }): number | undefined {
  const wrap = [plan.wrap, conditions.wrap, timing.shiftEnd].map(minutesFromText).find((time) => time !== undefined);
  return wrap === undefined ? undefined : after(wrap, minutesFromText(timing.crewCall));
}
