const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How old something is: "as of 05:12, 3 hours ago", with the day when it was not today. */
export function ageWords(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000));
  const [unit, length] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  const ago = minutes < 1 ? "just now" : agoWords.format(-Math.floor(minutes / length), unit);
  const day = then.toDateString() === now.toDateString() ? "" : `${dayWords.format(then)}, `;
  return `as of ${day}${clockWords.format(then)}, ${ago}`;
}

const agoWords = new Intl.RelativeTimeFormat("en");
const dayWords = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const clockWords = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
