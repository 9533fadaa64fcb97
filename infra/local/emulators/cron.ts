import { instantOf, wallTimeAt } from "./wall-time.ts";

/** A calendar date; weekdays run from 1 (Sunday) to 7, as in cron(…) of AWS. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly daysInMonth: number;
}

type DayTest = (day: Day) => boolean;

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
/** 29 February recurs within eight years at most. */
const HORIZON_DAYS = 9 * 366;

/**
 * Parses the six fields of cron(…): minutes, hours, day of the month, month, day of the week and year.
 * @returns the first run after an instant, in milliseconds since 1970, or undefined when there is none
 */
export function cronRuns(fields: string, timeZone: string): (after: number) => number | undefined {
  const [minutes, hours, dayOfMonth, month, weekday, year, ...more] = fields.trim().split(/\s+/);
  if (year === undefined || more.length > 0)
    throw new Error(`"${fields}" does not have the six fields of a cron expression.`);
  if ((dayOfMonth === "?") === (weekday === "?")) {
    throw new Error(`"${fields}" must have ? as day of the month or as day of the week, and not both.`);
  }
  const minutesOfHour = valuesIn(minutes!, 0, 59);
  const hoursOfDay = valuesIn(hours!, 0, 23);
  const months = new Set(valuesIn(month!, 1, 12, MONTHS));
  const years = new Set(valuesIn(year, 1970, 2199));
  const tests: DayTest[] = [
    (day) => months.has(day.month) && years.has(day.year),
    dayOfMonthTest(dayOfMonth!),
    weekdayTest(weekday!),
  ];

  return (after) => {
    for (const day of daysFrom(after, timeZone)) {
      if (!tests.every((test) => test(day))) continue;
      for (const hour of hoursOfDay) {
        for (const minute of minutesOfHour) {
          const run = instantOf({ ...day, hour, minute, second: 0 }, timeZone);
          if (run !== undefined && run > after) return run;
        }
      }
    }
    return undefined;
  };
}

function* daysFrom(instant: number, timeZone: string): Generator<Day> {
  const { year, month, day } = wallTimeAt(instant, timeZone);
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead++) {
    const date = new Date(Date.UTC(year, month - 1, day + ahead));
    yield {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      weekday: date.getUTCDay() + 1,
      daysInMonth: new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate(),
    };
  }
}

function dayOfMonthTest(field: string): DayTest {
  if (field === "?") return () => true;
  if (field === "L") return ({ day, daysInMonth }) => day === daysInMonth;
  const days = new Set(valuesIn(field, 1, 31));
  return ({ day }) => days.has(day);
}

function weekdayTest(field: string): DayTest {
  if (field === "?") return () => true;
  const [, only, place] = /^(\w+?)(L|#[1-5])$/.exec(field) ?? [];
  if (only === undefined) {
    const weekdays = new Set(valuesIn(field, 1, 7, WEEKDAYS));
    return ({ weekday }) => weekdays.has(weekday);
  }
  const wanted = numberFrom(only, 1, 7, WEEKDAYS);
  if (place === "L") return ({ weekday, day, daysInMonth }) => weekday === wanted && day > daysInMonth - 7;
  return ({ weekday, day }) => weekday === wanted && Math.ceil(day / 7) === Number(place!.slice(1));
}

/** The numbers that a field such as "0/15", "MON-FRI" or "1,15" matches, in order. */
function valuesIn(field: string, lowest: number, highest: number, names: readonly string[] = []): number[] {
  const values = field.split(",").flatMap((part) => {
    const [range = "", step] = part.split("/");
    const [from, to] = range === "*" ? [`${lowest}`, `${highest}`] : range.split("-");
    const first = numberFrom(from!, lowest, highest, names);
    const last = to === undefined ? (step === undefined ? first : highest) : numberFrom(to, lowest, highest, names);
    const stride = step === undefined ? 1 : numberFrom(step, 1, highest, []);
    if (last < first) throw new Error(`"${part}" in a cron expression runs backwards.`);
    return Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, index) => first + index * stride);
  });
  return [...new Set(values)].sort((one, other) => one - other);
}

function numberFrom(text: string, lowest: number, highest: number, names: readonly string[]): number {
  const place = names.indexOf(text.toUpperCase());
  const value = place >= 0 ? place + lowest : Number(text);
  if (/^\w+$/.test(text) && value >= lowest && value <= highest) return value;
  throw new Error(`"${text}" in a cron expression is not between ${lowest} and ${highest}.`);
}
