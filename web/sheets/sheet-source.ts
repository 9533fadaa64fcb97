import type { SheetKind, SheetOption, SheetOwner } from "../../shared/roster/option-sheet.ts";
import { api } from "../api.ts";
import { rowsFromTsv } from "../tsv-rows.ts";

/** What there is already: the roles or location groups, and the candidates for them. */
export interface SheetSource {
  readonly owners: readonly SheetOwner[];
  readonly options: readonly SheetOption[];
}

/** Asks the server what there is by now. */
export async function sheetSource(kind: SheetKind, id: string): Promise<SheetSource> {
  const params = { id };
  if (kind === "cast") {
    const { cast_list, cast_options } = await api.getCastListComplete({ params });
    return {
      owners: rowsFromTsv(cast_list).map((row) => ({ id: row("Cast ID"), name: row("Character") })),
      options: rowsFromTsv(cast_options).map((row) => ({
        id: row("Cast ID"),
        name: row("Actor Name"),
        note: row("Details"),
        dates: row("Dates"),
      })),
    };
  }
  const { location_list, location_options } = await api.getLocationList({ params });
  return {
    owners: rowsFromTsv(location_list).map((row) => ({ id: row("Location ID"), name: row("Location Group Name") })),
    options: rowsFromTsv(location_options).map((row) => ({
      id: row("Location ID"),
      name: row("Location Name"),
      note: row("Address"),
      dates: row("Dates"),
    })),
  };
}

/** Adds one candidate. */
export async function addOption(kind: SheetKind, id: string, option: SheetOption): Promise<void> {
  const { name, note, dates } = option;
  if (kind === "cast") {
    const payload = { actorName: name, details: note, dates };
    await api.addActorOption({ params: { id, castId: option.id }, payload });
  } else {
    const payload = { location_id: option.id, locationName: name, address: note, dates };
    await api.addLocationOption({ params: { id, locationId: option.id }, payload });
  }
}
