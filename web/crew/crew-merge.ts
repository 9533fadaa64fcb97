import { alignment } from "../../shared/breakdown/model/alignment.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { NON_TIME_CALLS } from "../../shared/call-sheet/model/non-time-calls.ts";
import {
  conflictKey,
  type KnownTable,
  resolveConflicts,
  type TableMerge,
  threeWayMerge,
} from "../../shared/tables/three-way-merge.ts";
import { t } from "../i18n/translate.ts";
import type { Conflict } from "../layout/merge-conflict-dialog.tsx";
import { offsetFromText, textFromOffset } from "./offset-text.ts";

type Crew = readonly Department[];
type Position = Department["positions"][number];

/** Merge of two users' changes of the crew: departments and positions separately. */
export interface CrewMerge {
  readonly departments: TableMerge;
  readonly positions: TableMerge;
  readonly base: { readonly departments: KnownTable; readonly positions: KnownTable };
}

/** Merges my changes of the crew with others' saved changes. Removed positions are emptied, never deleted. */
export function mergedCrew(base: Crew, mine: Crew, theirs: Crew): CrewMerge {
  const departments = [base, mine, theirs].map(tableOfDepartments) as Three;
  const positions = [
    // An empty row was not saved, so no one has removed it.
    tableOfPositions(base, ({ positions }) => positions.map((one, at) => (isFilled(one) ? String(at) : undefined))),
    tableOfPositions(mine, ({ id, positions }) => {
      const known = positionsOf(base, id).length;
      return positions.map((_, at) => (at < known ? String(at) : `mine ${at}`));
    }),
    tableOfPositions(theirs, ({ id, positions }) => placesOf(positionsOf(base, id), positions)),
  ] as const;
  return {
    departments: threeWayMerge(...departments),
    positions: threeWayMerge(...positions),
    base: { departments: departments[0], positions: positions[0] },
  };
}

/** The crew with resolved conflicts: in my favour if the key is in `mine`, else in theirs. */
export function resolveCrewConflicts(
  { departments, positions, base }: CrewMerge,
  mine: ReadonlySet<string>,
): Department[] {
  const named = resolveConflicts(departments, base.departments, mine);
  const rows = resolveConflicts(positions, base.positions, mine);
  const of = Map.groupBy(rows.rows, ([department]) => department!);
  const nameOf = (id: string) =>
    named.rows[named.ids.indexOf(id)]?.[0] ?? base.departments.rows[base.departments.ids.indexOf(id)]?.[0] ?? "";
  // A position resolved in my favour keeps its department.
  return [...new Set([...named.ids, ...of.keys()])].map((id) => ({
    id,
    name: nameOf(id),
    ...callFrom(named.rows[named.ids.indexOf(id)]?.[1]),
    positions: (of.get(id) ?? []).map(positionFromCells).filter(isFilled),
  }));
}

/** Conflicts of two users' edits, as text. */
export function crewConflicts({ departments, positions, base }: CrewMerge): readonly Conflict[] {
  const nameOf = (id = "") => base.departments.rows[base.departments.ids.indexOf(id)]?.[0] ?? "";
  const ofDepartments = departments.disputes.map((dispute) => {
    const what = dispute.kind === "cell" ? dispute.column.toLowerCase() : "name";
    const [key, label] = [
      conflictKey(dispute),
      t("The {what} of {department}", { what, department: nameOf(dispute.id) }),
    ];
    if (dispute.kind === "cell") return { key, label, mine: dispute.mine, theirs: dispute.theirs };
    return removal(key, label, dispute.removedBy, dispute.cells.Name ?? "");
  });
  const ofPositions = positions.disputes.map((dispute) => {
    const row = base.positions.rows[base.positions.ids.indexOf(dispute.id)];
    const [key, label] = [
      conflictKey(dispute),
      t("{position} in {department}", { position: row?.[1] || t("A position"), department: nameOf(row?.[0]) }),
    ];
    if (dispute.kind === "cell") {
      return { key, label: `${dispute.column}: ${label}`, mine: dispute.mine, theirs: dispute.theirs };
    }
    return removal(key, label, dispute.removedBy, `${dispute.cells.Position}: ${dispute.cells.Name}`);
  });
  return [...ofDepartments, ...ofPositions];
}

function removal(key: string, label: string, by: "me" | "them", kept: string): Conflict {
  return by === "them"
    ? { key, label, mine: kept, theirs: t("Removed") }
    : { key, label, mine: t("Removed"), theirs: kept };
}

type Three = [KnownTable, KnownTable, KnownTable];

const POSITION_COLUMNS = [
  t("Department"),
  t("Position"),
  t("Name"),
  t("Phone"),
  t("Email"),
  t("Union"),
  t("Dietary notes"),
  t("Call"),
];

function cellsOf({ position, name, phone = "", mail = "", union = "", diet = "", offset, call }: Position): string[] {
  return [position, name, phone, mail, union, diet, call ?? textFromOffset(offset)];
}

function positionFromCells(cells: readonly string[]): Position {
  const [, position = "", name = "", phone, mail, union, diet, call = ""] = cells;
  const own = NON_TIME_CALLS.find((one) => one === call);
  return {
    ...{ position, name },
    ...(phone && { phone }),
    ...(mail && { mail }),
    ...(union && { union }),
    ...(diet && { diet }),
    ...(own ? { call: own } : callFrom(call)),
  };
}

function callFrom(text = ""): { readonly offset?: number } {
  const offset = offsetFromText(text);
  return offset === undefined ? {} : { offset };
}

/** Whether there is anything to save of a position. */
export const isFilled = ({ position, name, phone = "", mail = "" }: Position) =>
  [position, name, phone, mail].some((text) => text.trim() !== "");

function tableOfDepartments(crew: Crew): KnownTable {
  return {
    columns: [t("Name"), t("Call")],
    ids: crew.map(({ id }) => id),
    rows: crew.map(({ name, offset }) => [name, textFromOffset(offset)]),
  };
}

/** The positions that have a key. */
function tableOfPositions(crew: Crew, places: (department: Department) => readonly (string | undefined)[]): KnownTable {
  const placed = crew.flatMap((department) =>
    places(department).flatMap((place, at) =>
      place === undefined ? [] : { id: department.id, place, position: department.positions[at]! },
    ),
  );
  return {
    columns: POSITION_COLUMNS,
    ids: placed.map(({ id, place }) => `${id}/${place}`),
    rows: placed.map(({ id, position }) => [id, ...cellsOf(position)]),
  };
}

const positionsOf = (crew: Crew, id: string) => crew.find((one) => one.id === id)?.positions ?? [];

/** The previous index of each position as its key; an added position gets a new key. */
function placesOf(before: readonly Position[], now: readonly Position[]): string[] {
  const filled = [...before.entries()].filter(([, one]) => isFilled(one));
  const pairs = alignment(filled.length, now.length, (i, j) => {
    const [[, was], is] = [filled[i]!, now[j]!];
    return (was.position === is.position ? 1 : 0) + (was.name === is.name ? 1 : 0);
  });
  const place = new Map([...pairs].map(([i, j]) => [j, String(filled[i]![0])]));
  return now.map((_, at) => place.get(at) ?? `theirs ${at}`);
}
