import { it } from "vitest";
import { keepsScenes } from "./improvement-laws.ts";

it("an improved board has every scene of the board once, and moves no fixed one, for any board", () => keepsScenes(25));
