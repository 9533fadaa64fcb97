// biome-ignore lint/suspicious/noControlCharactersInRegex: just these are taken out
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

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
