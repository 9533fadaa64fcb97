/** XML knows of the control characters below the blank only the tab and the ends of lines. */
const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** A text without the signs that XML forbids, which some programs write all the same. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/** Writes a text so that it can stand between tags or in double quotes. What XML forbids is left out. */
export function escapedXml(text: string): string {
  return withoutForbidden(text.toWellFormed())
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}
