import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { say } from "./style.ts";

/** What stands across a page: whom it was given to, when, and the id of that. */
interface Marking {
  readonly reader: string;
  readonly date: string;
  readonly id: string;
}

/** How large the mark is set, in points; it is scaled to the page that it is put on. */
export const WATERMARK_SIZE = { width: 420, height: 72 } as const;

/** How dark it lies over a page: seen on a photocopy, and no letter below it is lost. */
export const WATERMARK_OPACITY = 0.16;

const NAME_SIZE = 28;
/** So much wider than its size a letter is at most, on the average of a name. */
const LETTER = 0.62;

/** A page that holds nothing but a mark, to be laid over other pages. */
export function watermarkDocument({ reader, date, id }: Marking): TDocumentDefinitions {
  const { width, height } = WATERMARK_SIZE;
  const fontSize = Math.min(NAME_SIZE, width / (LETTER * Math.max(reader.length, 1)));
  return {
    info: { title: id },
    pageSize: { width, height },
    pageMargins: [0, height - 2, 0, 0],
    defaultStyle: { font: "Sans", color: "#000000", alignment: "center" },
    // What repeats is mere paper to reading programs: nobody hears the mark on every page.
    header: () => ({
      stack: [say(reader, { fontSize, bold: true, noWrap: true }), say(`${date}   ${id}`, { fontSize: 16 })],
    }),
    content: " ",
  };
}
