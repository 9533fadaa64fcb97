import { describe, it } from "vitest";
import { keepsEveryRule, passesCheckWithTies } from "./best-schedule-laws.ts";

describe("the best schedule", () => {
  it("meets every rule, and is proven optimal when it is small", () => keepsEveryRule(25));

  it("passes verification with any constraints", () => passesCheckWithTies(30));
});
