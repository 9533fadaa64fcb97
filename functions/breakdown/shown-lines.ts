import type { ScriptPage } from "../../shared/contract/breakdown-review.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";

/** The lines of a draft by page, for the response. */
export function pagesOf(lines: readonly Line[]): ScriptPage[] {
  const placed = lines.flatMap(({ page, text, left, top, width, height }, line) => {
    // Lines that are hidden from the reader are empty.
    if (text === "") return [];
    const [x, y, w, h] = [left, top, width, height].map(fourDigits) as [number, number, number, number];
    return [{ page, line: { line, text, left: x, top: y, width: w, height: h } }];
  });
  return [...Map.groupBy(placed, ({ page }) => page)]
    .sort(([one], [other]) => one - other)
    .map(([page, on]) => ({ page, lines: on.map(({ line }) => line).sort((one, other) => one.top - other.top) }));
}

// A ten-thousandth of a page is less than a point, and rounding saves a third of the response.
function fourDigits(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
