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
/** Maximum average letter width of a name, relative to the font size. */
const LETTER = 0.62;

/** A line of a watermark, centred, and its font size in points. */
export interface WatermarkLine {
  readonly text: string;
  readonly fontSize: number;
}

/** The lines of a watermark from top to bottom. */
export function watermarkLines({ reader, date, id }: Marking, place: WatermarkPlace): WatermarkLine[] {
  if (place === "across") {
    return [
      { text: reader, fontSize: fitting(reader, NAME_SIZE) },
      { text: `${date}   ${id}`, fontSize: 16 },
    ];
  }
  const text = `${reader}   ${date}   ${id}`;
  return [{ text, fontSize: fitting(text, 7) }];
}

/** A page with only a watermark, to be placed over other pages. */
export function watermarkDocument(marking: Marking, place: WatermarkPlace): TDocumentDefinitions {
  const { width, height } = WATERMARK_SIZES[place];
  return {
    info: { title: marking.id },
    pageSize: { width, height },
    pageMargins: [0, height - 2, 0, 0],
    defaultStyle: { font: "Sans", color: "#000000", alignment: "center" },
    // A repeated header is an artifact, so screen readers skip the watermark.
    header: () => watermarkLines(marking, place).map(({ text, fontSize }) => say(text, { fontSize, noWrap: true })),
    content: " ",
  };
}

/** The largest font size in which the text fits, up to a usual size. */
function fitting(text: string, usual: number): number {
  return Math.min(usual, WATERMARK_SIZES.across.width / (LETTER * Math.max(text.length, 1)));
}
