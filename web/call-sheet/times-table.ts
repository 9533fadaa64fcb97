import type { Timing } from "../../shared/call-sheet/model/call-times.ts";
import type { BackgroundCall, CastPlan, DayPlan, DepartmentNote } from "../../shared/call-sheet/model/day-plan.ts";
import type { DayTimes } from "../../shared/call-sheet/model/day-times.ts";
import type { DayLogistics } from "../../shared/call-sheet/model/logistics.ts";
import { HEADS, LOGISTICS } from "../../shared/call-sheet/model/logistics-names.ts";
import { conflictKey, type KnownTable, type MergeConflict } from "../../shared/tables/three-way-merge.ts";
import { t } from "../i18n/translate.ts";
import type { Conflict } from "../layout/merge-conflict-dialog.tsx";

/** The times of a call sheet in order, with labels. */
export const TIMES = [
  ["shiftStart", t("Shift Start")],
  ["shiftEnd", t("Shift End")],
  ["shootCall", t("Shoot Call")],
  ["crewCall", t("Crew Call")],
] as const satisfies readonly (readonly [keyof Timing, string])[];

const DAY = "day";
const YES = "yes";

type Cells = Readonly<Record<string, string>>;

/** A day's times as a table for merging: a row for the day, and one for each item. */
export function tableFromTimes({ timing, plan }: DayTimes): KnownTable {
  const rows: (readonly [id: string, cells: Cells])[] = [
    [DAY, { ...Object.fromEntries(TIMES.map(([part, label]) => [label, timing[part]])), ...cellsOfDay(plan) }],
    ...plan.cast.map((one) => [`cast ${one.castId}`, cellsOfCast(one)] as const),
    ...(plan.background ?? []).map((one) => [`background ${one.id}`, cellsOfBackground(one)] as const),
    ...plan.departmentNotes.map((one) => [`note ${one.id}`, cellsOfNote(one)] as const),
  ];
  const columns = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells)))];
  return {
    columns,
    ids: rows.map(([id]) => id),
    rows: rows.map(([, cells]) => columns.map((column) => cells[column] ?? "")),
  };
}

export function timesFromTable({ columns, ids, rows }: KnownTable): DayTimes {
  const cellsAt = (at: number): Cells => Object.fromEntries(columns.map((column, n) => [column, rows[at]?.[n] ?? ""]));
  const of = (kind: string) =>
    ids.flatMap((id, at) => (id.startsWith(`${kind} `) ? [[id.slice(kind.length + 1), cellsAt(at)] as const] : []));
  const day = cellsAt(ids.indexOf(DAY));
  return {
    timing: Object.fromEntries(TIMES.map(([part, label]) => [part, day[label] ?? ""])) as Timing, // one entry per part
    plan: {
      ...planFromCells(day),
      cast: of("cast").map(([castId, cells]) => castFromCells(castId, cells)),
      background: day["Background set"] === YES ? of("background").map(backgroundFromCells) : null,
      departmentNotes: of("note").map(([id, { Department = "", Note = "" }]) => ({
        ...{ id, department: Department, text: Note },
      })),
    },
  };
}

/** Conflicts of two users' times, as text. */
export function timeConflicts(disputes: readonly MergeConflict[]): readonly Conflict[] {
  return disputes.map((dispute) => {
    const key = conflictKey(dispute);
    if (dispute.kind === "cell") {
      return { key, label: labelOf(dispute.id, dispute.column), mine: dispute.mine, theirs: dispute.theirs };
    }
    const kept = Object.values(dispute.cells).filter((cell) => cell !== "");
    const [mine, theirs] =
      dispute.removedBy === "me" ? [t("Removed"), kept.join(", ")] : [kept.join(", "), t("Removed")];
    return { key, label: labelOf(dispute.id, ""), mine, theirs };
  });
}

function labelOf(id: string, column: string): string {
  const [kind = "", name = ""] = id.split(" ");
  if (kind === "cast") return column ? t("{column} of cast {name}", { column, name }) : t("of cast {name}", { name });
  if (kind === "background") return t("Background: {column}", { column });
  return kind === "note" ? t("Department note") : column;
}

function cellsOfDay(plan: DayPlan): Cells {
  return {
    ...{ Breakfast: plan.breakfast, Meal: plan.meal, "Meal minutes": String(plan.mealMinutes), "Est. wrap": plan.wrap },
    ...{ "Safety notes": plan.safety, Notes: plan.notes, School: plan.school ? YES : "" },
    ...Object.fromEntries(LOGISTICS.map(([part, name]) => [name, plan.logistics[part]])),
    ...Object.fromEntries(HEADS.map(([part, name]) => [name, String(plan.logistics[part] ?? "")])),
    "Background set": plan.background === null ? "" : YES,
  };
}

function planFromCells(day: Cells): Omit<DayPlan, "cast" | "background" | "departmentNotes"> {
  return {
    ...{ breakfast: day.Breakfast ?? "", meal: day.Meal ?? "", mealMinutes: Number(day["Meal minutes"]) },
    ...{ wrap: day["Est. wrap"] ?? "", safety: day["Safety notes"] ?? "", notes: day.Notes ?? "" },
    school: day.School === YES,
    logistics: {
      ...Object.fromEntries(LOGISTICS.map(([part, name]) => [part, day[name] ?? ""])),
      ...Object.fromEntries(HEADS.map(([part, name]) => [part, day[name] ? Number(day[name]) : null])),
    } as DayLogistics, // one entry per part
  };
}

function cellsOfCast({ onSet = "", prep, dismissed = "", remarks = "" }: CastPlan): Cells {
  const minutes = prep ? `${prep.travel} / ${prep.makeUp} / ${prep.wardrobe}` : "";
  return { "On set": onSet, "Travel / make-up / wardrobe": minutes, Dismissed: dismissed, Remarks: remarks };
}

function castFromCells(castId: string, cells: Cells): CastPlan {
  const [travel, makeUp, wardrobe] = (cells["Travel / make-up / wardrobe"] ?? "").split(" / ").map(Number);
  return {
    castId,
    ...(cells["On set"] && { onSet: cells["On set"] }),
    ...(travel !== undefined &&
      makeUp !== undefined &&
      wardrobe !== undefined && { prep: { travel, makeUp, wardrobe } }),
    ...(cells.Dismissed && { dismissed: cells.Dismissed }),
    ...(cells.Remarks && { remarks: cells.Remarks }),
  };
}

function cellsOfBackground({ count, type, place, call, onSet }: BackgroundCall): Cells {
  return { People: String(count), Who: type, "Report to": place, Call: call, "Called on set": onSet };
}

function backgroundFromCells([id, cells]: readonly [string, Cells]): BackgroundCall {
  return {
    ...{ id, count: Number(cells.People), type: cells.Who ?? "", place: cells["Report to"] ?? "" },
    ...{ call: cells.Call ?? "", onSet: cells["Called on set"] ?? "" },
  };
}

function cellsOfNote({ department, text }: DepartmentNote): Cells {
  return { Department: department, Note: text };
}
