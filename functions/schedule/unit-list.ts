import type { UnitList } from "../../shared/contract/units.ts";
import { message } from "../../shared/i18n/speech.ts";
import type { Unit } from "../../shared/units/unit.ts";
import {
  changedUnits,
  noSuchUnitText,
  retiredUnitText,
  type UnitChange,
  UnitError,
} from "../../shared/units/unit-change.ts";
import { isUnitVisible } from "../../shared/visibility/visibility.ts";
import { isRestricted, type Membership, type ProjectGrant, visibilityOf } from "../store/account/sessions.ts";
import { newId } from "../store/aws/id.ts";
import { saveUnits, unitsOf } from "../store/schedule/units.ts";

/** The units that the member may see; those with limited access do not see who may work in two of them. */
export async function unitList(grant: ProjectGrant): Promise<UnitList> {
  const { version, units, allowed } = await unitsOf(grant);
  return { version, units: visibleUnits(grant, units), allowed: isRestricted(grant) ? [] : allowed };
}

/** The units whose schedules the member may see. */
export const visibleUnits = (grant: ProjectGrant, units: readonly Unit[]): Unit[] =>
  units.filter(({ id }) => isUnitVisible(visibilityOf(grant), id));

/** A change of the list that the caller saw as `version`. `operation` is the idempotency key. */
interface UnitChangeRequest {
  readonly version: number;
  readonly operation: string;
  readonly change: UnitChange;
}

const STALE = message("Someone else has changed the units in the meantime. Reload to see their changes.");
const FOR_OWNERS = message("Only an owner of the project may let someone work in two units on a date.");

/**
 * Saves a change of the list of units. Repeating an operation saves nothing. Refused if the change is based on an older
 * version.
 */
export async function changeUnitList(
  member: Membership,
  { version, operation, change }: UnitChangeRequest,
  refuse: (code: "staleUnits" | "forOwners" | UnitError["code"], message: string) => never,
): Promise<void> {
  if (change.kind === "allow" && member.may !== "owner") refuse("forOwners", FOR_OWNERS);
  const before = await unitsOf(member);
  if (before.operation === operation) return;
  if (before.version !== version) refuse("staleUnits", STALE);
  try {
    const changed = changedUnits(before, change, newId());
    if (!(await saveUnits(member, { ...changed, operation, before: version }))) refuse("staleUnits", STALE);
  } catch (error) {
    if (error instanceof UnitError) return refuse(error.code, error.message);
    throw error;
  }
}

/** Refuses a unit that does not exist or is retired. */
export function requireOpenUnit(
  units: readonly Unit[],
  id: string,
  refuse: (code: "noSuchUnit" | "unitRetired", message: string) => never,
): void {
  const unit = units.find((one) => one.id === id) ?? refuse("noSuchUnit", noSuchUnitText(id));
  if (unit.retired) refuse("unitRetired", retiredUnitText(unit.name));
}
