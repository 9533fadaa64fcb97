import { expect, it } from "vitest";
import { TalentError, talentFrom } from "../../../infra/local/talent/instance.ts";

const given = { scenes: 2, actors: 1, duration: [1, 2], cost: [5], matrix: [[0, 1]], name: "of no interest" };

it("parses the required fields and ignores others", () => {
  const { name: _, ...rest } = given;
  expect(talentFrom(given)).toEqual(rest);
});

it.each([
  [{ ...given, scenes: 0 }, "scenes"],
  [{ ...given, duration: [1] }, "duration has 1 entries; it needs 2."],
  [{ ...given, cost: [] }, "cost has 0 entries; it needs 1."],
  [{ ...given, cost: [-5] }, "cost.0"],
  [{ ...given, matrix: [] }, "matrix has 0 entries; it needs 1."],
  [{ ...given, matrix: [[0, 1, 1]] }, "matrix.0 has 3 entries; it needs 2."],
  [{ ...given, matrix: [[0, 2]] }, "matrix.0.1"],
  [[], "The instance"],
  [null, "The instance"],
])("refuses %j", (json, message) => {
  expect(() => talentFrom(json)).toThrow(TalentError);
  expect(() => talentFrom(json)).toThrow(message);
});
