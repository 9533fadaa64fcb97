import type { PageLayout } from "./page-layout.ts";

/** Position of a row: its page and its top, as a fraction of the page. */
export interface PagePosition {
  readonly page: number;
  readonly top: number;
}

/** How a draft's scenes are measured. */
export interface PageMeasure {
  readonly pitch: number;
  readonly linesPerPage: number;
  /** Whether a started eighth counts as a whole one, or only from one half on. */
  readonly rounding: "up" | "nearest";
}

/** A script page has nine inches of text on eleven inches of paper. */
const BODY_HEIGHT = 9 / 11;

/** Ratio of ten characters per inch to six lines per inch, on US Letter and on A4. */
const TYPEWRITER = [0.1 / 8.5 / (1 / 6 / 11), 0.1 / 8.27 / (1 / 6 / 11.69)];
/** Line distance of a Letter page that a printer has reduced to the width of A4 paper, as a fraction of the paper. */
const LETTER_ON_A4 = ((1 / 6) * (8.27 / 8.5)) / 11.69;
/** Lines of Letter paper. */
const LETTER_LINES = 66;
/** Courier Final Draft, Final Draft's default font, is narrower by a fortieth. */
const FINAL_DRAFT = 0.974;
const NEARLY = 0.009;

/**
 * How the program that wrote this draft most likely counts eighths.
 *
 * Final Draft rounds up and counts by the actual page; it is recognised by its narrow font. Fade In and the usual
 * manual count round to the nearest eighth of a page of 54.4 lines.
 *
 * @param rows the draft's rows in order, without headers and footers
 */
export function pageMeasureOf(rows: readonly PagePosition[], layout: PageLayout): PageMeasure {
  const shape = layout.charWidth / layout.pitch;
  const isFinalDraft = TYPEWRITER.some((usual) => Math.abs(shape / usual - FINAL_DRAFT) < NEARLY);
  const nominal = BODY_HEIGHT * (isLetterOnA4(layout.pitch, shape) ? LETTER_LINES : 1 / layout.pitch);
  if (!isFinalDraft) {
    return { pitch: layout.pitch, linesPerPage: nominal + 0.4, rounding: "nearest" };
  }
  const fullest = linesOfFullPage(rows, layout.pitch) - 0.5;
  return {
    pitch: layout.pitch,
    linesPerPage: Math.min(Math.max(fullest, nominal - 1), nominal + 0.5),
    rounding: "up",
  };
}

/** Whether the pages are those of Letter paper, reduced to A4: the characters have the shape of A4, but are smaller. */
function isLetterOnA4(pitch: number, shape: number): boolean {
  const width = shape / TYPEWRITER[1]!;
  const isTyped = [1, FINAL_DRAFT].some((usual) => Math.abs(width - usual) < NEARLY);
  return isTyped && Math.abs(pitch / LETTER_ON_A4 - 1) < NEARLY;
}

/**
 * Length of a scene in eighths of a page, measured on its pages; at least 1. The blank line above its heading counts,
 * the unused bottom of a page does not.
 *
 * @param rows the scene's rows in order, without headers and footers
 */
export function eighthsOfScene(rows: readonly PagePosition[], measure: PageMeasure): number {
  const eighths = ((linesOfScene(rows, measure.pitch) + 1) / measure.linesPerPage) * 8;
  // Measured tops are inexact, so there is a tolerance at the boundary.
  return Math.max(1, measure.rounding === "up" ? Math.ceil(eighths - 0.01) : Math.ceil(eighths - 0.4));
}

/** Number of lines from the first to the last row on each page, blank lines included. */
function linesOfScene(rows: readonly PagePosition[], pitch: number): number {
  let lines = 0;
  let first: PagePosition | undefined;
  for (const [at, row] of rows.entries()) {
    first ??= row;
    if (rows[at + 1]?.page === row.page) continue;
    lines += (row.top - first.top) / pitch + 1;
    first = undefined;
  }
  return lines;
}

/** Lines of a full page; only a few pages hold more. */
function linesOfFullPage(rows: readonly PagePosition[], pitch: number): number {
  const pages = new Map<number, PagePosition[]>();
  for (const row of rows) {
    const page = pages.get(row.page);
    if (page === undefined) pages.set(row.page, [row]);
    else page.push(row);
  }
  const lines = [...pages.values()].map((page) => linesOfScene(page, pitch)).sort((a, b) => a - b);
  return lines[Math.floor((lines.length - 1) * 0.97)] ?? 0;
}
