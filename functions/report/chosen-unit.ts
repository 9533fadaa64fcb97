import { MAIN_UNIT, type Unit } from "../../shared/units/unit.ts";
import { noSuchUnitText } from "../../shared/units/unit-change.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { unitsOf } from "../store/schedule/units.ts";

/** The unit that a request is about. */
export interface ChosenUnit {
  readonly id: string;
  /** The name for titles; undefined where a production has one unit. */
  readonly name: string | undefined;
  /** All units of the production. */
  readonly units: readonly Unit[];
}

/** The unit that a request names, by default the main unit; refuses one that does not exist. */
export async function chosenUnit(
  grant: ProjectGrant,
  { unit: id = MAIN_UNIT }: { readonly unit?: string | undefined },
  refuse: (code: "noSuchUnit", message: string) => never,
): Promise<ChosenUnit> {
  const { units } = await unitsOf(grant);
  const found = units.find((unit) => unit.id === id);
  if (!found && id !== MAIN_UNIT) refuse("noSuchUnit", noSuchUnitText(id));
  return { id, name: found?.name, units };
}
