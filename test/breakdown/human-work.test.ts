import { describe, it } from "vitest";
import { isNeverLost, isReviewedAsApplied, keepsOtherEpisodes, readsTheSame } from "./human-work-laws.ts";

describe("people's work", () => {
  it("is never lost, whatever drafts follow it and whatever is done to these", () => isNeverLost(30));

  it("is unchanged after the script is read again, which only restores removed findings", () => readsTheSame(30));

  it("of other episodes is unchanged after a new draft of one", () => keepsOtherEpisodes(30));

  it("is shown in a review exactly as it is then applied", () => isReviewedAsApplied(20));
});
