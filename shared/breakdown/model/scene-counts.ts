import type { Table } from "../../tables/tsv.ts";

/** Number of scenes in total and by kind. Only the total when the table has no column for interior and exterior. */
export interface SceneCounts {
  readonly total: number;
  readonly int?: number;
  readonly ext?: number;
  readonly intExt?: number;
}

const BOTH = ["int/ext", "int./ext.", "i/e", "e/i", "ext./int", "ext/int"];

/** Counts the scenes of a breakdown by its int./ext. column. */
export function sceneCounts(table: Table): SceneCounts {
  const total = table.rows.length;
  const column = table.columns.findIndex((name) => /int\.\/ext\.|int\/ext/i.test(name));
  if (column < 0) return { total };
  const kinds = table.rows.map((row) => kindOf(row[column] ?? ""));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  return { total, int: count("int"), ext: count("ext"), intExt: count("intExt") };
}

function kindOf(value: string): "int" | "ext" | "intExt" | "" {
  const text = value.toLowerCase();
  if (BOTH.some((spelling) => text.includes(spelling))) return "intExt";
  if (text.includes("int.")) return "int";
  return text.includes("ext") ? "ext" : "";
}
