import type { Line } from "../../../shared/screenplay/model/line.ts";

/** The lines of pages printed in pairs, side by side on sheets. */
export function sideBySide(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const isRight = line.page % 2 === 0;
    return {
      ...line,
      page: Math.ceil(line.page / 2),
      left: line.left / 2 + (isRight ? 0.5 : 0),
      width: line.width / 2,
    };
  });
}
