import type { Content, TableCell } from "pdfmake/interfaces.js";
import { say } from "../print/style.ts";
import { titledTable } from "../print/titled-table.ts";
import type { CallSheet } from "./call-sheet.ts";
import { logisticsOf } from "./logistics-lines.ts";

/** Where to park, who drives, on which channel and for how many is cooked: two facts in a row, and none that is empty. */
export function logisticsTable(sheet: CallSheet): Content[] {
  const cells = logisticsOf(sheet).map(([name, text]): TableCell[] => [say(name, { bold: true }), say(text)]);
  if (cells.length === 0) return [];
  const rows: TableCell[][] = [];
  for (let at = 0; at < cells.length; at += 2) rows.push([...cells[at]!, ...(cells[at + 1] ?? ["", ""])]);
  const columns = [70, 190, 70, 190].map((width) => ({ width }));
  return [titledTable("Logistics", columns, rows)];
}
