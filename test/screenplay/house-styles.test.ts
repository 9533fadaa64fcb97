import { describe, it } from "vitest";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";
import { isReadRight } from "./house/read-right.ts";

/** One of ten, for a sweep reads them all. */
const some = Object.entries<HouseStyle>(HOUSE_STYLES).filter((_, at) => at % 10 === 0);

describe("a script of made-up scenes", () => {
  it.each(some)("is read right when its house style is %s", (_, style) => isReadRight(style));
});
