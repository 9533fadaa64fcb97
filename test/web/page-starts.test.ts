import { describe, expect, it } from "vitest";
import { pageStarts, type UnbrokenPart } from "../../web/call-sheet/paper/page-starts.ts";

const ROOM = 100;

const part = (top: number, bottom: number, more: Partial<UnbrokenPart> = {}): UnbrokenPart => ({
  ...{ top, bottom, repeated: 0, isSection: false },
  ...more,
});

/** Rows of ten points from one place to another, below a title of ten that is printed again on each page. */
const rows = (from: number, to: number) =>
  Array.from({ length: (to - from) / 10 }, (_, at) => part(from + 10 * at, from + 10 * (at + 1), { repeated: 10 }));

describe("where the pages of a printed call sheet begin", () => {
  it("is at the top when everything fits on one page", () => {
    expect(pageStarts([part(0, 40), part(40, 100)], ROOM)).toEqual([0]);
  });

  it("is at the first part that does not fit", () => {
    expect(pageStarts([part(0, 40), part(40, 95), part(95, 110), part(110, 120)], ROOM)).toEqual([0, 95]);
  });

  it("leaves room for a title that is printed again", () => {
    expect(pageStarts(rows(0, 200), ROOM)).toEqual([0, 100, 190]);
  });

  it("is before a section that would begin on the first page and end on the second", () => {
    const section = part(80, 160, { isSection: true });
    expect(pageStarts([...rows(0, 80), section, ...rows(80, 160)], ROOM)).toEqual([0, 80]);
  });

  it("is within a section that two pages are too small for", () => {
    const section = part(80, 260, { isSection: true });
    expect(pageStarts([...rows(0, 80), section, ...rows(80, 260)], ROOM)).toEqual([0, 100, 190]);
  });

  it("is within a section that begins on a later page", () => {
    const section = part(150, 250, { isSection: true });
    expect(pageStarts([...rows(0, 150), section, part(150, 180), part(180, 215)], ROOM)).toEqual([0, 100, 180]);
  });

  it("does not stop at a part that is higher than a page", () => {
    expect(pageStarts([part(0, 10), part(10, 250), part(250, 260)], ROOM)).toEqual([0, 10, 250]);
  });
});
