import { describe, it } from "vitest";
import { keepsEveryRule, passesCheckWithTies } from "./best-schedule-laws.ts";

describe("the best schedule", () => {
  it("keeps every rule, and is proven best when it is small", () => keepsEveryRule(25));

  it("passes the check whatever the ties are", () => passesCheckWithTies(30));
});
