import { expect, it } from "vitest";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import { parseNaturalDates } from "../../shared/dates/natural-dates.ts";
import { type DatesDraft, datesTextOf, NO_DRAFT, withWordsTaken } from "../../web/dates/dates-draft.ts";
import { parsedDatesText } from "../../web/dates/parsed-dates-text.ts";

const TODAY = "2026-02-10";
const words = { flexible: "No constraint", nothing: "" };
const chosen = (more: Partial<DatesDraft>): DatesDraft => ({ ...NO_DRAFT, ...more });

it.each([
  ["nothing", {}, ""],
  ["flexible dates", { isFlexible: true }, "No constraint"],
  ["single days", { days: ["2026-03-02", "2026-03-09"] }, "03/02/2026, 03/09/2026"],
  ["a text that was typed and not added", { words: "12 March" }, "03/12/2026"],
  [
    "such a text beside selected days",
    { days: ["2026-03-02"], words: "12–13 March" },
    "03/02/2026, 03/12/2026 - 03/13/2026",
  ],
  ["such a text that names no day", { words: "any day" }, "No constraint"],
  ["a range", { start: "2026-03-23", end: "2026-04-03" }, "03/23/2026 - 04/03/2026"],
  [
    "days and a range",
    { days: ["2026-03-02"], start: "2026-03-23", end: "2026-04-03" },
    "03/02/2026, 03/23/2026 - 04/03/2026",
  ],
  [
    "several ranges",
    { ranges: [{ start: "2026-05-01", end: "2026-05-03" }], start: "2026-03-23", end: "2026-04-03" },
    "05/01/2026 - 05/03/2026, 03/23/2026 - 04/03/2026",
  ],
])("writes %s", (_, dates, text) => {
  expect(datesTextOf(chosen(dates), words, TODAY)).toEqual({ text });
});

it("writes dates that the schedule can read", () => {
  const dates = chosen({ days: ["2026-03-02"], start: "2026-03-23", end: "2026-03-24" });
  const written = datesTextOf(dates, words, TODAY);
  expect("text" in written && availabilityFromText(written.text)).toMatchObject({
    days: ["2026-03-02", "2026-03-23", "2026-03-24"],
  });
});

it.each([
  ["a range without an end", { start: "2026-03-23" }, "The range has no end. Choose one, or clear the start."],
  ["a range without a start", { end: "2026-03-23" }, "The range has no start. Choose one, or clear the end."],
  [
    "a text whose month is uncertain",
    { words: "03/04" },
    '"03/04" may be March 4 or 3 April. Which number is the month?',
  ],
  [
    "a range that ends before it starts",
    { start: "2026-03-23", end: "2026-03-01" },
    '"03/23/2026 - 03/01/2026" ends before it starts.',
  ],
])("requires a correction of %s", (_, dates, problem) => {
  expect(datesTextOf(chosen(dates), words, TODAY)).toEqual({ problem });
});

const understood = (words: string) => parseNaturalDates(words, { today: TODAY });

it("combines dates read from text with selected ones, without duplicates", () => {
  const draft = chosen({ days: ["2026-03-20"], words: "20 March, 2–4 March" });
  const once = withWordsTaken(draft, understood(draft.words));
  expect(once).toEqual(chosen({ days: ["2026-03-20"], ranges: [{ start: "2026-03-02", end: "2026-03-04" }] }));
  expect(withWordsTaken(once, understood(draft.words))).toEqual(once);
});

it("reads 'any day' as flexible dates, and keeps texts that were not understood", () => {
  const draft = chosen({ days: ["2026-03-20"], words: "any day" });
  expect(withWordsTaken(draft, understood("any day"))).toEqual(chosen({ isFlexible: true }));
  expect(withWordsTaken(draft, understood("some day"))).toBe(draft);
});

it.each([
  ["any day", "Any day"],
  ["20 March, 2–4 March", "4 days: Mon 03/02/2026 – Wed 03/04/2026, Fri 03/20/2026"],
  ["20 March", "1 day: Fri 03/20/2026"],
  ["03/04", '"03/04" may be March 4 or 3 April. Which number is the month?'],
])("describes how %j was understood", (words, text) => {
  expect(parsedDatesText(understood(words))).toBe(text);
});
