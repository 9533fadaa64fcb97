import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { say } from "./style.ts";

/** Text of the watermark: reader, date and ID. */
interface Marking {
  readonly reader: string;
  readonly date: string;
  readonly id: string;
}

/**
 * Where a page has its watermark: across it, or in both side margins of documents whose content it must not cover.
 */
export type WatermarkPlace = "across" | "margins";

/** Size of the watermark in points. Across a page it is scaled to the page. */
export const WATERMARK_SIZES = { across: { width: 420, height: 72 }, margins: { width: 420, height: 18 } } as const;

/** Opacity: a line in the margin is small, and covers nothing. */
export const WATERMARK_OPACITIES = { across: 0.1, margins: 0.5 } as const;

const NAME_SIZE = 28;
/** Usual letter width, relative to the font size, by which long names are set smaller. */
const LETTER = 0.62;

/** The width of a text in a font size of 1. */
type WidthOf = (text: string) => number;

const usualWidth: WidthOf = (text) => LETTER * text.length;
/** For letters whose width is unknown: hardly any letter of any script is wider than the font size. */
export const greatestWidth: WidthOf = (text) => text.length;

/** A line of a watermark, centred, and its font size in points. */
export interface WatermarkLine {
  readonly text: string;
  readonly fontSize: number;
}

/** The lines of a watermark from top to bottom, each within the width of its place. */
export function watermarkLines(
  { reader, date, id }: Marking,
  place: WatermarkPlace,
  widthOf = usualWidth,
): WatermarkLine[] {
  if (place === "across") {
    return [
      { text: reader, fontSize: fitting(reader, NAME_SIZE, widthOf) },
      { text: `${date}   ${id}`, fontSize: 16 },
    ];
  }
  const text = `${reader}   ${date}   ${id}`;
  return [{ text, fontSize: fitting(text, 7, widthOf) }];
}

/** A page with only a watermark, to be placed over other pages. */
export function watermarkDocument(marking: Marking, place: WatermarkPlace, widthOf = usualWidth): TDocumentDefinitions {
  const { width, height } = WATERMARK_SIZES[place];
  return {
    info: { title: marking.id },
    pageSize: { width, height },
    pageMargins: [0, height - 2, 0, 0],
    defaultStyle: { font: "Sans", color: "#000000", alignment: "center" },
    // A repeated header is an artifact, so screen readers skip the watermark.
    header: () =>
      watermarkLines(marking, place, widthOf).map(({ text, fontSize }) => say(text, { fontSize, noWrap: true })),
    content: " ",
  };
}

/** The largest font size in which the text fits, up to a usual size. */
function fitting(text: string, usual: number, widthOf: WidthOf): number {
  return Math.min(usual, WATERMARK_SIZES.across.width / Math.max(usualWidth(text), widthOf(text), LETTER));
}
