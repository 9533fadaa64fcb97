import { describe, expect, it } from "vitest";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";
import { readingScore } from "./house/reading-score.ts";

/** The least share that is read right, of scripts that came out of a writing program and of scans. */
const TYPED = { scenes: 0.99, headings: 0.98, numbers: 0.99, casts: 0.98, castList: 0.98 };
const SCANNED = { scenes: 0.95, headings: 0.85, numbers: 0.85, casts: 0.9, castList: 0.95 };

describe("a script of made-up scenes", () => {
  it.each(Object.entries<HouseStyle>(HOUSE_STYLES))("is read right when its house style is %s", (_, style) => {
    const least = style.noise === undefined ? TYPED : SCANNED;
    const { faults, ...score } = readingScore(style, [1, 2]);
    const below = Object.entries(least).filter(([share, limit]) => score[share as keyof typeof least] < limit);
    expect(below, faults.slice(0, 12).join("\n")).toEqual([]);
  });
});
