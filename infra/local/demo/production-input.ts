import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromTsv } from "../../../shared/tables/tsv.ts";
import type { ApiClient } from "./api-client.ts";
import type { RoleOptions } from "./cast-options.ts";
import type { LocationOptions } from "./location-options.ts";
import { screenplayPdf } from "./typeset.ts";

const POLL_MS = 100;
const BREAKDOWN_SECONDS = 300;

/** A draft to upload: its name, its text in Fountain and, in a series, the id of its episode. */
export interface DemoDraft {
  readonly name: string;
  readonly fountain: string;
  readonly episode?: string;
}

/** Uploads a draft as a PDF and generates its breakdown. */
export async function breakDown(api: ApiClient, id: string, { name, fountain, episode }: DemoDraft): Promise<void> {
  const form = new FormData();
  form.set("fileName", name);
  if (episode !== undefined) form.set("episode", episode);
  const pdf = await screenplayPdf(fountain, { numbers: true });
  form.set("scriptPdf", new File([pdf.slice()], `${name}.pdf`, { type: "application/pdf" }));
  const script = await api(routes.uploadScript, { params: { id }, payload: form });
  await api(routes.generateBreakdown, { params: { id, fileName: script.name } });
  await until(BREAKDOWN_SECONDS, `the breakdown of "${name}"`, async () => {
    const query = episode === undefined ? {} : { episode };
    const { status, reason } = await api(routes.getBreakdownProgress, { params: { id }, query });
    if (status === "failed") throw new Error(`The breakdown of "${name}" failed: ${reason ?? "no reason given"}`);
    return status === "succeeded" ? true : undefined;
  });
}

/** Adds the actors of each role, and locks the chosen ones. */
export async function addCast(api: ApiClient, id: string, cast: readonly RoleOptions[]): Promise<void> {
  const castIds = columnByName(await api(routes.getCastList, { params: { id } }), "Character", "Cast ID");
  const addRole = async ({ role, options, locked, profile }: RoleOptions) => {
    const params = { id, castId: found(castIds, role, "role") };
    for (const payload of options) await api(routes.addActorOption, { params, payload });
    if (locked) await api(routes.lockActor, { params, payload: { actor_name: locked } });
    if (locked && profile) {
      const payload = { actor_name: locked, version: 0, operation: crypto.randomUUID(), profile };
      await api(routes.updateActorDetails, { params, payload });
    }
  };
  await Promise.all(cast.map(addRole));
}

/** Adds the locations of each group, and locks the chosen ones. */
export async function addLocations(api: ApiClient, id: string, locations: readonly LocationOptions[]): Promise<void> {
  const { location_list } = await api(routes.getLocationList, { params: { id } });
  const groupIds = columnByName(location_list, "Location Group Name", "Location ID");
  const addGroup = async ({ group, options, locked, site }: LocationOptions) => {
    const params = { id, locationId: found(groupIds, group, "location group") };
    for (const option of options) {
      await api(routes.addLocationOption, { params, payload: { location_id: params.locationId, ...option } });
    }
    if (locked) await api(routes.lockLocation, { params, payload: { location_name: locked } });
    const address = options.find(({ locationName }) => locationName === locked)?.address;
    if (locked && site && address !== undefined) {
      const payload = { location_name: locked, version: 0, operation: crypto.randomUUID(), address, site };
      await api(routes.updateLocationDetails, { params, payload });
    }
  };
  await Promise.all(locations.map(addGroup));
}

/** The cells of column `value` of a tab-separated table, keyed by the cells of column `name`. */
function columnByName(tsv: string, name: string, value: string): Map<string, string> {
  const { columns, rows } = tableFromTsv(tsv);
  const [from, to] = [columns.indexOf(name), columns.indexOf(value)];
  return new Map(rows.map((cells) => [cells[from] ?? "", cells[to] ?? ""]));
}

function found(ids: ReadonlyMap<string, string>, name: string, what: string): string {
  const id = ids.get(name);
  if (id === undefined)
    throw new Error(`The demo's script has no ${what} "${name}", only ${[...ids.keys()].join(", ")}.`);
  return id;
}

/** Polls `ask` until it returns a value. */
export async function until<T>(seconds: number, what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let left = (seconds * 1000) / POLL_MS; left > 0; left -= 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(POLL_MS);
  }
  throw new Error(`Waited ${seconds} seconds for ${what}.`);
}
