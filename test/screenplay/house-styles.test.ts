import { describe, it } from "vitest";
import { expectCorrectReading } from "./house/expect-correct-reading.ts";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";

/** Every tenth style; the sweep reads all. */
const some = Object.entries<HouseStyle>(HOUSE_STYLES).filter((_, at) => at % 10 === 0);

describe("a generated script", () => {
  it.each(some)("is read correctly in the house style %s", (_, style) => expectCorrectReading(style));
});
