import type { Content, ContentText, CustomTableLayout, Style } from "pdfmake/interfaces.js";
import { withDayMarks } from "../dates/day-marks.ts";
import { type ActualText, actualText } from "./actual-text.ts";
import { fontRuns } from "./font-runs.ts";

/** Text and grey colours. The greys stay legible in a photo of a wet page. */
export const INK = "#111111";
export const GREY = "#555555";
export const HAIRLINE = "#c4c4c4";
export const TINT = "#f1f1ef";

/** US letter with margins, in points. */
export const PAGE = { width: 612, height: 792, side: 36, top: 58, bottom: 34 } as const;

/** Width between the margins, in points. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

/** A4, in points, with margins that give the same text width. */
export const A4_PAGE = { ...PAGE, width: 595, height: 842, side: (595 - TEXT_WIDTH) / 2 } as const;

/** The side margins of a page in portrait or landscape. The width between them is the same on both papers. */
export function sideOf(paper: "letter" | "a4", orientation: "portrait" | "landscape"): number {
  const page = paper === "a4" ? A4_PAGE : PAGE;
  return orientation === "portrait" ? page.side : PAGE.side + (page.height - PAGE.height) / 2;
}

/** Longer texts are cut, so that no cell is larger than a page. */
const MAX_TEXT_LENGTH = 600;

/** A text in the fonts of its scripts. */
export function say(text: string, style: Style = {}): ContentText & ActualText {
  const whole = withDayMarks(text);
  const shown = whole.length > MAX_TEXT_LENGTH ? `${whole.slice(0, MAX_TEXT_LENGTH - 1)}…` : whole;
  return { text: fontRuns(shown).map((run) => ({ ...run })), ...style, ...actualText(shown) };
}

/** A small heading in capitals. */
export function label(text: string, style: Style = {}): ContentText {
  return say(text.toUpperCase(), { fontSize: 6.5, bold: true, characterSpacing: 0.6, color: GREY, ...style });
}

/** Greatest usual width of a letter of a label with its space, in points. */
const LABEL_LETTER = 5.1;

/** The width of a column in points, or what the longest word of its label needs. */
export function labelled(width: number, name: string): number {
  return Math.max(width, ...name.split(" ").map((word) => LABEL_LETTER * word.length));
}

/** A labelled value; an empty one leaves space for handwriting. */
export function field(name: string, value: string, style: Style = {}): Content {
  return { stack: [label(name), say(value || " ", { fontSize: 10, bold: true, margin: [0, 1, 0, 0], ...style })] };
}

/** Table layout with a title row: thick line above, thin lines between rows. */
export const RULED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 1.2 : row === 1 || row === table.body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row, { table }) => (row <= 1 || row === table.body.length ? INK : HAIRLINE),
  paddingLeft: (column) => (column === 0 ? 2 : 4),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 2 : 4),
  fillColor: (row) => (row === 0 ? TINT : null),
  paddingTop: () => 1.2,
  paddingBottom: () => 1.2,
};

/** Table layout of boxes in a row, separated by thin lines. */
export const BOXED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0.8 : 0.4),
  vLineWidth: (column, { table }) => (column === 0 || column === (table.widths?.length ?? 0) ? 0 : 0.4),
  hLineColor: (row, { table }) => (row === 0 || row === table.body.length ? INK : HAIRLINE),
  vLineColor: () => HAIRLINE,
  paddingLeft: (column) => (column === 0 ? 2 : 8),
  paddingRight: () => 6,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};
