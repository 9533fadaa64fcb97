import { describe, it } from "vitest";
import { keepsEveryRule, passesCheckWithTies } from "./best-schedule-laws.ts";
import { findsOneIfAnyExists } from "./brute-force.ts";

describe("the best schedule", () => {
  it("meets every rule, and is proven optimal when it is small", () => keepsEveryRule(25));

  it("exists exactly when some assignment of scenes to days meets every rule", () => findsOneIfAnyExists(120));

  it("passes verification with any constraints", () => passesCheckWithTies(30));
});
