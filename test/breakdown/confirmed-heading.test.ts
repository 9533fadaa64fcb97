import { expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { aBreakdown, type Short } from "./a-breakdown.ts";

/** A draft of one scene with an uncertain heading. */
function doubtful(scene: Short): Breakdown {
  const breakdown = aBreakdown(scene);
  return { ...breakdown, rows: breakdown.rows.map((row) => ({ ...row, confidence: 0.5 })) };
}

const read = doubtful(["1", "CLEARING", "A fox waits.", "MARA"]);
const confirmed = applyCorrection(read, {
  kind: "rename",
  row: "sc-1",
  heading: { number: "1", intExt: "INT.", location: "CLEARING", time: "DAY" },
});
const confidence = ({ rows: [row] }: Breakdown) => row?.confidence;

it("needs no review any more, and does not prevent a draft from changing it", () => {
  expect(confidence(confirmed)).toBe(1);
  expect(confirmed.rows[0]?.edited).toEqual([]);
});

it("stays confirmed in a draft with the same heading", () => {
  expect(confidence(mergeDraft(confirmed, doubtful(["1", "CLEARING", "A fox sleeps.", "MARA"])))).toBe(1);
});

it("needs a review again when a draft changes it", () => {
  const merged = mergeDraft(confirmed, doubtful(["1", "DARK CLEARING", "A fox waits.", "MARA"]));
  expect(merged.rows[0]?.cells[COLUMNS.location]).toBe("DARK CLEARING");
  expect(confidence(merged)).toBe(0.5);
});
