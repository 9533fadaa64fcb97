import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { categoryColour } from "../../shared/breakdown/model/category-colours.ts";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/model/cells.ts";

it.each([
  ["Characters", "red"],
  ["Stunts", "orange"],
  ["Background Actors", "green"],
  ["Special Effects", "blue"],
  ["Props", "purple"],
  ["Vehicles", "pink"],
  ["Animals", "pink"],
  ["Sound", "brown"],
  ["Wardrobe", "cyan"],
])("marks %s in %s, as on paper", (category, colour) => {
  expect(categoryColour(category)).toBe(colour);
});

it.each(["Rigging", "constructor", "Security"])("marks %s, which has no usual colour, in grey", (category) => {
  expect(categoryColour(category)).toBe("grey");
});

it("has a shade of every colour on screen", () => {
  const tokens = readFileSync("web/ui/tokens.css", "utf8");
  for (const category of ["Characters", ...ELEMENT_CATEGORIES, "Custom"]) {
    const colour = categoryColour(category);
    expect(tokens, category).toContain(`--${colour}-mark: light-dark(`);
    expect(readFileSync("web/ui/form/category-mark.module.css", "utf8")).toContain(`[data-mark="${colour}"]`);
  }
});
