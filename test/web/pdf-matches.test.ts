import { expect, it } from "vitest";
import { matchesIn, type PlacedText } from "../../web/ui/pdf/pdf-matches.ts";

const piece = (text: string, top: number): PlacedText => ({
  ...{ text, top, left: 0.1, width: text.length / 100, height: 0.02 },
  endsLine: true,
});
const PAGE = [piece("INT. FERRY - DAY", 0.1), piece("The ferry (again) is", 0.2), piece("late.", 0.3)];

it("finds words in any case, and their position in the line", () => {
  const found = matchesIn(PAGE, "ferry");
  expect(found.map(([box]) => [box!.top, Math.round(box!.left * 100), Math.round(box!.width * 100)])).toEqual([
    [0.1, 15, 5],
    [0.2, 14, 5],
  ]);
});

it("finds words across the end of a line, with a box for each line", () => {
  expect(matchesIn(PAGE, " is  late").map((match) => match.map(({ top }) => top))).toEqual([[0.2, 0.3]]);
});

it.each([
  ["(again)", 1],
  [".*", 0],
  ["", 0],
  ["   ", 0],
])("matches %j literally, %i times", (query, times) => {
  expect(matchesIn(PAGE, query)).toHaveLength(times);
});
