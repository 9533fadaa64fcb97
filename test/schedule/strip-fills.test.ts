import { expect, it } from "vitest";
import { stripFills } from "../../shared/schedule/strip-colours/strip-fills.ts";

it("gives each scene the colour of its strip", () => {
  const columns = ["Scene Number", "Int./Ext.", "Location", "Time"];
  const rows = [
    ["1", "INT.", "BARN", "DAY"],
    ["2", "EXT.", "PIER", "DAY"],
    ["3", "INT.", "BARN", "NIGHT"],
    ["4", "OMITTED", "OMITTED", ""],
    ["5", "EXT.", "PIER", "CONTINUOUS"],
    ["6", "INT./EXT.", "CAR", "DAWN"],
    ["7", "EXT.", "PIER", "DUSK"],
  ];
  expect(stripFills({ columns, rows })).toEqual([
    undefined,
    "FFF3A6",
    "C6DCFB",
    "D9D9D9",
    "C4E8CD",
    "FBD9E5",
    "FCDDB4",
  ]);
});

it("leaves a table without headings white", () => {
  expect(stripFills({ columns: ["Notes"], rows: [["x"]] })).toEqual([undefined]);
});
