import { workbookOf } from "../tables/workbook.ts";
import { HEAD_FILL } from "../tables/workbook-styles.ts";
import type { SheetCell } from "../tables/worksheet.ts";
import type { ProductionList } from "./production-list.ts";

/** A list as a workbook (.xlsx) with a print layout. Groups are below one another, each under its title. */
export function listWorkbook({ title, project, note, orientation, columns, groups }: ProductionList): Uint8Array {
  const across = (text: string): SheetCell[] =>
    columns.map((_, at) => ({
      ...(at === 0 ? { text, span: columns.length } : { text: "" }),
      ...{ isBold: true, fill: HEAD_FILL },
    }));
  return workbookOf({
    name: title,
    title: `${project} – ${title}`,
    ...{ headRows: 1, orientation },
    widths: columns.map(({ characters }) => characters),
    rows: [
      columns.map(({ name }): SheetCell => ({ text: name, isBold: true, fill: HEAD_FILL })),
      ...groups.flatMap((group) => [
        ...(group.title === "" ? [] : [across(group.title)]),
        ...group.rows.map((cells) =>
          cells.map((text, at): SheetCell => ({ text, isBold: columns[at]?.isBold ?? false })),
        ),
      ]),
      across(note),
    ],
  });
}
