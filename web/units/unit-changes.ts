import type { routes } from "../../shared/contract/routes.ts";
import type { PayloadFor } from "../../shared/contract/schema/route.ts";
import type { UnitList } from "../../shared/contract/units.ts";
import type { Unit } from "../../shared/units/unit.ts";
import type { UnitChange } from "../../shared/units/unit-change.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import type { ListRequest, ListResult } from "../data/list-changes.ts";
import { t } from "../i18n/translate.ts";

/** An owner's permission to be in two units on a date, sent to the page's action. */
export type AllowRequest = PayloadFor<(typeof routes)["changeUnits"]>;

/** Saves it, and returns the error message if it fails. */
export async function allowInBoth(id: string, payload: AllowRequest): Promise<Outcome> {
  try {
    await api.changeUnits({ params: { id }, payload });
    return {};
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the units")) };
  }
}

/** A change of a unit; allowances are given beside violations and on the board. */
export type WantedUnitChange = Extract<UnitChange, { kind: "add" | "edit" | "retire" }>;

/** Sent to the page's action. */
export type UnitRequest = ListRequest<UnitList, WantedUnitChange>;

export type UnitResult = ListResult<WantedUnitChange>;

/** Sends a change of the units, and returns the error message if it fails. */
export async function changeUnits(id: string, { before, wanted }: UnitRequest): Promise<UnitResult> {
  try {
    const payload = { version: before.version, operation: crypto.randomUUID(), change: wanted };
    const after = await api.changeUnits({ params: { id }, payload });
    const undo = undoOf(wanted, before.units, after.units);
    return undo ? { done: { text: doneText(wanted, before.units), undo } } : {};
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the units")) };
  }
}

/** A new unit cannot be removed again, since a schedule may already be of it; it is retired instead. */
function undoOf(
  wanted: WantedUnitChange,
  before: readonly Unit[],
  after: readonly Unit[],
): WantedUnitChange | undefined {
  switch (wanted.kind) {
    case "add": {
      const added = after.at(-1);
      return added && { kind: "retire", id: added.id, retired: true };
    }
    case "edit": {
      const known = before.find(({ id }) => id === wanted.id);
      if (!known) return undefined;
      const { id, name, departments, sharesCast } = known;
      return { kind: "edit", id, name, departments: [...departments], sharesCast };
    }
    case "retire":
      return { kind: "retire", id: wanted.id, retired: !wanted.retired };
  }
}

function doneText(wanted: WantedUnitChange, before: readonly Unit[]): string {
  if (wanted.kind === "add") return t("{unit} added.", { unit: wanted.name });
  const unit = before.find(({ id }) => id === wanted.id)?.name ?? "";
  if (wanted.kind === "edit") return t("{unit} changed.", { unit });
  return wanted.retired ? t("{unit} retired.", { unit }) : t("{unit} works again.", { unit });
}
