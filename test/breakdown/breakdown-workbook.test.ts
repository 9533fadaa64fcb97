import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { breakdownXlsx, type SheetLook } from "../../shared/breakdown/formats/breakdown-workbook.ts";
import {
  attributeOf,
  elementIn,
  elementsIn,
  textIn,
  type XmlElement,
  xmlFromText,
} from "../../shared/screenplay/files/xml.ts";
import type { Table } from "../../shared/tables/tsv.ts";

const TITLE = { title: "The Honest Tide" };

/** The parts of a workbook as elements. */
function opened(
  table: Table,
  look: SheetLook = TITLE,
): { sheet: XmlElement; styles: XmlElement; workbook: XmlElement } {
  const files = unzipSync(breakdownXlsx(table, look));
  const part = (name: string) => xmlFromText(strFromU8(files[name]!));
  return {
    sheet: part("xl/worksheets/sheet1.xml"),
    styles: part("xl/styles.xml"),
    workbook: part("xl/workbook.xml"),
  };
}

const at = (element: XmlElement, ...names: string[]): XmlElement =>
  names.reduce((one, name) => elementIn(one, name)!, element);

/** The displayed value of each cell below the header: a number, or a text in quotes. */
function shown(table: Table, look?: SheetLook): string[][] {
  return elementsIn(at(opened(table, look).sheet, "sheetData"), "row").map((row) =>
    elementsIn(row, "c").map((cell) => {
      expect(elementIn(cell, "f")).toBeUndefined();
      const value = elementIn(cell, "v");
      if (value !== undefined) return textIn(value);
      const text = attributeOf(cell, "t") === "inlineStr" ? textIn(at(cell, "is", "t")) : "";
      return JSON.stringify(
        text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      );
    }),
  );
}

/** The format of a cell, looked up as a spreadsheet program does. */
function formatOf(table: Table, look: SheetLook, row: number, column: number) {
  const { sheet, styles } = opened(table, look);
  const cell = elementsIn(elementsIn(at(sheet, "sheetData"), "row")[row]!, "c")[column]!;
  const format = elementsIn(at(styles, "cellXfs"), "xf")[Number(attributeOf(cell, "s"))]!;
  const fill = at(elementsIn(at(styles, "fills"), "fill")[Number(attributeOf(format, "fillId"))]!, "patternFill");
  const colour = elementIn(fill, "fgColor");
  return {
    fill: colour && attributeOf(colour, "rgb"),
    bold: elementIn(elementsIn(at(styles, "fonts"), "font")[Number(attributeOf(format, "fontId"))]!, "b") !== undefined,
    quoted: attributeOf(format, "quotePrefix") === "1",
    wraps: attributeOf(at(format, "alignment"), "wrapText") === "1",
    horizontal: attributeOf(at(format, "alignment"), "horizontal"),
  };
}

const of = (...cells: string[]): Table => ({ columns: ["Notes"], rows: cells.map((cell) => [cell]) });

describe("a workbook", () => {
  it.each([
    ["12", "12"],
    ["-1.5", "-1.5"],
    ["0", "0"],
    ["12A", '"12A"'],
    ["007", '"007"'],
    ["1.50", '"1.50"'],
    ["1e5", '"1e5"'],
    ["-0", '"-0"'],
    ["1 3/8", '"1 3/8"'],
    ["3/8", '"3/8"'],
    ["=1+1", '"=1+1"'],
    ["+1 555", '"+1 555"'],
    ["@home", '"@home"'],
    ["<b>&\"'", JSON.stringify("<b>&\"'")],
    [" two\nlines ", JSON.stringify(" two\nlines ")],
    ["_x0041_", '"_x0041_"'],
    ["\u0003x", '"x"'],
    ["", '""'],
    ["நோரா", '"நோரா"'],
  ])("shows %j as %s", (cell, value) => expect(shown(of(cell))[1]).toEqual([value]));

  it("preserves every text", () => {
    const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\p{Cc}/gu, ""));
    const table = fc.integer({ min: 1, max: 40 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width });
      return fc.record({ columns: row, rows: fc.array(row, { maxLength: 4 }) });
    });
    fc.assert(
      fc.property(table, (one) => {
        const texts = shown(one).map((row) => row.map((value) => (value.startsWith('"') ? JSON.parse(value) : value)));
        expect(texts).toEqual([one.columns, ...one.rows]);
      }),
    );
  });

  it("marks texts that an edit would turn into a formula as text, and no numbers", () => {
    const formulas = ["=1+1", "+1 555", "-x", "@me", "＝1+1", "＋1", "－1", "＠me"];
    const texts = ["-3", "3", "plain", "a@b.example"];
    const table = of(...formulas, ...texts);
    const quoted = table.rows.filter((_, row) => formatOf(table, TITLE, row + 1, 0).quoted).flat();
    expect(quoted).toEqual(formulas);
  });

  it("truncates what exceeds a spreadsheet's limits", () => {
    const [, [cell]] = shown(of("x".repeat(40_000))) as [string[], [string]];
    expect([JSON.parse(cell).length, cell.endsWith('x…"')]).toEqual([32_767, true]);
  });

  it("names cells by their position, also beyond Z", () => {
    const columns = Array.from({ length: 704 }, (_, column) => `C${column}`);
    const [head] = elementsIn(at(opened({ columns, rows: [] }).sheet, "sheetData"), "row");
    const places = elementsIn(head!, "c").map((cell) => attributeOf(cell, "r"));
    expect([0, 25, 26, 51, 52, 701, 702].map((place) => places[place])).toEqual([
      "A1",
      "Z1",
      "AA1",
      "AZ1",
      "BA1",
      "ZZ1",
      "AAA1",
    ]);
  });
});

