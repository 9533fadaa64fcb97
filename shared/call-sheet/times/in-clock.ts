import { withDayMarks } from "../../dates/day-marks.ts";
import type { Clock } from "../../roster/fields/clock.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import type { CallSheet, CastCall, DayLine } from "../model/call-sheet.ts";
import type { DerivedDay } from "../model/day-basis.ts";
import { clockOf } from "../model/project-clock.ts";
import { minutesFromText } from "./parse-clock.ts";

/** A time whose half of the day is certain: `6:30 PM`, `7 Uhr`, `18:30`, `06:30`. `6:30` may be a morning or an evening. */
const CERTAIN = /\d ?(?:[ap]\.?m|uhr)|^(?:[01]\d|2[0-4])[:.]?[0-5]\d/i;

/**
 * A time of day as people wrote it, in a clock: `1830` is `6:30 PM`. Words such as `noon` and `dusk`, and times that may
 * be in the morning or in the evening, are kept.
 */
export function timeInClock(text: string, clock: Clock): string {
  const minutes = CERTAIN.test(text.trim()) ? minutesFromText(text) : undefined;
  return minutes === undefined ? text : clockText(minutes, clock);
}

/** A sentence of ours, whose times are written with twelve hours and English marks, in a clock and the reader's language. */
export function sentenceInClock(text: string, clock: Clock): string {
  const inClock =
    clock === "12-hour" ? text : text.replace(/\b\d{1,2}:\d\d [AP]M\b/g, (time) => timeInClock(time, clock));
  return withDayMarks(inClock);
}

/** A call sheet with all times in a clock, by default the one of its project. What people entered is kept. */
export function sheetInClock(sheet: CallSheet, clock: Clock = clockOf(sheet.settings)): CallSheet {
  const time = (text: string) => timeInClock(text, clock);
  const { timing, conditions, derived } = sheet;
  return {
    ...sheet,
    timing: {
      shiftStart: time(timing.shiftStart),
      shiftEnd: time(timing.shiftEnd),
      shootCall: time(timing.shootCall),
      crewCall: time(timing.crewCall),
    },
    ...(derived && { derived: derivedInClock(derived, clock) }),
    conditions: {
      ...conditions,
      ...{ sunrise: time(conditions.sunrise), sunset: time(conditions.sunset) },
      twilight: conditions.twilight.split(" – ").map(time).join(" – "),
      ...(conditions.breakfast !== undefined && { breakfast: time(conditions.breakfast) }),
      meal: time(conditions.meal),
      ...(conditions.laterMeals && { laterMeals: conditions.laterMeals.map(time) }),
      wrap: time(conditions.wrap),
    },
    order: sheet.order.map((line) => lineInClock(line, clock)),
    cast: sheet.cast.map((call) => castCallInClock(call, clock)),
    background: sheet.background.map((group) => ({ ...group, call: time(group.call), onSet: time(group.onSet) })),
    departments: sheet.departments.map((department) => ({
      ...department,
      call: time(department.call),
      positions: department.positions.map((position) => ({ ...position, time: time(position.time) })),
    })),
  };
}

function derivedInClock(day: DerivedDay, clock: Clock): DerivedDay {
  const of = ({ time, reason }: DerivedDay["wrap"]) => ({
    time: timeInClock(time, clock),
    reason: sentenceInClock(reason, clock),
  });
  return {
    ...{ shiftStart: of(day.shiftStart), shiftEnd: of(day.shiftEnd) },
    ...{ shootCall: of(day.shootCall), crewCall: of(day.crewCall) },
    ...(day.breakfast && { breakfast: of(day.breakfast) }),
    ...(day.meal && { meal: of(day.meal) }),
    laterMeals: day.laterMeals.map(of),
    wrap: of(day.wrap),
    notes: day.notes.map((note) => sentenceInClock(note, clock)),
  };
}

function lineInClock(line: DayLine, clock: Clock): DayLine {
  if (line.kind === "banner") return line;
  return {
    ...line,
    ...(line.start !== undefined && { start: timeInClock(line.start, clock) }),
    ...(line.end !== undefined && { end: timeInClock(line.end, clock) }),
  };
}

function castCallInClock(call: CastCall, clock: Clock): CastCall {
  const { dismissed, reasons } = call;
  return {
    ...call,
    pickUp: timeInClock(call.pickUp, clock),
    report: timeInClock(call.report, clock),
    wardrobe: timeInClock(call.wardrobe, clock),
    onSet: timeInClock(call.onSet, clock),
    ...(dismissed !== undefined && { dismissed: timeInClock(dismissed, clock) }),
    ...(reasons && {
      reasons: {
        onSet: sentenceInClock(reasons.onSet, clock),
        dismissed: sentenceInClock(reasons.dismissed, clock),
      },
    }),
  };
}
