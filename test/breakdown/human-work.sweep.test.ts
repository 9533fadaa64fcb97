import { describe, it } from "vitest";
import { isNeverLost, isReviewedAsApplied, readsTheSame } from "./human-work-laws.ts";

describe("what a person did", () => {
  it("is never lost, whatever drafts come after it and whatever is done to these", () => isNeverLost(300));

  it("is the same table after the script is read again, which only brings back what was removed", () =>
    readsTheSame(300));

  it("is shown in a review just as it is then applied", () => isReviewedAsApplied(100));
});
