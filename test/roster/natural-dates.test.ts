import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { availabilityFromText, type DateOrder, dateText, textFromDates } from "../../shared/dates/dates-string.ts";
import { parseNaturalDates } from "../../shared/dates/natural-dates.ts";

// A Tuesday.
const today = "2026-02-10";

/** The dates string of a text, or the message of its refusal. */
function read(words: string, order?: DateOrder): string {
  const found = parseNaturalDates(words, { today, order });
  return "text" in found ? found.text : `${found.kind}: ${found.message}`;
}

it.each([
  ["12 March", "03/12/2026"],
  ["12–14 March", "03/12/2026 - 03/14/2026"],
  ["12–14 March, not the 13th", "03/12/2026, 03/14/2026"],
  ["March 3 to 7", "03/03/2026 - 03/07/2026"],
  ["March 3, 2026 - March 5, 2026", "03/03/2026 - 03/05/2026"],
  ["March 30 - April 2", "03/30/2026 - 04/02/2026"],
  ["12th to 14th of March 2027", "03/12/2027 - 03/14/2027"],
  ["2026-03-12 - 2026-03-14", "03/12/2026 - 03/14/2026"],
  ["3.-7.3.2026", "03/03/2026 - 03/07/2026"],
  ["12.3., 14.3.26", "03/12/2026, 03/14/2026"],
  ["25/12", "12/25/2026"],
  ["12/25/2026", "12/25/2026"],
  ["12-14/03/2026", "03/12/2026 - 03/14/2026"],
  ["3, 4 and 5 March", "03/03/2026, 03/04/2026, 03/05/2026"],
  ["March 3, 4 and 5", "03/03/2026, 03/04/2026, 03/05/2026"],
  ["March 3, 4, 20 April", "03/03/2026, 03/04/2026, 04/20/2026"],
  ["12 & 14 and 20 Sept. 2026", "09/12/2026, 09/14/2026, 09/20/2026"],
  ["March", "03/01/2026 - 03/31/2026"],
  ["every day in February 2028", "02/01/2028 - 02/29/2028"],
  ["December 2026", "12/01/2026 - 12/31/2026"],
  ["until 20 February", "02/10/2026 - 02/20/2026"],
  ["today and tomorrow", "02/10/2026, 02/11/2026"],
  ["Tuesday 3 March", "03/03/2026"],
  ["Tuesday, March 3 to Friday, March 6", "03/03/2026 - 03/06/2026"],
  ["between 3 and 7 March, and 12 March", "03/12/2026, 03/03/2026 - 03/07/2026"],
  ["from 3 March to 7 March inclusive", "03/03/2026 - 03/07/2026"],
])("%j is %j", (words, text) => {
  expect(read(words)).toBe(text);
});

it.each([
  ["every Tuesday in April", "04/07/2026, 04/14/2026, 04/21/2026, 04/28/2026"],
  ["Mondays and Wednesdays from 2 March to 11 March", "03/02/2026, 03/04/2026, 03/09/2026, 03/11/2026"],
  ["weekdays until 18 February", "02/10/2026 - 02/13/2026, 02/16/2026 - 02/18/2026"],
  ["2–13 March, weekdays", "03/02/2026 - 03/06/2026, 03/09/2026 - 03/13/2026"],
  ["Mon–Fri, 2–13 March", "03/02/2026 - 03/06/2026, 03/09/2026 - 03/13/2026"],
  ["2–20 March, only Tuesdays, 28 March", "03/03/2026, 03/10/2026, 03/17/2026, 03/28/2026"],
  [
    "weekends in March",
    "03/01/2026, 03/07/2026 - 03/08/2026, 03/14/2026 - 03/15/2026, 03/21/2026 - 03/22/2026, 03/28/2026 - 03/29/2026",
  ],
  ["10–20 March but not Sunday", "03/10/2026 - 03/14/2026, 03/16/2026 - 03/20/2026"],
  ["2–13 March except weekends", "03/02/2026 - 03/06/2026, 03/09/2026 - 03/13/2026"],
  ["2–6 March, except the 3rd and the 5th", "03/02/2026, 03/04/2026, 03/06/2026"],
  ["2–6 March (not the 3rd), 20 March", "03/02/2026, 03/20/2026, 03/04/2026 - 03/06/2026"],
  ["30 March – 2 April, not the 31st", "03/30/2026, 04/01/2026 - 04/02/2026"],
  ["28 December to 3 January, not the 1st", "12/28/2026 - 12/31/2026, 01/02/2027 - 01/03/2027"],
  ["March, except 2–30 March", "03/01/2026, 03/31/2026"],
])("%j counts the days of %j", (words, text) => {
  expect(read(words)).toBe(text);
});

