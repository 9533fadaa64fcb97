import { t } from "../../i18n/speech.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { NOT_CALLED } from "./called-people.ts";
import { isCalled } from "./cast-status.ts";

type CalledSheet = Pick<CallSheet, "cast" | "background" | "departments">;

/** Number of people called to a day, for catering. */
export interface HeadCount {
  readonly crew: number;
  readonly cast: number;
  readonly background: number;
  readonly total: number;
}

/** Counts everyone called to a day by kind. Vacant positions are not counted. */
export function headCount({ cast, background, departments }: CalledSheet): HeadCount {
  const crew = departments
    .flatMap(({ positions }) => positions)
    .filter(({ name, time }) => name.trim() !== "" && time !== NOT_CALLED).length;
  const actors = cast.filter(({ status }) => isCalled(status)).length;
  const extras = background.reduce((sum, { count }) => sum + count, 0);
  return { crew, cast: actors, background: extras, total: crew + actors + extras };
}

type BreakfastSheet = CalledSheet & Pick<CallSheet, "plan" | "conditions" | "timing">;

const DAY = 24 * 60;

/** A time of the day that is earlier than breakfast by more than this is on the next day. */
const MOST_BEFORE_BREAKFAST = 6 * 60;

/**
 * Those who are called before the shoot call, or by breakfast if that is later. Others come after breakfast; a call that
 * is not a time is before it.
 */
export function calledForBreakfast(sheet: BreakfastSheet): CalledSheet {
  const { cast, background, departments, conditions, plan, timing } = sheet;
  const begins = minutesFromText(conditions.breakfast ?? plan.breakfast);
  if (begins === undefined) return sheet;
  const timeOf = (text: string) => {
    const time = minutesFromText(text);
    return time !== undefined && time >= 0 && time < begins - MOST_BEFORE_BREAKFAST ? time + DAY : time;
  };
  const ends = timeOf(timing.shootCall);
  if (ends === undefined) return sheet;
  const isAfter = (text: string) => {
    const call = timeOf(text);
    return call !== undefined && call >= ends && call > begins;
  };
  return {
    cast: cast.filter(({ pickUp, report }) => !isAfter(pickUp || report)),
    background: background.filter(({ call }) => !isAfter(call)),
    departments: departments.map((one) => ({ ...one, positions: one.positions.filter(({ time }) => !isAfter(time)) })),
  };
}

/** The counts as text: `60 crew, 10 cast, 120 background`; empty if no one is called. */
export function headsText({ crew, cast, background }: HeadCount): string {
  return [
    ...(crew > 0 ? [t("{count} crew", { count: crew })] : []),
    ...(cast > 0 ? [t("{count} cast", { count: cast })] : []),
    ...(background > 0 ? [t("{count} background", { count: background })] : []),
  ].join(", ");
}

/**
 * The catering line: `Breakfast 132 · Meal 130 (called: 60 crew, 12 cast, 60 background)`. A day without a time for
 * breakfast or for a meal has none, unless its number is entered; empty when there is neither.
 */
export function cateringLine(sheet: BreakfastSheet): string {
  const { plan, conditions } = sheet;
  const called = headCount(sheet);
  const hasMeal = (conditions.meal || plan.meal) !== "";
  const hasBreakfast = (conditions.breakfast ?? plan.breakfast) !== "";
  const breakfast = plan.logistics.breakfastHeads ?? (hasBreakfast ? headCount(calledForBreakfast(sheet)).total : 0);
  const meal = plan.logistics.mealHeads ?? (hasMeal ? called.total : 0);
  const meals = [
    ...(breakfast > 0 ? [t("Breakfast {breakfast}", { breakfast })] : []),
    ...(meal > 0 ? [t("Meal {meal}", { meal })] : []),
  ].join(" · ");
  const who = headsText(called);
  return meals === "" || who === "" ? meals : t("{meals} (called: {who})", { meals, who });
}
