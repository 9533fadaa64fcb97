import { describe, it } from "vitest";
import { expectCorrectReading } from "./house/expect-correct-reading.ts";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";

describe("a generated script", () => {
  it.each(Object.entries<HouseStyle>(HOUSE_STYLES))("is read correctly in the house style %s", (_, style) => {
    expectCorrectReading(style);
  });
});
