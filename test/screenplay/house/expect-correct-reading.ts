import { expect } from "vitest";
import type { HouseStyle } from "./house-style.ts";
import { readingScore } from "./reading-score.ts";

/** The minimum share of correct results, for digital scripts and for scans. */
const TYPED = { scenes: 0.99, headings: 0.98, numbers: 0.99, casts: 0.98, castList: 0.98 };
const SCANNED = { scenes: 0.95, headings: 0.85, numbers: 0.85, casts: 0.9, castList: 0.95 };

/** Asserts that scripts of this style are read correctly; each seed is a script. */
export function expectCorrectReading(style: HouseStyle, seeds: readonly number[] = [1, 2]): void {
  const least = style.noise === undefined ? TYPED : SCANNED;
  const { faults, ...score } = readingScore(style, seeds);
  const below = Object.entries(least).filter(([share, limit]) => score[share as keyof typeof least] < limit);
  expect(below, faults.slice(0, 12).join("\n")).toEqual([]);
}
