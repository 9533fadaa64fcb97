import { dateText } from "../../roster/dates.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Production } from "../production.ts";
import type { ShootingDay } from "../schedule.ts";
import { rowOfDays } from "./days-in-row.ts";
import { estimatedShift } from "./estimated-shift.ts";
import { namesInWords } from "./names-in-words.ts";
import type { WeekRules } from "./week-rules.ts";
import { missingWeeklyRest } from "./weekly-rest.ts";

/** What a schedule asks of people's weeks beyond the rules of work: it may be done, at a price. */
export interface WorkWarning {
  readonly date: CalendarDate;
  readonly sentence: string;
}

/**
 * Sixth and later days of work in a row and weeks without their rest, by the estimated hours of the days: for the crew,
 * who work all of them, and for those of the cast whose own days come to it.
 */
export function workWarnings(
  days: readonly ShootingDay[],
  { cast, limits }: Pick<Production, "cast" | "limits">,
  rules: WeekRules,
): WorkWarning[] {
  const castIds = new Set(days.flatMap(({ strips }) => strips.flatMap((strip) => strip.castIds)));
  const people = [
    { who: "the crew", days },
    ...[...castIds].map((castId) => ({
      who: cast.get(castId)?.name ?? castId,
      days: days.filter(({ strips }) => strips.some((strip) => strip.castIds.includes(castId))),
    })),
  ];
  const shifts = new Map(days.map((day) => [day.date, estimatedShift(day, limits)]));
  const found = people.flatMap(({ who, days: theirs }) => {
    const worked = new Set(theirs.map(({ date }) => date));
    const own = theirs.map(({ date }) => shifts.get(date)!);
    return theirs.flatMap(({ date }, at) =>
      [rowOfDays(date, worked, rules.daysInRow), missingWeeklyRest(own.slice(0, at + 1), rules.weekRest)].flatMap(
        (wrong) => (wrong ? [{ date, who, words: wrong.words }] : []),
      ),
    );
  });
  const groups = [...Map.groupBy(found, ({ date, words }) => `${date} ${words}`).values()];
  return groups
    .map((same) => {
      const { date, words } = same[0]!;
      return { date, sentence: `${dateText(date)}, for ${namesInWords(same.map(({ who }) => who))}: ${words}` };
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
