/** XML allows no control characters below the blank except tab and line ends. */
const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Removes characters that XML forbids, which some programs write nevertheless. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, "");
}

/** Escapes a text for use between tags or in double quotes, and removes characters that XML forbids. */
export function escapedXml(text: string): string {
  return withoutForbidden(text.toWellFormed())
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}
