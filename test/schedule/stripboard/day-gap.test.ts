import { expect, it } from "vitest";
import { dayGap } from "../../../shared/schedule/stripboard/day-gap.ts";

const FIRST = "2026-03-02";
const CALENDAR = { holidays: ["2026-03-09"], daysOff: ["2026-03-04"] };

it.each<[string, string, string, ReturnType<typeof dayGap>]>([
  ["no gap from one day to the next", "2026-03-02", "2026-03-03", undefined],
  [
    "a company day off within a week",
    "2026-03-03",
    "2026-03-05",
    { week: undefined, words: "company off 03/04/2026", hasHoliday: false },
  ],
  [
    "a weekend with the start of a week",
    "2026-03-06",
    "2026-03-10",
    { week: 2, words: "off 03/07/2026 – 03/08/2026, holiday 03/09/2026", hasHoliday: true },
  ],
  ["the start of a week without a day off", "2026-03-07", "2026-03-08", { week: 2, words: "", hasHoliday: false }],
  ["skipped weeks", "2026-03-13", "2026-03-23", { week: 4, words: "off 03/14/2026 – 03/22/2026", hasHoliday: false }],
])("finds %s between two days of a board", (_, before, date, gap) => {
  expect(dayGap(FIRST, before, date, CALENDAR)).toEqual(gap);
});
