import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { REPORT_NAMES, type ReportName } from "../../shared/reports/report-name.ts";
import { reportWorkbook } from "../../shared/reports/report-workbook.ts";
import { type Reports, reportsFrom } from "../../shared/reports/reports.ts";
import { USUAL_PALETTE } from "../../shared/schedule/strip-colours/default-palette.ts";
import {
  attributeOf,
  elementIn,
  elementsIn,
  textIn,
  type XmlElement,
  xmlFromText,
} from "../../shared/screenplay/files/xml.ts";
import { reports, source } from "./a-production.ts";

interface Opened {
  readonly rows: readonly string[][];
  readonly merged: readonly (string | undefined)[];
  readonly sheet: XmlElement;
  /** The background colour of a cell, RRGGBB, resolved like a spreadsheet program. */
  fillOf(row: number, column: number): string | undefined;
}

function opened(name: ReportName, of: Reports = reports): Opened {
  const files = unzipSync(reportWorkbook(of, name));
  const [sheet, styles] = ["xl/worksheets/sheet1.xml", "xl/styles.xml"].map((part) =>
    xmlFromText(strFromU8(files[part]!)),
  ) as [XmlElement, XmlElement];
  const rows = elementsIn(elementIn(sheet, "sheetData")!, "row").map((row) => elementsIn(row, "c"));
  const merges = elementIn(sheet, "mergeCells");
  return {
    sheet,
    rows: rows.map((cells) =>
      cells.map((cell) => {
        const value = elementIn(cell, "v") ?? elementIn(cell, "is");
        return value ? textIn(elementIn(value, "t") ?? value) : "";
      }),
    ),
    merged: merges ? elementsIn(merges, "mergeCell").map((one) => attributeOf(one, "ref")) : [],
    fillOf(row, column) {
      const formats = elementsIn(elementIn(styles, "cellXfs")!, "xf");
      const format = formats[Number(attributeOf(rows[row]![column]!, "s"))]!;
      const fill = elementsIn(elementIn(styles, "fills")!, "fill")[Number(attributeOf(format, "fillId"))]!;
      const colour = elementIn(elementIn(fill, "patternFill")!, "fgColor");
      return colour && attributeOf(colour, "rgb")?.slice(2);
    },
  };
}

describe("a report as a workbook", () => {
  it("adds up travel and fittings if there are any", () => {
    const { rows } = opened(
      "day-out-of-days",
      reportsFrom({ ...source, events: [{ castId: "1", date: "2026-03-08", code: "TR" }] }),
    );
    expect(rows[3]!.slice(-6)).toEqual(["Work", "Hold", "Travel", "Rehearsal", "Holiday", "Total"]);
    expect(rows.find((row) => row[0] === "1")!.slice(-6)).toEqual(["3", "1", "1", "0", "0", "5"]);
  });

  it("has the one-liner's scenes in shooting order, with ends of days, weeks and days off across the sheet", () => {
    const { rows, merged } = opened("one-liner");
    expect(rows[0]!.slice(0, 4)).toEqual(["Scene", "Int./Ext.", "Set", "D/N"]);
    expect(rows.map(([first]) => first).slice(1)).toEqual([
      "Week 1 – from Friday, March 6, 2026",
      "1",
      "End of Day 1 – Friday, March 6, 2026 – 1 3/8 pages",
      "2 days off – Saturday, March 7, 2026 to Sunday, March 8, 2026",
      "Week 2 – from Monday, March 9, 2026",
      "3",
      "End of Day 2 – Monday, March 9, 2026 – 1 3/8 pages",
      "2",
      "End of Day 3 – Tuesday, March 10, 2026 – 1 3/8 pages",
      "4",
      "End of Day 4 – Wednesday, March 11, 2026 – 1 3/8 pages",
      "4 shoot days, 4 scenes, 5 4/8 pages",
    ]);
    expect(merged).toEqual(["2", "4", "5", "6", "8", "10", "12", "13"].map((row) => `A${row}:H${row}`));
  });

  it("has strips in the default colours, or in those of the project", () => {
    expect(opened("one-liner").fillOf(8, 0)).toBe("7BD692");
    const palette = { ...USUAL_PALETTE, nightExt: "#c0ffee" };
    expect(opened("one-liner", { ...reports, palette }).fillOf(8, 2)).toBe("C0FFEE");
    expect(opened("one-liner", { ...reports, palette }).fillOf(8, 7)).toBeUndefined();
  });

  it("has whole rows in the strip colours on the stripboard", () => {
    expect([0, 4, 7].map((column) => opened("stripboard").fillOf(8, column))).toEqual(["7BD692", "7BD692", "7BD692"]);
  });

  it("lists all people and elements in the shooting schedule", () => {
    const { rows } = opened("shooting-schedule");
    expect(rows[2]).toContain("1. NORA\n2. SAM");
    expect(rows[2]).toContain("Props: lantern, ledger");
  });

  it("has the codes of the day out of days under their dates, with sums, frozen names and days off in grey", () => {
    const { rows, sheet, fillOf } = opened("day-out-of-days");
    expect(rows[2]!.slice(1, 8)).toEqual(["Date", "6", "7", "8", "9", "10", "11"]);
    expect(rows[5]).toEqual([
      "1",
      "NORA\nIngrid Osei",
      ...["SW", "", "", "H", "W", "WF"],
      "03/06/2026",
      "03/11/2026",
      ...["3", "1", "0", "0", "0", "4"],
    ]);
    expect([3, 4, 5].map((column) => fillOf(5, column))).toEqual(["D9D9D9", "D9D9D9", "FDF0C4"]);
    const pane = elementIn(elementIn(elementIn(sheet, "sheetViews")!, "sheetView")!, "pane")!;
    expect(["xSplit", "ySplit", "topLeftCell"].map((name) => attributeOf(pane, name))).toEqual(["2", "4", "C5"]);
  });

  it.each(REPORT_NAMES)("prints the header of the %s on every page, one page wide", (name) => {
    const files = unzipSync(reportWorkbook(reports, name));
    expect(strFromU8(files["xl/workbook.xml"]!)).toMatch(
      /Print_Titles" localSheetId="0">('[^']+'|[A-Z]\w*-?\w*)!\$1:\$[14]</,
    );
    expect(strFromU8(files["xl/worksheets/sheet1.xml"]!)).toContain('orientation="landscape" fitToWidth="1"');
  });
});

it("has the board's banners between the scenes", () => {
  const [{ date, strips }] = [source.schedule.days[0]!];
  const banner = { kind: "banner" as const, id: "b", banner: "meal" as const, text: "at the quay" };
  const items = [...strips.map(({ sceneId: id }) => ({ kind: "scene" as const, id, pinned: false })), banner];
  const { rows } = opened("one-liner", reportsFrom({ ...source, board: [{ date, locked: false, items }] }));
  const at = rows.findIndex(([first]) => first === "Meal – at the quay");
  expect(rows[at + 1]![0]).toMatch(/^End of Day 1/);
});
