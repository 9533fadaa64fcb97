import { holidayRegion } from "../../shared/dates/holidays/holidays.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { retold } from "../../shared/i18n/stored.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { weekdayName } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";
import type { Conflict } from "../layout/merge-conflict-dialog.tsx";
import type { CompanyDaysOff } from "./company-days-off.ts";

/** Merge of two users' changes of a calendar: conflicts have their value, and are listed. */
export interface CalendarMerge {
  readonly calendar: ProductionCalendar;
  readonly disputed: readonly Conflict[];
}

/** Merges my changes with others' saved calendar. `settled` has the keys of conflicts resolved in my favour. */
export function mergedCalendar(
  base: ProductionCalendar,
  mine: ProductionCalendar,
  theirs: ProductionCalendar,
  settled: ReadonlySet<string> = new Set(),
): CalendarMerge {
  const disputed: Conflict[] = [];
  /** Merges one value; adds a conflict if both have changed it. */
  function one<Value>(key: string, label: string, of: Three<Value>, words: (value: Value) => string): Value {
    const [was, my, their] = of.map((value) => JSON.stringify(value));
    if (my === their || my === was) return of[2];
    if (their === was || settled.has(key)) return of[1];
    disputed.push({ key, label, mine: words(of[1]), theirs: words(of[2]) });
    return of[2];
  }
  const three = [base, mine, theirs] as const;
  const keys = new Set(three.flatMap(({ daysOff }) => daysOff.map(keyOf)));
  const daysOff = [...keys].flatMap((key) => {
    const of = three.map((calendar) => calendar.daysOff.find((days) => keyOf(days) === key)) as unknown as Three<
      CompanyDaysOff | undefined
    >; // as many as there are calendars
    return (
      one(key, t("Days off {key}", { key }), of, (days) => (days ? days.note || t("Day off") : t("No days off"))) ?? []
    );
  });
  const calendar = {
    weekdays: one("weekdays", t("Working days"), [base.weekdays, mine.weekdays, theirs.weekdays], (days) =>
      days.map(weekdayName).join(", "),
    ),
    region: one("region", t("Public holidays"), [base.region, mine.region, theirs.region], (code) =>
      code === null ? t("None") : retold(holidayRegion(code)?.name ?? code),
    ),
    worked: mergedNames(base.worked, mine.worked, theirs.worked),
    daysOff: daysOff.sort((a, b) => (a.start < b.start ? -1 : 1)),
  };
  return { calendar, disputed };
}

type Three<Value> = readonly [base: Value, mine: Value, theirs: Value];

function keyOf({ start, end }: CompanyDaysOff): string {
  return start === end ? shownDate(start) : `${shownDate(start)} – ${shownDate(end)}`;
}

/** Their names plus those that I added, without those that I removed. */
function mergedNames(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const removed = base.filter((name) => !mine.includes(name));
  const added = mine.filter((name) => !base.includes(name));
  return [...new Set([...theirs.filter((name) => !removed.includes(name)), ...added])].sort();
}
