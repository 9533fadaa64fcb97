import { type LocationForm, locationForm, locationFromForm } from "../../shared/roster/options/location-form.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { serialQueue } from "../data/serial-queue.ts";
import { t } from "../i18n/translate.ts";
import type { Pictured } from "../options/option-thumbnail.ts";
import { type FieldEditsResult, saveFieldEdits, type TypedChange } from "../options/save-field-edits.ts";
import { groupsFrom } from "./location-groups.ts";

/** A change of a location group's options. `restore` undoes a removal. */
export type LocationChange = { readonly groupId: string } & (
  | { readonly kind: "add"; readonly locationName: string; readonly address: string; readonly dates: string }
  | { readonly kind: "remove" | "restore"; readonly options: readonly Pictured<LocationOption>[] }
  /** `insteadOf` is the option that was locked when the user decided. */
  | { readonly kind: "lock"; readonly locationName: string | null; readonly insteadOf: string | null }
  | ({ readonly kind: "describe"; readonly locationName: string } & TypedChange<LocationForm>)
);

/** The result of a change; for a removal, with the removed options. */
export interface LocationResult extends Outcome, FieldEditsResult<LocationForm> {
  readonly removed?: readonly Pictured<LocationOption>[];
  /** The location that this user wanted to lock (null for none), when another user has changed the lock. */
  readonly unlocked?: { readonly locationName: string | null };
}

const PROBLEMS: Readonly<Record<LocationChange["kind"], string>> = {
  add: t("Failed to add location option"),
  remove: t("Failed to remove options"),
  restore: t("Failed to add location option"),
  lock: t("Failed to change the lock"),
  describe: t("Failed to save the details"),
};

/** Sends a change, and returns the error message if it fails. */
export async function changeLocations(id: string, change: LocationChange): Promise<LocationResult> {
  try {
    return await serialQueue(() => carryOut({ id, locationId: change.groupId }, change));
  } catch (error) {
    if (change.kind === "lock" && error instanceof ApiError && error.code === "lockChanged") {
      return { problem: error.message, unlocked: { locationName: change.locationName } };
    }
    const problem = errorText(error, PROBLEMS[change.kind]);
    // A failed restore can be repeated.
    return change.kind === "restore" ? { problem, removed: change.options } : { problem };
  }
}

async function carryOut(params: { id: string; locationId: string }, change: LocationChange): Promise<LocationResult> {
  switch (change.kind) {
    case "add": {
      const { locationName, address, dates } = change;
      const payload = { location_id: params.locationId, locationName, address, dates };
      await api.addLocationOption({ params, payload });
      return {};
    }
    case "remove": {
      const location_names = change.options.map(({ locationName }) => locationName);
      await api.removeLocationOptions({ params, payload: { location_names } });
      return { removed: change.options };
    }
    case "restore": {
      const location_names = change.options.map(({ locationName }) => locationName);
      await api.restoreLocationOptions({ params, payload: { location_names } });
      return {};
    }
    case "lock": {
      const { locationName, insteadOf } = change;
      await api.lockLocation({ params, payload: { location_name: locationName, instead_of: insteadOf } });
      return {};
    }
    case "describe": {
      const { locationName, groupId } = change;
      return saveFieldEdits(
        change,
        (form, version, operation) => {
          const payload = { location_name: locationName, version, operation, ...locationFromForm(form) };
          return api.updateLocationDetails({ params, payload });
        },
        async () => {
          const groups = groupsFrom(await api.getLocationList({ params: { id: params.id } }));
          const options = groups.find((group) => group.id === groupId)?.options;
          const option = options?.find((one) => one.locationName === locationName);
          return option && { form: locationForm(option), version: option.version ?? 0 };
        },
      );
    }
  }
}
