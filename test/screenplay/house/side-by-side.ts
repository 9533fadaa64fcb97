import type { Line } from "../../../shared/screenplay/model/line.ts";

/** Size of a page of each paper, in inches. */
const PAPERS = { letter: { width: 8.5, height: 11 }, a4: { width: 8.27, height: 11.69 } };

/**
 * The lines of pages printed in pairs, side by side on turned sheets of their own paper: each page is reduced in both
 * directions to fit its half of the sheet, and centred there.
 *
 * @param scale the size of the pages, as a share of the largest that fits
 */
export function sideBySide(lines: readonly Line[], paper: keyof typeof PAPERS = "letter", scale = 1): Line[] {
  const page = PAPERS[paper];
  const { width: down, height: across } = page;
  const reduction = Math.min(across / 2 / page.width, down / page.height) * scale;
  const width = (page.width * reduction) / across;
  const height = (page.height * reduction) / down;
  return lines.map((line) => ({
    ...line,
    page: Math.ceil(line.page / 2),
    left: (line.page % 2 === 0 ? 0.75 : 0.25) - width / 2 + line.left * width,
    width: line.width * width,
    top: 0.5 - height / 2 + line.top * height,
    height: line.height * height,
  }));
}
