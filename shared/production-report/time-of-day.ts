const DAY = 24 * 60;
/** After so long before the day's call, a time is of the night that follows. */
const LONGEST_BEFORE_CALL = 6 * 60;

/** Minutes from the midnight with which the day of shooting begins; the night after it counts on, up to 47:59. */
export type TimeOfDay = number;

const TIME = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/i;

/**
 * Reads a time as people write it ("7:12 AM", "19:12", "712", "7 pm"); undefined when it is none. One that is long
 * before `call` is of the next day: nobody wraps at 1 in the morning before they came.
 */
export function timeFromText(text: string, call = 0): TimeOfDay | undefined {
  const parts = TIME.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = "", minutes = "0", half] = parts;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const ofDay = (half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour) * 60 + Number(minutes);
  return afterCall(ofDay, call);
}

/** A time on the clock as one of the working day that began with `call`. */
export function afterCall(ofDay: number, call: number): TimeOfDay {
  return ofDay < call - LONGEST_BEFORE_CALL ? ofDay + DAY : ofDay;
}

/** A length of time: `12 h 05`; under an hour `35 min`. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** Time on screen: `2:05`. */
export function screenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
