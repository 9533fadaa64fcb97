import { expect, it } from "vitest";
import { icsFromReports } from "../../shared/reports/ics.ts";
import type { Reports } from "../../shared/reports/reports.ts";

const day = (number: number, date: string, set: string): Reports["shooting"]["days"][number] => ({
  number,
  date,
  before: [],
  banners: [],
  ...{ eighths: 11, moves: 0, minutes: 0 },
  scenes: [
    {
      strip: {
        ...{ sceneId: "a", number: "12A", intExt: "INT.", dayNight: "DAY", set },
        ...{ synopsis: "", castIds: [], eighths: 11, notes: "" },
      },
      ...{ scriptDay: "", page: "", location: "" },
      cast: [],
      elements: [],
    },
  ],
});
const reports = (...days: Reports["shooting"]["days"]): Reports => ({
  project: "Salt, Sun; and Sea",
  schedule: "Plan A",
  palette: null,
  shooting: { days, boneyard: [], scenes: days.length, eighths: 11 },
  dayOutOfDays: { dates: [], groups: [], events: [] },
});
const origin = { projectId: "p1", now: "2026-03-01T08:30:00.000Z" };

it("exports each shoot day as an all-day event, across the end of a month too", () => {
  const text = icsFromReports(reports(day(1, "2026-03-31", "PIER")), origin);
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Backlot//Shooting days//EN",
    "X-WR-CALNAME:Salt\\, Sun\\; and Sea – Plan A",
    "BEGIN:VEVENT",
    "UID:p1.2026-03-31.Plan%20A@backlot",
    "DTSTAMP:20260301T083000Z",
    "DTSTART;VALUE=DATE:20260331",
    "DTEND;VALUE=DATE:20260401",
    "SUMMARY:Salt\\, Sun\\; and Sea – day 1 of 1",
    "DESCRIPTION:1 3/8 pages\\n12A INT. PIER",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds long lines at 75 octets without loss, in any script", () => {
  const set = "समुद्र का किनारा ".repeat(12).trim();
  const text = icsFromReports(reports(day(1, "2026-03-31", set)), origin);
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`INT. ${set}`);
});

it("keeps a day's event id stable, so that no calendar duplicates it", () => {
  const ids = (now: string) =>
    icsFromReports(reports(day(1, "2026-03-30", "PIER"), day(2, "2026-03-31", "BANK")), { projectId: "p1", now })
      .split("\r\n")
      .filter((line) => line.startsWith("UID"));
  expect(ids("2026-03-01T00:00:00Z")).toEqual(ids("2026-04-01T00:00:00Z"));
  expect(new Set(ids("2026-03-01T00:00:00Z")).size).toBe(2);
});
