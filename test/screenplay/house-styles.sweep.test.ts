import { describe, it } from "vitest";
import type { HouseStyle } from "./house/house-style.ts";
import { HOUSE_STYLES } from "./house/house-styles.ts";
import { isReadRight } from "./house/read-right.ts";

describe("a generated script", () => {
  it.each(Object.entries<HouseStyle>(HOUSE_STYLES))("is read correctly in the house style %s", (_, style) => {
    isReadRight(style);
  });
});
