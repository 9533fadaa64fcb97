import type { Content, ContentText, Margins, TableCell } from "pdfmake/interfaces.js";
import { textFromEighths } from "../breakdown/eighths-text.ts";
import { GREY, HAIRLINE, say } from "../print/style.ts";
import { type Column, titledTable } from "../print/titled-table.ts";
import { isDark } from "../schedule/day-night.ts";
import type { Strip } from "../schedule/schedule.ts";

import { PRINTED_SHADES, stripColour } from "../schedule/strip-colour.ts";
import { piecesOf } from "../screenplay/edges.ts";

import type { CallSheet, Requirement } from "./call-sheet.ts";
import { eighthsOf } from "./call-sheet-from.ts";

/** Parts the cast from the page count, which is set flush right beside it. */
const CAST_INDENT: Margins = [8, 0, 0, 0];

/** The scenes of a day in shooting order, with what happens in them and their sum. */
export function scenesTable(title: string, strips: readonly Strip[]): Content {
  const total = eighthsOf(strips);
  const withSynopsis = (strip: Strip): TableCell => ({
    stack: [heading(strip), ...(strip.synopsis ? [say(strip.synopsis, { color: "#333333" })] : [])],
  });
  const sum: TableCell[] = [
    { colSpan: 4, ...say(strips.length === 1 ? "1 scene" : `${strips.length} scenes`, { bold: true }) },
    "",
    "",
    "",
    say(pages(total), { alignment: "right", bold: true }),
    say(total > 0 ? "pages" : "", { color: GREY, margin: CAST_INDENT }),
  ];
  return titledTable(title, STRIP_COLUMNS, [...strips.map((strip) => stripRow(strip, withSynopsis(strip))), sum]);
}

/** The scenes of a day to come, one line each. */
export function advanceTable(title: string, strips: readonly Strip[]): Content {
  return titledTable(
    title,
    STRIP_COLUMNS,
    strips.map((strip) => stripRow(strip, heading(strip))),
  );
}

const STRIP_COLUMNS: readonly Column[] = [
  { width: 10 },
  { width: 34 },
  { width: "*" },
  { width: 24, name: "D/N", alignment: "center" },
  { width: 34, name: "Pages", alignment: "right" },
  { width: 84, name: "Cast", margin: CAST_INDENT },
];

function stripRow(strip: Strip, what: TableCell): TableCell[] {
  return [
    swatch(strip),
    say(strip.number, { bold: true }),
    what,
    say(dayOrNight(strip), { alignment: "center" }),
    say(pages(strip.eighths), { alignment: "right" }),
    say(strip.castIds.join(", "), { margin: CAST_INDENT }),
  ];
}

function heading({ intExt, set }: Strip): ContentText {
  return say([intExt, set].filter((part) => part !== "").join(" "), { bold: true });
}

/** Who of the cast is called, when, and who is on hold. */
export function castTable({ cast }: CallSheet): Content {
  const rows = cast.map(({ castId, character, actor, status, report, onSet }): TableCell[] => [
    say(castId, { bold: true }),
    say(character, { bold: true }),
    say(actor || "TBD", actor ? {} : { color: GREY }),
    say(status, { alignment: "center" }),
    say(status === "H" ? "HOLD" : report, { alignment: "right" }),
    say(onSet, { alignment: "right" }),
  ]);
  return titledTable("Cast", CAST_COLUMNS, rows);
}

const CAST_COLUMNS: readonly Column[] = [
  { width: 22 },
  { width: "*" },
  { width: "*", name: "Actor" },
  { width: 40, name: "Status", alignment: "center" },
  { width: 58, name: "Report", alignment: "right" },
  { width: 58, name: "On set", alignment: "right" },
];

/** What the day's scenes need, category by category. */
export function requirementsTable({ requirements }: CallSheet): Content {
  const rows = requirements.map(({ category, items }): TableCell[] => [say(category, { bold: true }), byScene(items)]);
  return titledTable("Requirements", [{ width: 110 }, { width: "*" }], rows);
}

/** Extras and set dressing, side by side. */
export function extrasAndDressing({ extras, setDressing }: CallSheet): Content {
  const box = (title: string, items: readonly Requirement[]) =>
    titledTable(title, [{ width: "*" }], [[byScene(items)]]);
  return { columns: [box("Extras", extras), box("Set dressing", setDressing)], columnGap: 16, unbreakable: true };
}

/** The call of each department, four in a row. */
export function departmentCalls({ departments }: CallSheet): Content {
  const calls = departments.map(
    ({ name, call }): TableCell => ({
      stack: [say(name, { color: GREY }), say(call || " ", { fontSize: 10, bold: true })],
    }),
  );
  const rows: TableCell[][] = [];
  for (let at = 0; at < calls.length; at += 4) rows.push([0, 1, 2, 3].map((column) => calls[at + column] ?? ""));
  return titledTable(
    "Crew call times",
    [1, 2, 3, 4].map(() => ({ width: "*" })),
    rows,
  );
}

function byScene(items: readonly Requirement[]): TableCell {
  if (items.length === 0) return say("–", { color: GREY });
  return { stack: items.map(({ scene, text }) => say(`Sc. ${scene}  ${onOneLine(text)}`)) };
}

function onOneLine(text: string): string {
  return piecesOf(text, "\n")
    .filter((line) => line !== "")
    .join(", ");
}

function swatch(strip: Strip): TableCell {
  const color = PRINTED_SHADES[stripColour(strip)];
  return { canvas: [{ type: "rect", x: 0, y: 1, w: 8, h: 8, color, lineWidth: 0.5, lineColor: HAIRLINE }] };
}

function dayOrNight({ dayNight }: Strip): string {
  if (dayNight === "") return "";
  return isDark(dayNight) ? "N" : "D";
}

function pages(eighths: number): string {
  return eighths > 0 ? textFromEighths(eighths) : "";
}
