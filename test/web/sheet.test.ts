import { describe, expect, it } from "vitest";
import type { KnownTable } from "../../shared/tables/three-way-merge.ts";
import {
  blockIn,
  withCell,
  withCleared,
  withFilledDown,
  withPasted,
} from "../../web/breakdown/grid-model/block-edits.ts";
import { placeByTab, placeForKey } from "../../web/breakdown/grid-model/cell-navigation.ts";
import { blockFromText, textFromBlock } from "../../web/breakdown/grid-model/clipboard-text.ts";
import {
  changed,
  firstDifference,
  historyOf,
  isSameTable,
  redone,
  undone,
} from "../../web/breakdown/grid-model/edit-history.ts";
import {
  columnValues,
  type Filters,
  filtersFromText,
  passing,
  textFromFilters,
} from "../../web/breakdown/grid-model/filters.ts";
import { foundCells, nextFound } from "../../web/breakdown/grid-model/find-matches.ts";
import { broughtBack, leftTogether, unsavedIn } from "../../web/breakdown/grid-model/unsaved-work.ts";
import { linesOf, pagesOf } from "../../web/breakdown/grid-model/visible-lines.ts";

const table: KnownTable = {
  columns: ["Scene Number", "Location", "Characters", "Pages"],
  ids: ["a", "b", "c", "d"],
  rows: [
    ["1", "QUAY", "MARA, ODO", "1 2/8"],
    ["2", "Kitchen", "ODO", "3/8"],
    ["3", "QUAY", "", "?"],
    ["4", "", "PILAR, Mára", "1"],
  ],
};
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const ALL = [0, 1, 2, 3];
const column = ({ rows }: KnownTable, at: number) => rows.map((cells) => cells[at]);

