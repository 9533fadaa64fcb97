import { expect, it } from "vitest";
import { sceneCounts } from "../../shared/breakdown/model/scene-counts.ts";

const counts = (...values: string[]) =>
  sceneCounts({ columns: ["No", "Int./Ext."], rows: values.map((value) => ["1", value]) });

it.each([
  ["INT.", { int: 1, ext: 0, intExt: 0 }],
  ["Ext.", { int: 0, ext: 1, intExt: 0 }],
  ["EXT", { int: 0, ext: 1, intExt: 0 }],
  ["INT./EXT.", { int: 0, ext: 0, intExt: 1 }],
  ["int/ext", { int: 0, ext: 0, intExt: 1 }],
  ["EXT./INT.", { int: 0, ext: 0, intExt: 1 }],
  ["I/E", { int: 0, ext: 0, intExt: 1 }],
  ["e/i", { int: 0, ext: 0, intExt: 1 }],
  ["INT", { int: 0, ext: 0, intExt: 0 }],
  ["", { int: 0, ext: 0, intExt: 0 }],
])("counts %j", (value, expected) => expect(counts(value)).toEqual({ total: 1, ...expected }));

it("counts only the total without a column for it", () => {
  expect(sceneCounts({ columns: ["Scene Number"], rows: [["1"], ["2"]] })).toEqual({ total: 2 });
});