const SCENES: Table = {
  columns: ["Scene Number", "Int./Ext.", "Location", "Time", "Synopsis"],
  rows: [
    ["1", "INT.", "BARN", "NIGHT", "Nora comes home and looks for her brother, who is long gone, in the hay."],
    ["2", "INT.", "HALL", "DAY", "Nobody."],
  ],
};
const COLOURED = { title: "Tide & Co", fills: ["C6DCFB", undefined] };

describe("the sheet of a breakdown", () => {
  it("freezes its header and prints it on every page", () => {
    const { sheet, workbook } = opened(SCENES);
    const pane = at(sheet, "sheetViews", "sheetView", "pane");
    expect(["xSplit", "ySplit", "topLeftCell", "state"].map((name) => attributeOf(pane, name))).toEqual([
      "3",
      "1",
      "D2",
      "frozen",
    ]);
    const name = at(workbook, "definedNames", "definedName");
    expect([attributeOf(name, "name"), textIn(name)]).toEqual(["_xlnm.Print_Titles", "Breakdown!$1:$1"]);
    expect(formatOf(SCENES, TITLE, 0, 0)).toMatchObject({ bold: true, fill: "FFD9D9D6" });
  });

  it("is in landscape, one page wide and as long as needed, under its title", () => {
    const { sheet } = opened(SCENES, COLOURED);
    const page = at(sheet, "pageSetup");
    expect(["orientation", "fitToWidth", "fitToHeight"].map((name) => attributeOf(page, name))).toEqual([
      "landscape",
      "1",
      "0",
    ]);
    expect(attributeOf(at(sheet, "sheetPr", "pageSetUpPr"), "fitToPage")).toBe("1");
    expect(textIn(at(sheet, "headerFooter", "oddHeader"))).toContain("Tide && Co");
  });

  it("is several pages wide, each with the scene's number and place, if one page would be too small to read", () => {
    const lists = ["Characters", "Props", "Vehicles", "Wardrobe", "Animals", "Set Dressing", "Stunts", "Music"];
    const long = lists.map(() => "a long list of names, each of them long");
    const wide = { columns: [...SCENES.columns, ...lists], rows: SCENES.rows.map((row) => [...row, ...long]) };
    const pages = ["fitToWidth", "pageOrder"].map((name) => attributeOf(at(opened(wide).sheet, "pageSetup"), name));
    expect(pages).toEqual(["2", "overThenDown"]);
    const title = textIn(at(opened(wide).workbook, "definedNames", "definedName"));
    expect(title).toBe("Breakdown!$A:$C,Breakdown!$1:$1");
  });

  it("has columns as wide as their texts, which wrap when they are long", () => {
    const widths = elementsIn(at(opened(SCENES).sheet, "cols"), "col").map((column) => attributeOf(column, "width"));
    expect(widths).toEqual(["14", "11", "10", "7", "44"]);
    expect(formatOf(SCENES, TITLE, 1, 4)).toMatchObject({ wraps: true, horizontal: "left" });
  });

  it("has the colour of the strip in the columns that a strip shows", () => {
    expect([0, 1, 2, 3, 4].map((column) => formatOf(SCENES, COLOURED, 1, column).fill)).toEqual([
      "FFC6DCFB",
      "FFC6DCFB",
      "FFC6DCFB",
      "FFC6DCFB",
      undefined,
    ]);
    expect(formatOf(SCENES, COLOURED, 2, 0)).toMatchObject({ fill: undefined, horizontal: "center" });
  });

  it("is the same file at any time", () => {
    expect(breakdownXlsx(SCENES, COLOURED)).toEqual(breakdownXlsx(SCENES, COLOURED));
    expect(() => opened({ columns: [], rows: [] })).not.toThrow();
  });
});
