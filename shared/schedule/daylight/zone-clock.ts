import type { CalendarDate } from "../../dates/calendar-date.ts";

/** A local date, and the minutes since its midnight. */
export interface ZoneClock {
  readonly date: CalendarDate;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local date and time in a time zone, such as `Europe/Dublin`, at an instant. */
export function clockIn(zone: string, instant: Date): ZoneClock {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  formats.set(zone, format);
  return format;
}
