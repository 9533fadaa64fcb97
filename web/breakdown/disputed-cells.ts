import { type Dispute, disputeKey, type KnownTable } from "../../shared/breakdown/table-merge.ts";
import type { Disputed } from "../disputes-dialog.tsx";
import { say } from "../texts/say.ts";

/** What two people have written otherwise in the breakdown, in words. */
export function disputedCells(disputes: readonly Dispute[], base: KnownTable): readonly Disputed[] {
  return disputes.map((dispute) => {
    const key = disputeKey(dispute);
    const number = base.rows[base.ids.indexOf(dispute.id)]?.[0] || say("without a number");
    if (dispute.kind === "cell") {
      return {
        key,
        label: say("{column} of scene {number}", { column: dispute.column, number }),
        mine: dispute.mine,
        theirs: dispute.theirs,
      };
    }
    const written = dispute.columns.map((column) => `${column}: ${dispute.cells[column] ?? ""}`).join("\n");
    const removed = say("Scene removed");
    const label = say("Scene {number}", { number });
    return dispute.removedBy === "them"
      ? { key, label, mine: written, theirs: removed }
      : { key, label, mine: removed, theirs: written };
  });
}
