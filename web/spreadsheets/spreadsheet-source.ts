import { actorForm } from "../../shared/roster/options/actor-form.ts";
import { locationForm } from "../../shared/roster/options/location-form.ts";
import type { ImportedOption, OptionOwner, SpreadsheetKind } from "../../shared/roster/options/options-spreadsheet.ts";
import { api } from "../api/client.ts";
import { rowsFromTsv } from "../data/tsv-rows.ts";

/** An existing candidate, with its version for the optimistic lock. */
export interface KnownOption extends ImportedOption {
  readonly version: number;
}

/** Existing data: the roles or location groups, and their candidates. */
export interface SheetSource {
  readonly owners: readonly OptionOwner[];
  readonly options: readonly KnownOption[];
}

/** Loads the existing data. */
export function sheetSource(kind: SpreadsheetKind, id: string): Promise<SheetSource> {
  return kind === "cast" ? castSource(id) : locationSource(id);
}

async function castSource(id: string): Promise<SheetSource> {
  const { cast_list, cast_options, details } = await api.getCastListComplete({ params: { id } });
  return {
    owners: rowsFromTsv(cast_list).map((row) => ({ id: row("Cast ID"), name: row("Character") })),
    options: rowsFromTsv(cast_options).map((row) => {
      const of = { id: row("Cast ID"), name: row("Actor Name") };
      const known = details.find(({ castId, actorName }) => castId === of.id && actorName === of.name);
      const texts = actorForm({ details: row("Details"), dates: row("Dates"), profile: known?.profile });
      return { ...of, texts: { ...texts }, version: known?.version ?? 0 };
    }),
  };
}

async function locationSource(id: string): Promise<SheetSource> {
  const { location_list, location_options, details } = await api.getLocationList({ params: { id } });
  return {
    owners: rowsFromTsv(location_list).map((row) => ({ id: row("Location ID"), name: row("Location Group Name") })),
    options: rowsFromTsv(location_options).map((row) => {
      const of = { id: row("Location ID"), name: row("Location Name") };
      const known = details.find(({ groupId, locationName }) => groupId === of.id && locationName === of.name);
      const texts = locationForm({ address: row("Address"), dates: row("Dates"), site: known?.site });
      return { ...of, texts: { ...texts }, version: known?.version ?? 0 };
    }),
  };
}
