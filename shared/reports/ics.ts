import { textFromEighths } from "../breakdown/eighths-text.ts";
import { addDays } from "../roster/calendar-date.ts";
import type { Reports } from "./reports.ts";

/** Where a calendar's events belong, and when it was made (an ISO 8601 instant in UTC). */
export interface CalendarOrigin {
  readonly projectId: string;
  readonly now: string;
  /** Whether a calendar takes it again by itself from time to time. */
  readonly isFeed?: boolean;
}

/**
 * The shooting days as a calendar by RFC 5545: one event for each whole day. A day's event has the same id whenever it is
 * made, so that a calendar which takes the file again changes its events and does not double them.
 */
export function icsFromReports(
  { project, schedule, shooting }: Reports,
  { projectId, now, isFeed = false }: CalendarOrigin,
): string {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, "")}Z`;
  const events = shooting.days.flatMap(({ number, date, scenes, eighths }) => [
    "BEGIN:VEVENT",
    `UID:${projectId}.${date}.${encodeURIComponent(schedule)}@backlot`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll("-", "")}`,
    `SUMMARY:${escaped(`${project} – day ${number} of ${shooting.days.length}`)}`,
    `DESCRIPTION:${escaped(
      [
        `${textFromEighths(eighths)} pages`,
        ...scenes.map(({ strip }) => `${strip.number} ${strip.intExt} ${strip.set}`),
      ].join("\n"),
    )}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Backlot//Shooting days//EN",
    `X-WR-CALNAME:${escaped(`${project} – ${schedule}`)}`,
    ...(isFeed ? ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"] : []),
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
}

/** A line may hold 75 octets; what follows goes on new lines that begin with a space. */
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
