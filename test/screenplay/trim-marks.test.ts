import { expect, it } from "vitest";
import { trimEndMarks } from "../../shared/screenplay/model/trim-marks.ts";

it.each([
  ["12..", "12"],
  ["1.2.", "1.2"],
  [".", ""],
  ["...", ""],
  ["", ""],
])("removes the marks at the end of %j", (text, rest) => {
  expect(trimEndMarks(text, /[.]/)).toBe(rest);
});
