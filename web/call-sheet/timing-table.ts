import { type Dispute, disputeKey, type KnownTable } from "../../shared/breakdown/table-merge.ts";
import type { Timing } from "../../shared/call-sheet/timing.ts";
import type { Disputed } from "../disputes-dialog.tsx";

/** The times of a call sheet in their order, and what each is called. */
export const TIMES = [
  ["shiftStart", "Shift Start"],
  ["shiftEnd", "Shift End"],
  ["shootCall", "Shoot Call"],
  ["crewCall", "Crew Call"],
] as const satisfies readonly (readonly [keyof Timing, string])[];

const DAY = "day";

/** A day's times as a table of one row, to be joined with what others have saved. */
export function tableFromTiming(timing: Timing): KnownTable {
  return { columns: TIMES.map(([, label]) => label), ids: [DAY], rows: [TIMES.map(([part]) => timing[part])] };
}

export function timingFromTable({ columns, rows }: KnownTable): Timing {
  const entries = TIMES.map(([part, label]) => [part, rows[0]?.[columns.indexOf(label)] ?? ""] as const);
  return Object.fromEntries(entries) as Timing; // an entry for each part
}

/** The times that two people have written otherwise, in words. */
export function disputedTimes(disputes: readonly Dispute[]): readonly Disputed[] {
  return disputes.flatMap((dispute) =>
    dispute.kind === "cell"
      ? { key: disputeKey(dispute), label: dispute.column, mine: dispute.mine, theirs: dispute.theirs }
      : [],
  );
}
