import { it } from "vitest";
import { keepsScenes } from "./improvement-laws.ts";

it("a better board has every scene that the board had, once, and moves none that is fixed, whatever the board", () =>
  keepsScenes(25));
