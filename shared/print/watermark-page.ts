import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { say } from "./style.ts";

/** Text of the watermark: reader, date and ID. */
interface Marking {
  readonly reader: string;
  readonly date: string;
  readonly id: string;
}

/** Size of the watermark in points; it is scaled to the page. */
export const WATERMARK_SIZE = { width: 420, height: 72 } as const;

/** Opacity: visible on a photocopy, with the text below still legible. */
export const WATERMARK_OPACITY = 0.16;

const NAME_SIZE = 28;
/** Maximum average letter width of a name, relative to the font size. */
const LETTER = 0.62;

/** A page with only a watermark, to be placed over other pages. */
export function watermarkDocument({ reader, date, id }: Marking): TDocumentDefinitions {
  const { width, height } = WATERMARK_SIZE;
  const fontSize = Math.min(NAME_SIZE, width / (LETTER * Math.max(reader.length, 1)));
  return {
    info: { title: id },
    pageSize: { width, height },
    pageMargins: [0, height - 2, 0, 0],
    defaultStyle: { font: "Sans", color: "#000000", alignment: "center" },
    // A repeated header is an artifact, so screen readers skip the watermark.
    header: () => ({
      stack: [say(reader, { fontSize, bold: true, noWrap: true }), say(`${date}   ${id}`, { fontSize: 16 })],
    }),
    content: " ",
  };
}
