import type { ScriptPage } from "../../shared/contract/breakdown-review.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";

/** The lines of a draft by page, for people to see. */
export function pagesOf(lines: readonly Line[]): ScriptPage[] {
  const placed = lines.flatMap(({ page, text, left, top, width, height }, line) => {
    // As those are that the reader may not see.
    if (text === "") return [];
    const [x, y, w, h] = [left, top, width, height].map(fourDigits) as [number, number, number, number];
    return [{ page, line: { line, text, left: x, top: y, width: w, height: h } }];
  });
  return [...Map.groupBy(placed, ({ page }) => page)]
    .sort(([one], [other]) => one - other)
    .map(([page, on]) => ({ page, lines: on.map(({ line }) => line).sort((one, other) => one.top - other.top) }));
}

// A ten-thousandth of a page is less than a point, and spares a third of the answer.
function fourDigits(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
