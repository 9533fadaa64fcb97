import { stored } from "../../i18n/stored.ts";
import { type Breakdown, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import type { Correction } from "./correction.ts";

/** Describes an edit for the version history: `Edited 3 cells, added 1 scene`. */
export function describeEdit(before: Breakdown, after: Breakdown): string {
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const kept = after.rows.filter(({ id }) => old.has(id));
  const columns = [...new Set([...before.columns, ...after.columns])];
  const cells = kept.reduce((sum, row) => sum + differing(old.get(row.id)!, row, columns), 0);
  const [added, removed] = [after.rows.length - kept.length, before.rows.length - kept.length];
  const did = [
    ...(cells > 0 ? [stored("edited {cells, plural, one {# cell} other {# cells}}", { cells })] : []),
    ...(added > 0 ? [stored("added {added, plural, one {# scene} other {# scenes}}", { added })] : []),
    ...(removed > 0 ? [stored("removed {removed, plural, one {# scene} other {# scenes}}", { removed })] : []),
  ];
  const text = did.length === 0 ? stored("saved without changes") : did.join(", ");
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
      return stored("Split scene {scene}", { scene: scene(correction.row) });
    case "merge":
      return correction.rows.length === 2
        ? stored("Merged scenes {one} and {other}", {
            one: scene(correction.rows[0]!),
            other: scene(correction.rows[1]!),
          })
        : stored("Merged scenes {scenes}", { scenes: correction.rows.map(scene).join(" and ") });
    case "rename":
      return stored("Renamed scene {scene}", { scene: scene(correction.row) });
    case "judge": {
      const { finding, verdict, rows } = correction;
      const parts =
        rows.length === 1
          ? stored("scene {scene}", { scene: scene(rows[0]!) })
          : stored("{count} scenes", { count: rows.length });
      const { name } = finding;
      if (verdict === null) return stored("Undid the decision on {name} in {parts}", { name, parts });
      return verdict === "accepted"
        ? stored("Accepted {name} in {parts}", { name, parts })
        : stored("Rejected {name} in {parts}", { name, parts });
    }
    case "find":
      return stored("Added {name} to {category} of scene {scene}", {
        name: correction.name,
        category: correction.category ?? COLUMNS.characters,
        scene: scene(correction.row),
      });
    case "move":
      return stored("Moved {name} to {category} in scene {scene}", {
        name: correction.finding.name,
        category: correction.category,
        scene: scene(correction.row),
      });
    case "setMinutes":
      return correction.minutes === null
        ? stored("Removed the shooting time of scene {scene}", { scene: scene(correction.row) })
        : stored("Set the shooting time of scene {scene} to {minutes} min", {
            scene: scene(correction.row),
            minutes: correction.minutes,
          });
    case "addCategory":
      return stored("Added the category {category}", { category: correction.category });
    case "renameCategory":
      return stored("Renamed the category {category} to {to}", { category: correction.category, to: correction.to });
    case "removeCategory":
      return stored("Removed the category {category}", { category: correction.category });
  }
}

function differing(one: SceneRow, other: SceneRow, columns: readonly string[]): number {
  return columns.filter((column) => cellIn(one.cells, column) !== cellIn(other.cells, column)).length;
}
