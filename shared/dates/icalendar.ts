import { addDays, type CalendarDate } from "./calendar-date.ts";

/** An event of a date: all-day, or between two local times. */
export interface CalendarEvent {
  /** Stable across versions, so that a subscribed calendar updates the event instead of duplicating it. */
  readonly id: string;
  readonly date: CalendarDate;
  /** Minutes from the date's midnight, possibly negative or over 1,440; absent for an all-day event. */
  readonly minutes?: { readonly from: number; readonly to: number } | undefined;
  readonly summary: string;
  readonly description: string;
  readonly location?: string | undefined;
  /** Whether it is cancelled; calendar apps strike it through. */
  readonly isOff?: boolean | undefined;
}

/** A calendar, and its creation time (an ISO 8601 instant in UTC). */
export interface CalendarFile {
  readonly name: string;
  readonly now: string;
  /** Whether calendar apps should refresh it regularly. */
  readonly isFeed: boolean;
  readonly events: readonly CalendarEvent[];
}

/** An RFC 5545 calendar. Its times are floating: a call at seven is at seven local time, wherever it is read. */
export function calendarText({ name, now, isFeed, events }: CalendarFile): string {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Backlot//Shooting days//EN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...(isFeed ? ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"] : []),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.id}@backlot`,
      `DTSTAMP:${stamp}`,
      ...timesOf(event),
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
      ...(event.isOff ? ["STATUS:CANCELLED"] : []),
      ...(event.minutes && !event.isOff ? [] : ["TRANSP:TRANSPARENT"]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

function timesOf({ date, minutes }: CalendarEvent): [start: string, end: string] {
  if (!minutes) return [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(addDays(date, 1))}`];
  return [`DTSTART:${momentOf(date, minutes.from)}`, `DTEND:${momentOf(date, minutes.to)}`];
}

const DAY = 24 * 60;

function momentOf(date: CalendarDate, minutes: number): string {
  const day = Math.floor(minutes / DAY);
  const ofDay = minutes - day * DAY;
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join("");
  return `${digits(addDays(date, day))}T${clock}00`;
}

const digits = (date: CalendarDate) => date.replaceAll("-", "");

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
}

/** Maximum length of a line in octets; longer lines are folded. */
const OCTETS = 75;

function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const lines = [""];
  let length = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > OCTETS) {
      lines.push(" ");
      length = 1;
    }
    lines[lines.length - 1] += letter;
    length += size;
  }
  return lines;
}
