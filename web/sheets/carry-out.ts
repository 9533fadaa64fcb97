import { actorFromForm } from "../../shared/roster/actor-form.ts";
import { locationFromForm } from "../../shared/roster/location-form.ts";
import { formOf, type SheetKind, type SheetOption, type SheetRow } from "../../shared/roster/option-sheet.ts";
import { ACTOR_FIELDS, LOCATION_FIELDS } from "../../shared/roster/sheet-fields.ts";
import { api } from "../api.ts";
import { unless } from "../loaded.tsx";
import type { KnownOption } from "./sheet-source.ts";

/** What importing a row has done: whom it added, or how somebody was `before` and which version they are of now. */
export type Imported =
  | { readonly kind: "added"; readonly option: SheetOption }
  | { readonly kind: "changed"; readonly before: KnownOption; readonly version: number };

/**
 * Does what a row says.
 *
 * @param before the candidate as they were when the sheet was read, if they were there
 * @param isAgain whether it was asked for before without an answer, so that it may be done already
 */
export async function carryOut(
  kind: SheetKind,
  id: string,
  { option }: SheetRow,
  before: KnownOption | undefined,
  isAgain: boolean,
): Promise<Imported> {
  if (!before) {
    const added = add(kind, id, option);
    await (isAgain ? unless("nameTaken", added) : added);
    return { kind: "added", option };
  }
  const { version } = await change(kind, id, option, before.version);
  return { kind: "changed", before, version };
}

/** Takes back what importing a row has done. Somebody's change since is not lost by it but refuses it. */
export async function takeBack(kind: SheetKind, id: string, imported: Imported): Promise<void> {
  if (imported.kind === "added") await unless("noSuchOption", remove(kind, id, imported.option));
  else await change(kind, id, imported.before, imported.version);
}

function add(kind: SheetKind, id: string, option: SheetOption): Promise<unknown> {
  if (kind === "cast") {
    const payload = { actorName: option.name, ...actorFromForm(formOf(ACTOR_FIELDS, option.texts)) };
    return api.addActorOption({ params: { id, castId: option.id }, payload });
  }
  const place = locationFromForm(formOf(LOCATION_FIELDS, option.texts));
  const payload = { location_id: option.id, locationName: option.name, ...place };
  return api.addLocationOption({ params: { id, locationId: option.id }, payload });
}

function change(kind: SheetKind, id: string, option: SheetOption, version: number): Promise<{ version: number }> {
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

function remove(kind: SheetKind, id: string, option: SheetOption): Promise<unknown> {
  if (kind === "cast") {
    return api.removeActorOption({ params: { id, castId: option.id }, payload: { actor_name: option.name } });
  }
  const payload = { location_names: [option.name] };
  return api.removeLocationOptions({ params: { id, locationId: option.id }, payload });
}
