import { describe, it } from "vitest";
import { movesFewest, rightsFilm } from "./put-right-laws.ts";

describe("putting right", () => {
  it("keeps every rule, loses no scene, and never moves more than a search through everything needs", () =>
    movesFewest(150));

  it.each([1, 2, 3])(
    "rights a whole film of which scenes were thrown about, by fewer moves than it breaks rules (seed %i)",
    (seed) => rightsFilm(300, seed),
  );
});
