import fc from "fast-check";
import { expect, it } from "vitest";
import { eighthsFromText, PageCountError, textFromEighths } from "../../shared/breakdown/model/page-count.ts";

it.each([
  ["0/8", 0],
  ["1/8", 1],
  ["4/8", 4],
  ["1", 8],
  ["1 3/8", 11],
  ["12 7/8", 103],
])("reads %j as %i eighths and writes it back", (text, eighths) => {
  expect(eighthsFromText(text)).toBe(eighths);
  expect(textFromEighths(eighths)).toBe(text);
});

it("parses everything that it writes", () => {
  fc.assert(
    fc.property(fc.nat(10_000), (eighths) => {
      expect(eighthsFromText(textFromEighths(eighths))).toBe(eighths);
    }),
  );
});

it.each(["", "8/8", "15/8", "1/4", "1 3", "one", "-1", "1.5"])("refuses %j", (text) => {
  expect(() => eighthsFromText(text)).toThrow(PageCountError);
});
