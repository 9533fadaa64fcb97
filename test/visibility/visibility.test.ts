import { expect, it } from "vitest";
import {
  isEpisodeVisible,
  isUnitVisible,
  SceneNumbersError,
  sceneNumbersFromText,
  textFromSceneNumbers,
  Visibility,
  visibilityText,
} from "../../shared/visibility/visibility.ts";

it.each([
  ["1-5, 8A, 12", ["1", "2", "3", "4", "5", "8A", "12"]],
  ["7", ["7"]],
  ["3, 4", ["3", "4"]],
  ["A12, 12, 13, 14", ["A12", "12", "13", "14"]],
])("parses the scenes %j", (text, numbers) => {
  expect(sceneNumbersFromText(text)).toEqual(numbers);
  expect(sceneNumbersFromText(textFromSceneNumbers(numbers))).toEqual(numbers);
});

it.each([
  [" 2 – 4;8a\n8A ,", "2-4, 8A"],
  ["1-2", "1, 2"],
  ["101-A, 0-2", "101-A, 0-2"],
])("reads %j as %j", (text, written) => {
  expect(textFromSceneNumbers(sceneNumbersFromText(text))).toBe(written);
});

it.each([
  [" , ", "Enter at least one scene, such as 1-5, 8A, 12."],
  ["5-1", '"5-1" runs backwards: write 1-5.'],
  ["1-1001", "Enter at most 1000 scenes."],
  ["1, the third act", '"THE THIRD ACT": A scene number contains a digit, such as 8A.'],
])("refuses the scenes %j", (text, words) => {
  expect(() => sceneNumbersFromText(text)).toThrow(new SceneNumbersError(words));
});

it("accepts only departments with elements", () => {
  const departments = (names: string[]) => Visibility.safeParse({ kind: "departments", departments: names });
  expect(departments(["Property", "Wardrobe"]).success).toBe(true);
  expect(departments([]).error?.issues[0]?.message).toBe("Choose at least one department.");
  expect(departments(["Props"]).error?.issues[0]?.message).toMatch(/^"Props" is not one of Production, Locations, /);
});

it("is described in the activity log", () => {
  expect(visibilityText({ kind: "all" })).toBe("all");
  expect(visibilityText({ kind: "scenes", scenes: ["1", "2", "3", "8A"] })).toBe("scenes 1-3, 8A");
  expect(visibilityText({ kind: "episodes", episodes: ["first", "x"] })).toBe("episodes");
  expect(visibilityText({ kind: "units", units: ["main"] })).toBe("units");
  const both = { kind: "episodesOfUnits", units: ["main"], episodes: ["first"] } as const;
  expect(visibilityText(both)).toBe("episodesOfUnits");
  expect([isUnitVisible(both, "main"), isUnitVisible(both, "u2")]).toEqual([true, false]);
  expect([isEpisodeVisible(both, "first"), isEpisodeVisible(both, "x")]).toEqual([true, false]);
  expect(visibilityText({ kind: "departments", departments: ["Property", "Wardrobe"] })).toBe(
    "departments Property, Wardrobe",
  );
});