it.each([
  ["vom 3. bis 7. März, außer am 5.", "03/03/2026 - 03/04/2026, 03/06/2026 - 03/07/2026"],
  ["jeden Dienstag im April", "04/07/2026, 04/14/2026, 04/21/2026, 04/28/2026"],
  ["werktags 2.–6.3.", "03/02/2026 - 03/06/2026"],
  ["du 1er au 5 mars sauf le 3", "03/01/2026 - 03/02/2026, 03/04/2026 - 03/05/2026"],
  ["tous les mardis d’avril", "04/07/2026, 04/14/2026, 04/21/2026, 04/28/2026"],
  ["del 3 al 7 de marzo de 2026", "03/03/2026 - 03/07/2026"],
  ["2–8 de marzo, excepto domingos", "03/02/2026 - 03/07/2026"],
  ["dal 3 al 7 marzo", "03/03/2026 - 03/07/2026"],
  ["12. bis 14. März, nicht am 13.", "03/12/2026, 03/14/2026"],
  ["du 12 au 14 mars, sauf le 13", "03/12/2026, 03/14/2026"],
  ["del 12 al 14 de marzo, excepto el 13", "03/12/2026, 03/14/2026"],
  ["bis 20. Februar", "02/10/2026 - 02/20/2026"],
  ["jusqu’au 20 février", "02/10/2026 - 02/20/2026"],
  ["hasta el 20 de febrero", "02/10/2026 - 02/20/2026"],
  ["zwischen dem 3. und 7. März", "03/03/2026 - 03/07/2026"],
  ["entre el 3 y el 7 de marzo", "03/03/2026 - 03/07/2026"],
  ["ogni martedì di aprile, tranne il 14", "04/07/2026, 04/21/2026, 04/28/2026"],
])("%j is understood in its own language", (words, text) => {
  expect(read(words)).toBe(text);
});

it("is read from an email", () => {
  expect(read("Hi!\nShe is free\n- 12 March\n- 14–16 March, busy on the 15th\n- 20 March\nThanks")).toBe(
    "03/12/2026, 03/14/2026, 03/16/2026, 03/20/2026",
  );
});

it.each(["any day", "flexible", "No Constraint", "jederzeit", "she is flexible"])("%j sets no constraint", (words) => {
  expect(parseNaturalDates(words, { today })).toEqual({ kind: "flexible", text: "No Constraint" });
});

describe("an omitted year", () => {
  it.each([
    ["is that of the next such date", "1 February, 12 March", "02/01/2026, 03/12/2026"],
    ["is the next one if the date is long past", "5 January", "01/05/2027"],
    ["is that of the range's end", "1 January – 30 June", "01/01/2026 - 06/30/2026"],
    ["increases at the turn of the year", "28 December to 3 January", "12/28/2026 - 01/03/2027"],
    ["is the one after the list", "12 March, 3 April 2027", "03/12/2027, 04/03/2027"],
    ["follows a written one", "20 December 2027, 5 January", "12/20/2027, 01/05/2028"],
  ])("%s", (_, words, text) => {
    expect(read(words)).toBe(text);
  });
});

it.each([
  ["maybe 12 March", 'refused: "maybe" is not understood.'],
  ["Mon–Wed next week", 'refused: "next week" depends on when it was written. Write the days, such as 9–11 March.'],
  ["next Monday", 'refused: "next Monday" depends on when it was written.'],
  ["nächste Woche Mo bis Mi", 'refused: "nächste Woche" depends on when it was written.'],
  ["la semaine prochaine", 'refused: "la semaine prochaine" depends on when it was written.'],
  ["la semana que viene", 'refused: "la semana que viene" depends on when it was written.'],
  ["12 March 14 March", 'refused: "14" is not understood here.'],
  ["45 March", 'refused: "45" is not understood.'],
  ["31 April", 'refused: "31 April" is not a calendar date.'],
  ["13/14", 'refused: "13/14" is not a calendar date.'],
  ["14–12 March", 'refused: "14 to 12 March" ends before it starts.'],
  ["3 March 2026 to 3 April 2029", "spans more than two years."],
  ["the 13th", 'refused: "13th" does not name a month.'],
  ["from 3 March on", 'refused: "from 3 March" has no end. Add the last day: "from 3 March to ...".'],
  ["3 March onwards", 'refused: "3 March" has no end. Add the last day: "from 3 March to ...".'],
  ["12 to", 'refused: "12 to" has no end.'],
  ["Monday 3 March", 'refused: "Monday 3 March" does not agree: 03/03/2026 is a Tuesday.'],
  ["every Tuesday", 'refused: "every Tuesday" does not say in which weeks.'],
  ["2–20 March and Saturdays", 'refused: "Saturdays" does not say in which weeks.'],
  ["the weekend of 14 March", "is only one day. Write the first and the last day."],
  ["12–14 March, not the 20th", 'refused: "20th" is an exception, but it is not among the dates.'],
  ["12–14 March, not the 13th, 20 March", 'refused: "20 March" is an exception, but it is not among the dates.'],
  ["2 March – 3 April, not the 3rd", 'refused: "3rd" is an exception, but in which month?'],
  ["not available 12 March", 'refused: "12 March" is an exception, but to which days?'],
  [" , ", "refused: This contains no date."],
  ["1 March ".repeat(300), "refused: This is too long."],
])("%j is refused with a reason", (words, message) => {
  expect(read(words)).toContain(message);
});

