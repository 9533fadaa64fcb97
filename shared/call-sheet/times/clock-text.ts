const DAY = 24 * 60;

/** Formats minutes from midnight for a call sheet: `6:42 AM`; from 24:00 on `12:20 AM (next day)`. */
export function clockText(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  const hour = Math.floor(ofDay / 60);
  const text = `${hour % 12 || 12}:${String(ofDay % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  if (minutes >= DAY) return `${text} (next day)`;
  return minutes < 0 ? `${text} (day before)` : text;
}
