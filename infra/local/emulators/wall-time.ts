/** A local date and time of day. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY_MS = 24 * 3600 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a time zone at an instant, in milliseconds since 1970. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}

/** The first instant of a local time in the time zone; undefined when a clock change skips it. */
export function instantOf(wall: WallTime, timeZone: string): number | undefined {
  const asUtc = utcOf(wall);
  // Clocks change at most once in these two days, so one of the two offsets applies.
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - (utcOf(wallTimeAt(near, timeZone)) - near))
    .filter((instant) => utcOf(wallTimeAt(instant, timeZone)) === asUtc);
  return candidates.length === 0 ? undefined : Math.min(...candidates);
}

function utcOf({ year, month, day, hour, minute, second }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
