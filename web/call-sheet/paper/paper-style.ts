import type { Margins, Style } from "pdfmake/interfaces.js";
import type { CSSProperties } from "react";

/** Height of a line of Noto Sans, in its size: ascent and descent of the font. */
const NATURAL_LINE = 1.362;

/** The lines of a call sheet are set closer than the font asks for. */
export const LINE_HEIGHT = NATURAL_LINE * 0.95;

/** The style of a text or a block of a pdfmake document. One point is one CSS pixel of the page. */
export function styleOf({
  fontSize,
  bold,
  color,
  background,
  alignment,
  characterSpacing,
  margin,
}: Style): CSSProperties {
  return {
    ...(fontSize !== undefined && { fontSize }),
    ...(bold !== undefined && { fontWeight: bold ? 700 : 400 }),
    ...(typeof color === "string" && { color }),
    ...(typeof background === "string" && { background }),
    ...(alignment !== undefined && { textAlign: alignment }),
    ...(characterSpacing !== undefined && { letterSpacing: characterSpacing }),
    ...marginOf(margin),
  };
}

/** A margin in pdfmake's order: left, top, right, bottom. */
function marginOf(margin: Margins | undefined): CSSProperties {
  if (margin === undefined) return {};
  const all = typeof margin === "number" ? [margin] : margin;
  const [left = 0, top = left, right = left, bottom = top] = all;
  return { margin: `${top}px ${right}px ${bottom}px ${left}px` };
}

/** Width of a column: points, the rest of the line, or as wide as its content. */
export function columnWidth(width: string | number | undefined): string {
  if (typeof width === "number") return `${width}px`;
  return width === "auto" ? "auto" : "minmax(0, 1fr)";
}
