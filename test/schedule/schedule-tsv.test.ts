import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Schedule } from "../../shared/schedule/model/schedule.ts";
import {
  ScheduleFileError,
  scheduleFileName,
  scheduleFromTsv,
  scheduleTsv,
  shootingDayTitle,
} from "../../shared/schedule/model/schedule-tsv.ts";
import { scene } from "./builders.ts";

const schedule: Schedule = {
  name: "Plan A",
  location: "THE PIER",
  scenesPerDay: 2,
  days: [
    { date: "2026-03-02", strips: [scene("1", "EXT. DAY", ["1", "12"]), scene("2A", "INT. NIGHT")] },
    { date: "2026-03-04", strips: [scene("3")] },
  ],
};

it("is a line to ignore, the column names, and a row for each scene", () => {
  expect(scheduleTsv(schedule).split("\n")).toEqual([
    "Plan A\tTHE PIER\t2\tBacklot",
    "Date\tScene Number\tINT/EXT\tDay/Night\tLocation\tSynopsis\tCast ID\tPages\tNotes",
    "03/02/2026\t1\tEXT.\tDAY\tTHE PIER\t\t1, 12\t1\t",
    "03/02/2026\t2A\tINT.\tNIGHT\tTHE PIER\t\t\t1\t",
    "03/04/2026\t3\tINT.\tDAY\tTHE PIER\t\t\t1\t",
    "",
  ]);
});

it("is parsed back unchanged, whatever its texts", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "\t", "\n", "\\", "\r", ",", '"', "=") });
  const name = fc
    .string({ unit: fc.constantFrom("a", "Б", "2", "-", "\t"), minLength: 1 })
    .filter((one) => one.trim() === one && one !== "");
  const strip = fc
    .record({ intExt: text, dayNight: text, set: text, synopsis: text, notes: text, eighths: fc.nat(200) })
    .chain((texts) => fc.uniqueArray(fc.nat(40).map(String)).map((castIds) => ({ ...texts, castIds })));
  const schedules = fc.record({
    name,
    location: name,
    scenesPerDay: fc.integer({ min: 1, max: 50 }),
    days: fc.array(fc.array(strip, { minLength: 1, maxLength: 3 }), { maxLength: 4 }).map((days) =>
      days.map((strips, day) => ({
        date: addDays("2026-02-27", day),
        strips: strips.map((one, index) => ({ ...one, number: `${day}-${index}`, sceneId: `sc-${day}-${index}` })),
      })),
    ),
  });
  fc.assert(
    fc.property(schedules, (made) => {
      expect(scheduleFromTsv(scheduleTsv(made), (number) => `sc-${number}`)).toEqual(made);
    }),
  );
});

it("refuses a file that is no schedule", () => {
  expect(() => scheduleFromTsv("a\tb\tc\n")).toThrow(ScheduleFileError);
  expect(() => scheduleFromTsv("a\tb\t2\nDate\tNumber\n")).toThrow('"Date, Number" are not a schedule\'s columns');
});

it("names files and days", () => {
  expect(scheduleFileName("Plan A")).toBe("Plan A.schedule.tsv");
  expect(shootingDayTitle(2, "2026-03-04")).toBe("Day 2: 03/04/2026");
});
