import { describe, it } from "vitest";
import {
  dividesBlocks,
  isNeverLost,
  isReviewedAsApplied,
  keepsOtherEpisodes,
  readsTheSame,
} from "./human-work-laws.ts";

describe("people's work", () => {
  it("is never lost, whatever drafts follow it and whatever is done to these", () => isNeverLost(30));

  it("is unchanged after the script is read again, which only restores removed findings", () => readsTheSame(30));

  it("of other episodes is unchanged after a new draft of one", () => keepsOtherEpisodes(30));

  it("keeps its place when a script of several episodes is divided, or leaves one alone", () => dividesBlocks(30));

  it("is shown in a review exactly as it is then applied", () => isReviewedAsApplied(20));
});
