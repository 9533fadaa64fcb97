import { it } from "vitest";
import { keepsLight, keepsScenes } from "./improvement-laws.ts";

it("an improved board has every scene of the board once, and moves no fixed one, for any board", () => keepsScenes(25));

it("an improved board has no more exteriors without their light than the board had", () => keepsLight(60));
