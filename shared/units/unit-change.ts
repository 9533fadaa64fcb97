import * as z from "zod";
import { t } from "../i18n/speech.ts";
import {
  Allowance,
  MAIN_UNIT,
  MAX_ALLOWANCES,
  MAX_UNITS,
  type Unit,
  UnitDepartments,
  UnitId,
  UnitName,
  type Units,
} from "./unit.ts";

/** A change of the list of units. `order` names every unit; only an owner may `allow`. */
export const UnitChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), name: UnitName }),
  z.object({
    kind: z.literal("edit"),
    id: UnitId,
    name: UnitName,
    departments: UnitDepartments,
    sharesCast: z.boolean(),
  }),
  z.object({ kind: z.literal("order"), ids: z.array(UnitId).max(MAX_UNITS) }),
  z.object({ kind: z.literal("retire"), id: UnitId, retired: z.boolean() }),
  z.object({
    kind: z.literal("allow"),
    of: Allowance.unwrap().shape.kind,
    party: Allowance.unwrap().shape.id,
    date: Allowance.unwrap().shape.date,
    allowed: z.boolean(),
  }),
]);
export type UnitChange = z.infer<typeof UnitChange>;

type Code =
  | "noSuchUnit"
  | "unitTaken"
  | "unitLimit"
  | "departmentTaken"
  | "incompleteOrder"
  | "mainUnit"
  | "allowanceLimit";

/** A change that the list of units does not allow. The message is for the user. */
export class UnitError extends Error {
  override readonly name = "UnitError";
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The changed list.
 *
 * @param newId the ID that a new unit gets
 * @throws {UnitError} if the list does not allow the change
 */
export function changedUnits({ units, allowed }: Units, change: UnitChange, newId: string): Units {
  switch (change.kind) {
    case "add":
      return { units: withUnit(units, change.name, newId), allowed };
    case "edit":
      return { units: edited(units, change), allowed };
    case "order":
      return { units: ordered(units, change.ids), allowed };
    case "retire":
      return { units: retired(units, change), allowed };
    case "allow":
      return { units, allowed: withAllowance(allowed, change) };
  }
}

function withUnit(units: readonly Unit[], name: string, newId: string): readonly Unit[] {
  const first: Unit = { id: MAIN_UNIT, name: t("Main Unit"), retired: false, departments: [], sharesCast: true };
  const before = units.length === 0 ? [first] : units;
  if (before.length >= MAX_UNITS) {
    throw new UnitError(
      "unitLimit",
      t("A project can have {most} units. Rename one that is no longer needed.", { most: MAX_UNITS }),
    );
  }
  requireFree(name, before);
  return [...before, { id: newId, name, retired: false, departments: [], sharesCast: false }];
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function requireFree(name: string, others: readonly Unit[]): void {
  const known = others.find((unit) => isSameName(unit.name, name));
  if (known === undefined) return;
  throw new UnitError("unitTaken", t('There is already a unit "{name}". Choose another name.', { name: known.name }));
}

function edited(units: readonly Unit[], change: Extract<UnitChange, { kind: "edit" }>): readonly Unit[] {
  const { id, name, sharesCast } = change;
  requireKnown(units, id);
  const others = units.filter((unit) => unit.id !== id);
  requireFree(name, others);
  const departments = [...new Set(change.departments)];
  for (const department of departments) {
    const owner = others.find((unit) => unit.departments.some((one) => isSameName(one, department)));
    if (!owner) continue;
    throw new UnitError(
      "departmentTaken",
      t('"{department}" works for {unit} only. Remove it there first.', { department, unit: owner.name }),
    );
  }
  return units.map((unit) => (unit.id === id ? { ...unit, name, departments, sharesCast } : unit));
}

function retired(units: readonly Unit[], change: Extract<UnitChange, { kind: "retire" }>): readonly Unit[] {
  const { name } = requireKnown(units, change.id);
  if (change.id === MAIN_UNIT && change.retired) {
    throw new UnitError("mainUnit", t('"{name}" is the main unit, so it cannot be retired.', { name }));
  }
  return units.map((unit) => (unit.id === change.id ? { ...unit, retired: change.retired } : unit));
}

function requireKnown(units: readonly Unit[], id: string): Unit {
  const found = units.find((unit) => unit.id === id);
  if (found) return found;
  throw new UnitError("noSuchUnit", noSuchUnitText(id));
}

/** The refusal of a unit that does not exist. */
export const noSuchUnitText = (id: string): string =>
  t('There is no unit with the ID "{id}". Reload the page.', { id });

/** The refusal of a schedule or strips for a retired unit. */
export const retiredUnitText = (name: string): string =>
  t('"{name}" is retired. Restore it before you create schedules or move scenes to it.', { name });

function ordered(units: readonly Unit[], ids: readonly string[]): readonly Unit[] {
  const found = ids.flatMap((id) => units.find((unit) => unit.id === id) ?? []);
  if (new Set(found).size === units.length && ids.length === units.length) return found;
  throw new UnitError(
    "incompleteOrder",
    t("The order must name each of the {count} units once. Reload the page and try again.", { count: units.length }),
  );
}

function withAllowance(
  allowed: readonly Allowance[],
  { of, party, date, allowed: isAllowed }: Extract<UnitChange, { kind: "allow" }>,
): readonly Allowance[] {
  const rest = allowed.filter((one) => one.kind !== of || one.id !== party || one.date !== date);
  if (!isAllowed) return rest;
  if (rest.length >= MAX_ALLOWANCES) {
    throw new UnitError(
      "allowanceLimit",
      t("A project can have {most} permissions to work in two units. Remove one first.", { most: MAX_ALLOWANCES }),
    );
  }
  return [...rest, { kind: of, id: party, date }];
}
