import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import { reviewReasons } from "../../shared/breakdown/corrections/review-reasons.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { aDraft } from "./a-draft.ts";

const { fresh, lines } = aDraft(
  ["1", "INT. KITCHEN - DAY", "NORA and a silent man, PIM (40), look at a letter.", "NORA: Who is it for?"],
  ["2", "EXT. ROAD - DAY", "Nora drives a VAN past Pim. A letter lies on the seat. Rain."],
  ["3", "EXT. PIER - NIGHT", "The van stops. Nora gets out with an umbrella. Rain."],
);

function doubts(breakdown: Breakdown): string[] {
  const of = reviewReasons(breakdown);
  return breakdown.rows.flatMap((row) =>
    (row.findings ?? []).flatMap((finding) => {
      const doubt = of(finding);
      return doubt === undefined ? [] : `${row.cells["Scene Number"]} ${finding.name}: ${doubt}`;
    }),
  );
}

describe("the items to review", () => {
  it("are those that the reader is never sure of, with the reason", () => {
    expect(doubts(fresh)).toEqual([
      "1 PIM: unheard",
      "1 Letter: passing",
      "2 PIM: unheard",
      "2 Letter: passing",
      "2 Rain: unstressed",
      "2 Picture-car driver: implied",
      "3 Umbrella: passing",
      "3 Rain: unstressed",
      "3 Picture-car driver: implied",
    ]);
  });

  it("decrease with every decision: accepted names are certain in all scenes, rejected ones in their own", () => {
    const rain = { kind: "element", name: "Rain", category: "Special Effects" } as const;
    const judged = (verdict: "accepted" | "rejected") =>
      doubts(applyCorrection(fresh, { kind: "judge", rows: ["sc-2"], finding: rain, verdict }, lines));
    expect(judged("accepted").filter((doubt) => doubt.includes("Rain"))).toEqual([]);
    expect(judged("rejected").filter((doubt) => doubt.includes("Rain"))).toEqual(["3 Rain: unstressed"]);
    const both = applyCorrection(
      fresh,
      { kind: "judge", rows: ["sc-2", "sc-3"], finding: rain, verdict: "rejected" },
      lines,
    );
    expect(both.rows.map(({ cells }) => cells["Special Effects"])).toEqual(["", "", ""]);
  });
});
