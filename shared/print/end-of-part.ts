import type { Content } from "pdfmake/interfaces.js";

/**
 * The end of a part that is printed whole. pdfmake records a table row that goes to the next page as being on the page
 * before; what follows the row is recorded where it is.
 */
export const endOfPart = (): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: 0, y2: 0, lineWidth: 0 }],
});
