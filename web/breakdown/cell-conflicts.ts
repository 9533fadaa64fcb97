import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { conflictKey, type KnownTable, type MergeConflict } from "../../shared/tables/three-way-merge.ts";
import { t } from "../i18n/translate.ts";
import type { Conflict } from "../layout/merge-conflict-dialog.tsx";

/** Conflicts of two users' edits of the breakdown, as text. */
export function cellConflicts(disputes: readonly MergeConflict[], base: KnownTable): readonly Conflict[] {
  return disputes.map((dispute) => {
    const key = conflictKey(dispute);
    const number = base.rows[base.ids.indexOf(dispute.id)]?.[0] || t("without a number");
    if (dispute.kind === "cell") {
      return {
        key,
        label: t("{column} of scene {number}", { column: columnText(dispute.column), number }),
        mine: dispute.mine,
        theirs: dispute.theirs,
      };
    }
    const written = dispute.columns.map((column) => `${columnText(column)}: ${dispute.cells[column] ?? ""}`).join("\n");
    const removed = t("Scene removed");
    const label = t("Scene {number}", { number });
    return dispute.removedBy === "them"
      ? { key, label, mine: written, theirs: removed }
      : { key, label, mine: removed, theirs: written };
  });
}
