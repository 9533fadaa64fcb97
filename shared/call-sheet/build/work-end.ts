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
  /** The names of the departments that are on the sheets of both units. */
  readonly departments: readonly string[];
}

/** When work ended before a day: the latest time of each performer with any unit, and the wrap of each unit. */
export function dayBeforeWith(own: DayBefore | undefined, others: readonly DayOfOther[]): DayBefore | undefined {
  return others.reduce<DayBefore | undefined>((before, { unit, ended, departments }) => {
    const { date, wrap, otherWraps = [], cast } = before ?? { date: ended.date, cast: {} };
    const shift = instantOf(ended.date, 0) - instantOf(date, 0);
    const withOther = ({ minutes, isReported }: WorkEnd) => ({ minutes: minutes + shift, isReported, unit });
    const latest = (known: WorkEnd | undefined, end: WorkEnd) => (known && known.minutes >= end.minutes ? known : end);
    const theirs = Object.entries(ended.cast).map(
      ([castId, end]) => [castId, latest(cast[castId], withOther(end))] as const,
    );
    const wraps = [
      ...otherWraps,
      ...(ended.wrap && departments.length > 0 ? [{ ...withOther(ended.wrap), departments }] : []),
    ];
    return {
      ...{ date, ...(wrap && { wrap }), ...(wraps.length > 0 && { otherWraps: wraps }) },
      cast: { ...cast, ...Object.fromEntries(theirs) },
    };
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
