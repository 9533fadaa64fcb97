import { type BreakdownRow, COLUMNS } from "../breakdown/model/breakdown.ts";
import { columnText } from "../breakdown/model/column-text.ts";
import { departmentOfCategory, departmentText } from "../call-sheet/build/department-of-category.ts";
import { currentLocale, said, t } from "../i18n/speech.ts";
import { elementColumns, elementsOfScene } from "../reports/element-columns.ts";
import { nameKey } from "../roster/fields/name-key.ts";
import { cellOf, presentScenes } from "../roster/roles/roster-scenes.ts";
import { LISTS } from "./list-name.ts";
import type { ListSource } from "./list-source.ts";
import type { ListGroup, ProductionList } from "./production-list.ts";
import { daysOfScenes, daysOfWhich } from "./shooting-days.ts";

/** All elements of the breakdown by responsible department, with scenes and shoot days. */
export function elementList(source: ListSource): ProductionList {
  const groups = departmentGroups(source);
  const elements = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    ...{ title: said(LISTS["element-list"]), project: source.project, orientation: "portrait" },
    nothing: t("The breakdown has no elements yet."),
    note: `${t(
      "{elements, plural, one {# element} other {# elements}} for {count, plural, one {# department} other {# departments}}.",
      { elements, count: groups.length },
    )} ${daysOfWhich(source.schedule, source.ofOtherUnits)}`,
    columns: [
      { name: t("Category"), width: 92, characters: 22 },
      { name: t("Element"), characters: 36, isBold: true },
      { name: t("Scenes"), width: 36, characters: 8 },
      { name: t("Scene numbers"), width: 150, characters: 40 },
      { name: t("Days"), width: 70, characters: 16 },
    ],
    groups,
  };
}

function departmentGroups({ breakdown, schedule, ofOtherUnits }: ListSource): ListGroup[] {
  const scenes = presentScenes(breakdown);
  const found = elementColumns(breakdown).flatMap((category) =>
    elementsOf(category, scenes, (sceneId) => elementsOfScene(breakdown, sceneId, category)).map(({ name, rows }) => ({
      department: departmentOfCategory(category),
      cells: [
        columnText(category),
        name,
        String(rows.length),
        rows.map((row) => cellOf(row, COLUMNS.number)).join(", "),
        daysOfScenes(schedule, new Set(rows.map(({ id }) => id)), ofOtherUnits),
      ],
    })),
  );
  return [...Map.groupBy(found, ({ department }) => department)]
    .map(([department, elements]) => ({ title: departmentText(department), elements }))
    .sort((one, other) => one.title.localeCompare(other.title, currentLocale()))
    .map(({ title, elements }) => ({ title, rows: elements.map(({ cells }) => cells) }));
}

/** The elements of a category by name, with their scenes in script order. */
function elementsOf(
  category: string,
  scenes: readonly BreakdownRow[],
  namesIn: (sceneId: string) => readonly string[],
): { name: string; rows: BreakdownRow[] }[] {
  const byKey = new Map<string, { name: string; rows: BreakdownRow[] }>();
  for (const row of scenes) {
    if (cellOf(row, category) === "") continue;
    for (const name of namesIn(row.id)) {
      const known = byKey.get(nameKey(name));
      if (known) known.rows.push(row);
      else byKey.set(nameKey(name), { name, rows: [row] });
    }
  }
  return [...byKey.values()].sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}
