import { stored } from "../i18n/stored.ts";

const DAY = 24 * 60;
/** A time more than this many minutes before the call belongs to the next day. */
const MAX_BEFORE_CALL = 6 * 60;

/** Minutes from midnight at the start of the shoot day; the following night counts on, up to 47:59. */
export type TimeOfDay = number;

const NEXT_DAY = stored("(next day)");

const TIME = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/i;

/**
 * Parses a time as people write it ("7:12 AM", "19:12", "712", "7 pm", "1 AM (next day)"); undefined when it is not a
 * time. A time long before `call` is on the next day: a wrap at 1 AM is after the call.
 */
export function timeFromText(text: string, call = 0): TimeOfDay | undefined {
  const words = text.trim();
  if (words.endsWith(NEXT_DAY)) {
    const ofDay = timeFromText(words.slice(0, -NEXT_DAY.length));
    return ofDay === undefined || ofDay >= DAY ? undefined : ofDay + DAY;
  }
  const parts = TIME.exec(words);
  if (!parts) return undefined;
  const [, hours = "", minutes = "0", half] = parts;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const ofDay = (half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour) * 60 + Number(minutes);
  return afterCall(ofDay, call);
}

/** Converts a clock time to minutes of the shoot day that began with `call`. */
export function afterCall(ofDay: number, call: number): TimeOfDay {
  return ofDay < call - MAX_BEFORE_CALL ? ofDay + DAY : ofDay;
}

/** Formats a duration: `12 h 05`; under an hour `35 min`. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** Formats a screen time: `2:05`. */
export function screenTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