describe("dates with slashes", () => {
  it("are refused with both readings while the order of day and month is unknown", () => {
    expect(read("03/04")).toBe('ambiguous: "03/04" may be March 4 or 3 April.');
    expect(read("3/4/2026 - 5/4/2026")).toContain('"3/4/2026" may be March 4 or 3 April.');
  });
  it("are read in the user's format", () => {
    expect(read("03/04", "monthFirst")).toBe("03/04/2026");
    expect(read("03/04", "dayFirst")).toBe("04/03/2026");
  });
  it("are read like the others beside them, and as their numbers require", () => {
    expect(read("13/04, 05/04")).toBe("04/05/2026, 04/13/2026");
    expect(read("05/05")).toBe("05/05/2026");
    expect(read("13/04", "monthFirst")).toBe("04/13/2026");
  });
});

const date = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2020-01-01", days));
const dates = fc.uniqueArray(date, { minLength: 1, maxLength: 12 });

it("parses every dates string that it writes, in both formats", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom<DateOrder>("monthFirst", "dayFirst"), (days, order) => {
      const found = parseNaturalDates(textFromDates({ days }, order), { today, order });
      expect(found).toMatchObject({ kind: "days", text: textFromDates({ days }) });
    }),
  );
});

it("writes exactly the days that the schedule reads", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (start, length, hole) => {
      const out = addDays(start, hole % (length + 1));
      const words = `${dateText(start)} - ${dateText(addDays(start, length))}, not ${dateText(out)}`;
      const found = parseNaturalDates(words, { today, order: "monthFirst" });
      const read = "text" in found ? availabilityFromText(found.text) : undefined;
      expect(read?.kind === "days" && read.days).toHaveLength(length);
      expect(read?.kind === "days" && read.days).not.toContain(out);
    }),
  );
});

const MONTHS = {
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  en: "January February March April May June July August September October November December",
} as const;
const LETTERS = {
  de: (from: string, to: string) => `vom ${from} bis ${to}`,
  fr: (from: string, to: string) => `du ${from} au ${to}`,
  es: (from: string, to: string) => `del ${from} al ${to}`,
  en: (from: string, to: string) => `from ${from} to ${to}`,
} as const;

it("parses any range of written-out days in each language", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("de", "fr", "es", "en"),
      date,
      fc.integer({ min: 1, max: 200 }),
      (language, start, length) => {
        const written = (day: string) => {
          const [year, month, number] = day.split("-").map(Number);
          return `${number}${language === "de" ? "." : ""} ${MONTHS[language].split(" ")[month! - 1]} ${year}`;
        };
        const end = addDays(start, length);
        const found = parseNaturalDates(LETTERS[language](written(start), written(end)), { today });
        expect(found).toMatchObject({ kind: "days", ranges: [{ start, end }] });
      },
    ),
  );
});

it("handles any input", () => {
  const piece = fc.constantFrom(
    "12",
    "3/4",
    "March",
    "to",
    "not",
    "every",
    "Tuesday",
    ",",
    "until",
    "between",
    "and",
    "next",
    "only",
    "2026",
    "–",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(["flexible", "days", "ambiguous", "refused"]).toContain(
        parseNaturalDates(pieces.join(" "), { today }).kind,
      );
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (words) => {
      expect(parseNaturalDates(words, { today }).kind).toBeDefined();
    }),
  );
});
