import { type Breakdown, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import type { Correction } from "./correction.ts";

/** Describes an edit for the version history: `Edited 3 cells, added 1 scene`. */
export function describeEdit(before: Breakdown, after: Breakdown): string {
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const kept = after.rows.filter(({ id }) => old.has(id));
  const columns = [...new Set([...before.columns, ...after.columns])];
  const cells = kept.reduce((sum, row) => sum + differing(old.get(row.id)!, row, columns), 0);
  const said = [
    counted("edited", cells, "cell"),
    counted("added", after.rows.length - kept.length, "scene"),
    counted("removed", before.rows.length - kept.length, "scene"),
  ].filter((part) => part !== "");
  const text = said.length === 0 ? "saved without changes" : said.join(", ");
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Describes a correction for the version history: `Split scene 12`. */
export function describeCorrection(before: Breakdown, correction: Correction): string {
  const scene = (id: string) => {
    const row = before.rows.find((one) => one.id === id);
    return row === undefined ? "?" : cellIn(row.cells, COLUMNS.number) || cellIn(row.cells, COLUMNS.location);
  };
  switch (correction.kind) {
    case "split":
      return `Split scene ${scene(correction.row)}`;
    case "merge":
      return `Merged scenes ${correction.rows.map(scene).join(" and ")}`;
    case "rename":
      return `Renamed scene ${scene(correction.row)}`;
    case "judge": {
      const { finding, verdict, rows } = correction;
      const did = verdict === null ? "Undid the decision on" : verdict === "accepted" ? "Accepted" : "Rejected";
      const where = rows.length === 1 ? `scene ${scene(rows[0]!)}` : `${rows.length} scenes`;
      return `${did} ${finding.name} in ${where}`;
    }
    case "find":
      return `Added ${correction.name} to ${correction.category ?? COLUMNS.characters} of scene ${scene(correction.row)}`;
    case "move":
      return `Moved ${correction.finding.name} to ${correction.category} in scene ${scene(correction.row)}`;
    case "setMinutes":
      return correction.minutes === null
        ? `Removed the shooting time of scene ${scene(correction.row)}`
        : `Set the shooting time of scene ${scene(correction.row)} to ${correction.minutes} min`;
    case "addCategory":
      return `Added the category ${correction.category}`;
    case "renameCategory":
      return `Renamed the category ${correction.category} to ${correction.to}`;
    case "removeCategory":
      return `Removed the category ${correction.category}`;
  }
}

function differing(one: SceneRow, other: SceneRow, columns: readonly string[]): number {
  return columns.filter((column) => cellIn(one.cells, column) !== cellIn(other.cells, column)).length;
}

function counted(did: string, count: number, what: string): string {
  return count === 0 ? "" : `${did} ${count} ${what}${count === 1 ? "" : "s"}`;
}