describe("text pasted from a spreadsheet", () => {
  it.each([
    [
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"two\nlines"\t"a ""quoted"" word"', [["two\nlines", 'a "quoted" word']]],
    ['"with\ttab"\tx', [["with\ttab", "x"]]],
    ['12" plate\t"open', [['12" plate', '"open']]],
    [
      "a\n\nb\tc",
      [
        ["a", ""],
        ["", ""],
        ["b", "c"],
      ],
    ],
    ["", [[""]]],
  ])("is parsed cell by cell: %j", (text, block) => {
    expect(blockFromText(text)).toEqual(block);
  });

  it("is parsed back unchanged", () => {
    const block = [
      ["a\tb", 'say "no"', "two\nlines"],
      ["", " plain ", "x"],
    ];
    expect(blockFromText(textFromBlock(block))).toEqual(block);
  });
});

describe("pasting", () => {
  it("starts at the first selected cell, and does not touch unchanged rows", () => {
    const {
      table: next,
      range: covered,
      lost,
    } = withPasted(table, ALL, range(1, 1), [
      ["MILL", "ANA"],
      ["QUAY", ""],
    ]);
    expect(next.rows[1]).toEqual(["2", "MILL", "ANA", "3/8"]);
    expect(next.rows[2]).toBe(table.rows[2]);
    expect([covered, lost]).toEqual([range(1, 1, 2, 2), { rows: 0, columns: 0 }]);
  });

  it("fills a selection with one cell, or repeats a block that fits it several times", () => {
    expect(column(withPasted(table, ALL, range(0, 1, 3, 1), [["MILL"]]).table, 1)).toEqual(Array(4).fill("MILL"));
    expect(column(withPasted(table, ALL, range(0, 1, 3, 1), [["A"], ["B"]]).table, 1)).toEqual(["A", "B", "A", "B"]);
  });

  it("reports values that did not fit", () => {
    const { table: next, lost } = withPasted(table, ALL, range(3, 3), [
      ["1", "2"],
      ["3", "4"],
    ]);
    expect([next.rows[3]![3], lost]).toEqual(["1", { rows: 1, columns: 1 }]);
  });

  it("writes only in visible scenes: neither in filtered ones nor in the heading of a group", () => {
    const shown = [undefined, 0, undefined, 3];
    const { table: next, range: covered } = withPasted(table, shown, range(1, 1), [["A"], ["B"]]);
    expect([column(next, 1), covered]).toEqual([["A", "Kitchen", "QUAY", "B"], range(1, 1, 3, 1)]);
    expect(blockIn(next, shown, covered)).toEqual([["A"], ["B"]]);
  });
});

describe("filling down and clearing", () => {
  it("copies the first selected scene into those below, in each column", () => {
    const next = withFilledDown(table, ALL, range(0, 1, 2, 2));
    expect(next.rows.map((cells) => cells.slice(1, 3))).toEqual([
      ["QUAY", "MARA, ODO"],
      ["QUAY", "MARA, ODO"],
      ["QUAY", "MARA, ODO"],
      ["", "PILAR, Mára"],
    ]);
  });

  it("copies the scene above when only one is selected, and does nothing in the first", () => {
    expect(withFilledDown(table, ALL, range(1, 1)).rows[1]![1]).toBe("QUAY");
    expect(withFilledDown(table, ALL, range(0, 1))).toBe(table);
  });

  it("clears the selection, and creates no new table if it was empty", () => {
    expect(column(withCleared(table, ALL, range(0, 2, 3, 2)), 2)).toEqual(["", "", "", ""]);
    expect(withCleared(table, ALL, range(2, 2))).toBe(table);
  });
});

describe("undo and redo", () => {
  const typed = (text: string) => withCell(table, 0, 1, text);

  it("revert a cell's edit in one step, and a paste in one step", () => {
    let history = changed(historyOf(table), typed("M"), "0 1 0");
    history = changed(history, typed("MI"), "0 1 0");
    history = changed(history, withCleared(history.now, ALL, range(1, 1, 3, 1)));
    expect(undone(history).now.rows[0]![1]).toBe("MI");
    expect(undone(undone(history)).now).toBe(table);
    expect(undone(undone(undone(history))).now).toBe(table);
    expect(redone(redone(undone(undone(history)))).now).toBe(history.now);
  });

  it("skip an edit without a net change, and start a new step after a pause", () => {
    const there = changed(historyOf(table), typed("M"), "0 1 0");
    expect(changed(there, typed("QUAY"), "0 1 0")).toEqual(historyOf(table));
    expect(undone(changed(there, typed("MILL"), "0 1 1")).now.rows[0]![1]).toBe("M");
  });

  it("drop undone steps after another edit", () => {
    const back = undone(changed(historyOf(table), typed("M")));
    expect(changed(back, typed("X")).future).toEqual([]);
  });

  it("report the changed cells, and whether there are any", () => {
    expect(firstDifference(table, withCell(table, 2, 3, "1"))).toEqual({ row: 2, column: 3 });
    expect(firstDifference(table, table)).toBeUndefined();
    expect(isSameTable(table, { ...table, rows: table.rows.map((cells) => [...cells]) })).toBe(true);
    expect(isSameTable(table, typed("M"))).toBe(false);
  });
});

describe("navigation between cells", () => {
  const key = (name: string, isFar = false) => ({ key: name, ctrlKey: isFar, metaKey: false });
  const filled = ["xx.x", "x..x", "...x"];
  const ground = {
    ...{ lines: 3, columns: 4, page: 2 },
    isFilled: ({ line, column }: { line: number; column: number }) => filled[line]![column] === "x",
  };
  const from = { line: 1, column: 1 };

  it.each([
    [key("ArrowUp"), 0, 1],
    [key("ArrowRight"), 1, 2],
    [key("Home"), 1, 0],
    [key("End"), 1, 3],
    [key("Home", true), 0, 0],
    [key("End", true), 2, 3],
    [key("PageDown"), 2, 1],
    [key("PageUp"), 0, 1],
    // Over empty cells to the next filled one, or to the edge.
    [key("ArrowRight", true), 1, 3],
    [key("ArrowDown", true), 2, 1],
  ])("by %j leads to line %i, column %i", (pressed, line, at) => {
    expect(placeForKey(pressed, from, ground)).toEqual({ line, column: at });
  });

  it("stops at the end of filled cells and at the edges, and ignores other keys", () => {
    expect(placeForKey(key("ArrowRight", true), { line: 0, column: 0 }, ground)).toEqual({ line: 0, column: 1 });
    expect(placeForKey(key("ArrowDown", true), { line: 0, column: 3 }, ground)).toEqual({ line: 2, column: 3 });
    expect(placeForKey(key("ArrowLeft"), { line: 1, column: 0 }, ground)).toEqual({ line: 1, column: 0 });
    expect(placeForKey(key("a"), from, ground)).toBeUndefined();
  });

  it("by Tab follows the reading order, and leaves the table after the last cell", () => {
    expect(placeByTab({ line: 0, column: 3 }, 1, ground)).toEqual({ line: 1, column: 0 });
    expect(placeByTab({ line: 1, column: 0 }, -1, ground)).toEqual({ line: 0, column: 3 });
    expect(placeByTab({ line: 2, column: 3 }, 1, ground)).toBeUndefined();
  });
});

describe("filters", () => {
  const filters: Filters = new Map([
    ["Characters", { words: "", values: ["MARA", "ODO"] }],
    ["Location", { words: "quay", values: [] }],
  ]);

  it("accept rows with the text and one of the values, in every filtered column", () => {
    expect(passing(table, filters)).toEqual([0]);
    expect(passing(table, new Map([["Characters", { words: "mara", values: [] }]]))).toEqual([0, 3]);
    expect(passing(table, new Map([["Characters", { words: "", values: [""] }]]))).toEqual([2]);
    expect(passing(table, new Map([["Nowhere", { words: "x", values: [] }]]))).toEqual(ALL);
  });

  it("are stored in the URL and restored, whatever their text", () => {
    const odd: Filters = new Map([...filters, ["A&B=~", { words: "=", values: ["~", "", "a=b&c"] }]]);
    expect(filtersFromText(textFromFilters(odd))).toEqual(odd);
    expect(filtersFromText("nonsense&x=y")).toEqual(new Map());
  });

  it("list the values of a column with their numbers of scenes, split into items", () => {
    expect(columnValues(table, "Location", false)).toEqual([
      ["Kitchen", 1],
      ["QUAY", 2],
      ["", 1],
    ]);
    expect(columnValues(table, "Characters", true).map(([value]) => value)).toEqual([
      "MARA",
      "Mára",
      "ODO",
      "PILAR",
      "",
    ]);
  });
});

describe("grouped scenes", () => {
  const shown = { filters: new Map(), group: "Location", closed: new Set(["Kitchen"]) };

  it("are listed under their common value, and a collapsed group is only its heading", () => {
    expect(
      linesOf(table, shown).map((line) => (line.kind === "group" ? `${line.value}:${line.rows}` : line.row)),
    ).toEqual(["Kitchen:1", "QUAY:0,2", 0, 2, ":3", 3]);
  });

  it("have the total length of the scenes with a readable length", () => {
    expect(pagesOf(table, ALL)).toBe("2 5/8");
    expect(pagesOf(table, [2])).toBe("");
  });

  it("are searched in displayed order, wrapping around", () => {
    const found = foundCells(table, linesOf(table, shown), "mara");
    expect(found).toEqual([
      { line: 2, column: 2 },
      { line: 5, column: 2 },
    ]);
    expect(nextFound(found, found[1]!, 1)).toBe(found[0]);
    expect(nextFound(found, found[0]!, -1)).toBe(found[1]);
    expect(nextFound(found, { line: 2, column: 1 }, 1)).toBe(found[0]);
    expect(nextFound(found, { line: 5, column: 3 }, -1)).toBe(found[1]);
    expect(foundCells(table, linesOf(table, shown), " ")).toEqual([]);
  });
});

describe("unsaved work", () => {
  const base = { table, version: 3 };
  const mine = withCell(withCell(table, 0, 1, "MILL"), 3, 2, "ANA");

  const left = (...all: Parameters<typeof leftTogether>[0]) => leftTogether(all)!;
  const kept = unsavedIn(base, mine)!;

  it("is stored as the changed rows, and restored over the same version", () => {
    expect(kept.rows.map(({ id }) => id)).toEqual(["a", "d"]);
    expect(unsavedIn(base, withCell(mine, 3, 2, table.rows[3]![2]!))!.rows.map(({ id }) => id)).toEqual(["a"]);
    expect(unsavedIn(base, { ...table, rows: table.rows.map((cells) => [...cells]) })).toBeUndefined();
    expect(broughtBack(left(kept), base)).toEqual({ base, now: mine, lost: [] });
  });

  it("of several tabs is restored together, with the last edit of each cell", () => {
    const other = unsavedIn(base, withCell(table, 0, 1, "PIER"))!;
    expect(leftTogether([])).toBeUndefined();
    expect(leftTogether([{ version: 3, cells: [] }])).toBeUndefined();
    const together = { version: 3, cells: [...left(other).cells, left(kept).cells[1]] };
    expect(leftTogether([kept, { ...other, version: 4 }])).toEqual(together);
    expect(leftTogether([left(kept), { ...other, version: 4 }])).toEqual(together);
  });

  it("is restored over other users' saves, with the common base", () => {
    const theirs = { version: 4, table: { ...withCell(table, 0, 1, "PIER"), ids: ["a", "b", "c", "new"] } };
    const back = broughtBack(left(kept), theirs);
    expect([back.base.version, back.base.table.rows[0]![1], back.now.rows[0]![1]]).toEqual([3, "QUAY", "MILL"]);
    expect(back.lost).toEqual([{ id: "d", column: "Characters", before: "PILAR, Mára", mine: "ANA" }]);
  });
});
