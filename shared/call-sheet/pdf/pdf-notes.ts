import type { Content, TableCell } from "pdfmake/interfaces.js";
import { columnText } from "../../breakdown/model/column-text.ts";
import { t } from "../../i18n/speech.ts";
import { GREY, say } from "../../print/style.ts";
import { type Bookmark, titledTable } from "../../print/titled-table.ts";
import { splitTrimmed } from "../../screenplay/model/trim-marks.ts";
import { departmentText } from "../build/department-of-category.ts";
import { notesByDepartment } from "../build/notes-by-department.ts";
import type { CallSheet, CategoryNeeds } from "../model/call-sheet.ts";
import { isUnnamed } from "../model/crew.ts";
import { logisticsRow } from "./pdf-logistics.ts";

/** The elements of the day's scenes and the notes, by department. */
export function departmentNotes(sheet: CallSheet, bookmark: Bookmark): Content[] {
  const rows = notesByDepartment(sheet).map(({ department, needs, notes }): TableCell[] => [
    say(departmentText(department), { bold: true }),
    { stack: [...needs.map((one) => oneLineOf(one, department)), ...notes.map((text) => say(text, { bold: true }))] },
  ]);
  return rows.length === 0 ? [] : [titledTable(t("Requirements"), [{ width: 100 }, { width: 428 }], rows, bookmark)];
}

/** The needs of a category; its name is left out where it is the department's, or where the needs repeat it. */
function oneLineOf({ category, items }: CategoryNeeds, department: string): Content {
  const needed = items
    .map(({ scene, text }) => t("Sc. {scene} {text}", { scene, text: onOneLine(text) }))
    .join("  ·  ");
  const isRepeated = items.every(({ text }) => category.toLowerCase().startsWith(text.trim().toLowerCase()));
  return say(category === department || isRepeated ? needed : `${columnText(category)}: ${needed}`);
}

/** Safety first, then general notes and logistics. */
export function notesBox(sheet: CallSheet): Content[] {
  const { plan, settings } = sheet;
  const safety = [plan.safety, settings.safetyLine].filter((text) => text !== "");
  const rows: TableCell[][] = [
    ...safety.map((text) => [say(t("Safety"), { bold: true }), say(text, { bold: true })]),
    ...(plan.notes === "" ? [] : [[say(t("Notes"), { bold: true }), say(plan.notes)]]),
    ...logisticsRow(sheet),
  ];
  return rows.length === 0
    ? []
    : [titledTable(t("Safety, notes and logistics"), [{ width: 100 }, { width: 428 }], rows)];
}

/** Calls of named departments without people, four per row; other calls are in the crew list. */
export function departmentCalls({ departments }: CallSheet, bookmark: Bookmark): Content[] {
  const empty = departments.filter(({ name, positions }) => positions.length === 0 && !isUnnamed(name));
  if (empty.length === 0) return [];
  const calls = empty.map(
    ({ name, call }): TableCell => ({
      stack: [say(name, { color: GREY }), say(call || " ", { fontSize: call.length > 16 ? 7 : 9, bold: true })],
    }),
  );
  const rows: TableCell[][] = [];
  for (let at = 0; at < calls.length; at += 4) rows.push([0, 1, 2, 3].map((column) => calls[at + column] ?? ""));
  const columns = [1, 2, 3, 4].map(() => ({ width: 128 }));
  return [titledTable(t("Crew call times"), columns, rows, bookmark)];
}

function onOneLine(text: string): string {
  return splitTrimmed(text, "\n")
    .filter((line) => line !== "")
    .join(", ");
}
