import type { Content, ContentText, Margins, Style, TableCell } from "pdfmake/interfaces.js";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { message, t } from "../../i18n/speech.ts";
import { actualText } from "../../print/actual-text.ts";
import { fontRuns } from "../../print/font-runs.ts";
import { GREY, HAIRLINE, say, TINT } from "../../print/style.ts";
import { type Bookmark, type Column, titledTable } from "../../print/titled-table.ts";
import { lightText } from "../../schedule/model/day-night.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import type { Strip } from "../../schedule/model/schedule.ts";
import { PRINTED_SHADES, stripColour } from "../../schedule/strip-colours/strip-colour.ts";
import type { AdvanceDay, CallSheet } from "../model/call-sheet.ts";
import { type PrintedLine, printedOrder } from "./printed-order.ts";

/** Separates the cast from the right-aligned page count next to it. */
const CAST_INDENT: Margins = [8, 0, 0, 0];

/** The heading of a day's scenes. The report of this name is about all days. */
export const scenesHeading = () => t("{of, select, day {Shooting schedule} other {Shooting schedule}}", { of: "day" });

/** The scenes of a day in shooting order with synopses, banners and the total. */
export function scenesTable(sheet: CallSheet, bookmark: Bookmark): Content {
  const { scenes, eighths, locations } = sheet;
  const withPlace = locations.length > 1;
  const sum: TableCell[] = [
    {
      colSpan: 5,
      ...say(t("{count, plural, one {# scene} other {# scenes}}", { count: scenes.length }), { bold: true }),
    },
    ...["", "", "", ""],
    say(pages(eighths), { alignment: "right", bold: true }),
    say(eighths > 0 ? t("pages") : "", { color: GREY, margin: CAST_INDENT }),
  ];
  const rows = printedOrder(sheet).map((line) =>
    line.kind === "across" ? acrossRow(line.text) : sceneRow(line, withPlace),
  );
  return titledTable(scenesHeading(), STRIP_COLUMNS, [...rows, sum], bookmark);
}

/** The scenes of the next days, one line each; none after the last day. */
export function advanceTable({ advance }: CallSheet, bookmark: Bookmark): Content[] {
  if (advance.length === 0) return [];
  const rows = advance.flatMap((day) => [acrossRow(advanceTitle(day), { alignment: "left" }), ...advanceRows(day)]);
  return [titledTable(t("Advanced shooting schedule"), STRIP_COLUMNS, rows, bookmark)];
}

function advanceTitle({ date, dayNumber, eighths }: AdvanceDay): string {
  // A length is not broken between lines.
  const values = { date: shownDateInWords(date), pages: pages(eighths).replace(" ", "\u00a0") };
  return dayNumber === undefined
    ? t("{date} – {pages} pages", values)
    : t("Day {number}, {date} – {pages} pages", { ...values, number: dayNumber });
}

function advanceRows({ scenes, details = [] }: AdvanceDay): TableCell[][] {
  return scenes.map((strip) => {
    const { scriptDay = "", place = "" } = details.find(({ sceneId }) => sceneId === strip.sceneId) ?? {};
    return stripRow(strip, scriptDay, heading(strip, placeOf(strip, place)));
  });
}

const STRIP_COLUMNS: readonly Column[] = [
  { width: 10 },
  { width: 40 },
  { width: 244 },
  { width: 28, name: message("D/N"), alignment: "center" },
  { width: 34, name: message("Day"), alignment: "center" },
  { width: 34, name: message("Pages"), alignment: "right" },
  { width: 98, name: message("Cast"), margin: CAST_INDENT },
];

function sceneRow(
  { strip, scriptDay, place }: Extract<PrintedLine, { kind: "scene" }>,
  withPlace: boolean,
): TableCell[] {
  const lines = [strip.synopsis].filter((line) => line !== "");
  const what = {
    stack: [
      heading(strip, withPlace ? placeOf(strip, place) : ""),
      ...lines.map((line) => say(line, { color: "#333333" })),
    ],
  };
  return stripRow(strip, scriptDay, what);
}

function acrossRow(text: string, style: Style = {}): TableCell[] {
  return [
    { colSpan: 7, ...say(text, { bold: true, alignment: "center", ...style }), fillColor: TINT },
    ...["", "", "", "", "", ""],
  ];
}

function stripRow(strip: Strip, scriptDay: string, what: TableCell): TableCell[] {
  return [
    swatch(strip),
    say(sceneNumberText(strip.number), { bold: true }),
    what,
    say(lightText(strip.dayNight), { alignment: "center" }),
    say(scriptDay, { alignment: "center" }),
    say(pages(strip.eighths), { alignment: "right" }),
    say(strip.castIds.join(", "), { margin: CAST_INDENT }),
  ];
}

/** What follows the name of a location in that of a set in it: nothing, or a separator. */
const WITHIN = /^(?:$|\s*[.,:;/~–—(]|\s+-|-\s)/;

/**
 * The location of a scene, unless its set begins with that name: `NET LOFT - STAIRS` is in `NET LOFT`, but nothing says
 * that a `STATION WAGON` is at the `STATION`.
 */
function placeOf({ set }: Strip, place: string): string {
  const [name, inside] = [set.toUpperCase(), place.toUpperCase()];
  const isNamed = name.startsWith(inside) && WITHIN.test(name.slice(inside.length));
  return place === "" || isNamed ? "" : `  @ ${place}`;
}

/** The heading of a scene, with the location where the day has several. */
function heading({ intExt, set }: Strip, place = ""): ContentText {
  const name = [intExt, set].filter((part) => part !== "").join(" ");
  if (place === "") return say(name, { bold: true });
  const runs = [
    ...fontRuns(name).map((run) => ({ ...run, bold: true })),
    ...fontRuns(place).map((run) => ({ ...run })),
  ];
  return { text: runs, ...actualText(`${name}${place}`) };
}

function swatch(strip: Strip): TableCell {
  const color = PRINTED_SHADES[stripColour(strip)];
  return { canvas: [{ type: "rect", x: 0, y: 1, w: 8, h: 8, color, lineWidth: 0.5, lineColor: HAIRLINE }] };
}

function pages(eighths: number): string {
  return eighths > 0 ? textFromEighths(eighths) : "0";
}
