import { describe, it } from "vitest";
import { expectCorrectReading } from "./house/expect-correct-reading.ts";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";

/** Scripts that no rule was written for. */
const HELD_BACK = [501, 777, 901];

describe("a generated script", () => {
  it.each(Object.entries<HouseStyle>(HOUSE_STYLES))("is read correctly in the house style %s", (_, style) => {
    expectCorrectReading(style);
  });

  it.each(
    Object.entries<HouseStyle>(HOUSE_STYLES).flatMap(([name, style]) =>
      HELD_BACK.map((seed) => [name, seed, style] as const),
    ),
  )("that was held back is read correctly in the house style %s, seed %i", (_name, seed, style) => {
    expectCorrectReading(style, [seed]);
  });
});
