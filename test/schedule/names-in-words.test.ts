import { expect, it } from "vitest";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";

it.each([
  [["NORA", "SAM"], "NORA, SAM"],
  [["A", "B", "C", "D", "E", "F"], "A, B, C, D, E, F"],
  [["A", "B", "C", "D", "E", "F", "G", "H"], "A, B, C, D, E, F and 2 more"],
])("names %j at most six at a time", (who, words) => {
  expect(namesInWords(who)).toBe(words);
});
