import { describe, it } from "vitest";
import { leavesLeastLate, movesFewest, repairsFilm } from "./repair-board-laws.ts";

describe("a repair", () => {
  it("meets every rule, loses no scene, and never moves more than an exhaustive search requires", () =>
    movesFewest(150));

  it("leaves as few exteriors without their light as any other with as few moves", () => leavesLeastLate(100));

  it.each([1, 2, 3])(
    "restores a feature film with displaced scenes, by fewer moves than it has violations (seed %i)",
    (seed) => repairsFilm(300, seed),
  );
});
