import { ELEMENT_CATEGORIES } from "../../shared/breakdown/model/cells.ts";
import type { Table } from "../../shared/tables/tsv.ts";

const OWN = ["Scene Number", "Int./Ext.", "Location", "Time", "Synopsis", "Characters", "Pages", "Page", "Script Day"];
const THINGS = ["lantern", "rope", "old radio", "two umbrellas", "chart table", "signal flag", "tin of paint", "bell"];

/** A breakdown of so many scenes and columns, with texts as long as those of a feature film, always the same. */
export function longBreakdown(scenes = 1000, columns = 25): Table {
  const names = [...OWN, ...ELEMENT_CATEGORIES.slice(0, columns - OWN.length - 1), "Notes"];
  return { columns: names, rows: Array.from({ length: scenes }, (_, at) => names.map((name) => cellOf(name, at))) };
}

function cellOf(column: string, at: number): string {
  const some = <T>(values: readonly T[], count: number) =>
    Array.from({ length: count }, (_, one) => values[(at * 7 + one * 3 + column.length) % values.length]);
  switch (column) {
    case "Scene Number":
      return String(at + 1);
    case "Int./Ext.":
      return ["INT.", "EXT.", "INT./EXT."][at % 3]!;
    case "Location":
      return `HOUSE ${at % 40} - ${["KITCHEN", "YARD", "STAIRS"][at % 3]}`;
    case "Time":
      return at % 4 === 0 ? "NIGHT" : "DAY";
    case "Synopsis":
      return `Somebody comes in, says what has happened ${"and waits for an answer ".repeat(at % 4)}and leaves.`;
    case "Characters":
      return some(
        Array.from({ length: 40 }, (_, one) => `ROLE ${one + 1}`),
        1 + (at % 9),
      ).join(", ");
    case "Pages":
      return `${at % 3} ${(at % 7) + 1}/8`.replace(/^0 /, "");
    case "Page":
      return String(Math.floor(at / 8) + 1);
    case "Script Day":
      return String(Math.floor(at / 30) + 1);
    default:
      return (at + column.length) % 5 === 0 ? some(THINGS, 1 + (at % 3)).join(", ") : "";
  }
}
