import { describe, it } from "vitest";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";
import { isReadRight } from "./house/read-right.ts";

describe("a script of made-up scenes", () => {
  it.each(Object.entries<HouseStyle>(HOUSE_STYLES))("is read right when its house style is %s", (_, style) => {
    isReadRight(style);
  });
});
