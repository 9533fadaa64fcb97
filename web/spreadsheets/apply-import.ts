import { actorFromForm } from "../../shared/roster/options/actor-form.ts";
import { locationFromForm } from "../../shared/roster/options/location-form.ts";
import { ACTOR_FIELDS, LOCATION_FIELDS } from "../../shared/roster/options/option-fields.ts";
import {
  formOf,
  type ImportedOption,
  type SpreadsheetKind,
  type SpreadsheetRow,
} from "../../shared/roster/options/options-spreadsheet.ts";
import { api } from "../api/client.ts";
import { undefinedOn } from "../layout/deferred.tsx";
import type { KnownOption } from "./spreadsheet-source.ts";

/**
 * The effect of an imported row: the added candidate, or the candidate `before` the change and their current version.
 */
export type Imported =
  | { readonly kind: "added"; readonly option: ImportedOption }
  | { readonly kind: "changed"; readonly before: KnownOption; readonly version: number };

/**
 * Imports a row.
 *
 * @param before the existing candidate when the spreadsheet was read, if any
 * @param isAgain whether this is a retry after a lost response, so the import may already be done
 */
export async function carryOut(
  kind: SpreadsheetKind,
  id: string,
  { option }: SpreadsheetRow,
  before: KnownOption | undefined,
  isAgain: boolean,
): Promise<Imported> {
  if (!before) {
    const added = add(kind, id, option);
    await (isAgain ? undefinedOn("nameTaken", added) : added);
    return { kind: "added", option };
  }
  const { version } = await change(kind, id, option, before.version);
  return { kind: "changed", before, version };
}

/** Undoes an imported row. It fails, instead of overwriting, if the candidate was changed since. */
export async function takeBack(kind: SpreadsheetKind, id: string, imported: Imported): Promise<void> {
  if (imported.kind === "added") await undefinedOn("noSuchOption", remove(kind, id, imported.option));
  else await change(kind, id, imported.before, imported.version);
}

function add(kind: SpreadsheetKind, id: string, option: ImportedOption): Promise<unknown> {
  if (kind === "cast") {
    const payload = { actorName: option.name, ...actorFromForm(formOf(ACTOR_FIELDS, option.texts)) };
    return api.addActorOption({ params: { id, castId: option.id }, payload });
  }
  const place = locationFromForm(formOf(LOCATION_FIELDS, option.texts));
  const payload = { location_id: option.id, locationName: option.name, ...place };
  return api.addLocationOption({ params: { id, locationId: option.id }, payload });
}

function change(
  kind: SpreadsheetKind,
  id: string,
  option: ImportedOption,
  version: number,
): Promise<{ version: number }> {
  const operation = crypto.randomUUID();
  if (kind === "cast") {
    const fields = actorFromForm(formOf(ACTOR_FIELDS, option.texts));
    const payload = { actor_name: option.name, version, operation, ...fields };
    return api.updateActorDetails({ params: { id, castId: option.id }, payload });
  }
  const fields = locationFromForm(formOf(LOCATION_FIELDS, option.texts));
  const payload = { location_name: option.name, version, operation, ...fields };
  return api.updateLocationDetails({ params: { id, locationId: option.id }, payload });
}

function remove(kind: SpreadsheetKind, id: string, option: ImportedOption): Promise<unknown> {
  if (kind === "cast") {
    return api.removeActorOption({ params: { id, castId: option.id }, payload: { actor_name: option.name } });
  }
  const payload = { location_names: [option.name] };
  return api.removeLocationOptions({ params: { id, locationId: option.id }, payload });
}
