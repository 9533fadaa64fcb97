import { datesDue, zoneOfSheet } from "../../../shared/call-sheet/build/due-date.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { apiClient } from "../demo/api-client.ts";
import type { CallSheetArguments } from "./call-sheet-arguments.ts";

interface Day {
  readonly schedule: string;
  readonly dayNumber: number;
  readonly date: string;
}

/** Access to a project's call sheets, as a user or with an API key. */
export interface CallSheetClient {
  days(): Promise<readonly Day[]>;
  /** The latest date due now, in the project's time zone, else in that of its location, else in UTC. */
  dateDue(days: readonly Day[]): string | undefined;
  file(day: Day): Promise<Uint8Array>;
  makeDrafts(date: string | undefined): Promise<object>;
}

export function callSheetClient(asked: CallSheetArguments): Promise<CallSheetClient> {
  const { credentials } = asked;
  return "key" in credentials ? doorOfClient(asked, credentials.key) : doorOfUser(asked, credentials);
}

async function doorOfClient({ project: id, schedule, url }: CallSheetArguments, key: string): Promise<CallSheetClient> {
  const api = apiClient(url, key);
  let zone = "Etc/UTC";
  return {
    days: async () => {
      const { days, timeZone } = await api(routes.listCallSheetsAsClient, { params: { id } });
      zone = timeZone ?? zone;
      return days.filter((day) => schedule === undefined || day.schedule === schedule);
    },
    dateDue: (days) => days.find(({ date }) => datesDue(new Date(), zone).at(-1) === date)?.date,
    file: (day) => fetched(addressOf(url, routes.getCallSheetAsClient, id, day), key),
    makeDrafts: (date) => api(routes.makeDraftsAsClient, { params: { id }, payload: { date } }),
  };
}

async function doorOfUser(
  { project: id, schedule = "", url }: CallSheetArguments,
  payload: { readonly email: string; readonly password: string },
): Promise<CallSheetClient> {
  const { token } = await apiClient(url)(routes.login, { payload });
  const api = apiClient(url, token);
  const zones = new Map<string, string>();
  return {
    days: async () => {
      const [{ days }, { timeZone }] = await Promise.all([
        api(routes.getCallSheetDays, { params: { id, scheduleName: schedule } }),
        api(routes.getProjectName, { params: { id } }),
      ]);
      for (const { sheet } of days) zones.set(sheet.date, timeZone ?? zoneOfSheet(sheet));
      return days.map(({ sheet: { dayNumber, date } }) => ({ schedule, dayNumber, date }));
    },
    dateDue: (days) => days.find(({ date }) => datesDue(new Date(), zones.get(date)!).at(-1) === date)?.date,
    file: (day) => fetched(addressOf(url, routes.getCallSheet, id, day), token),
    makeDrafts: (date) => api(routes.makeCallSheetDrafts, { params: { id }, payload: { date } }),
  };
}

function addressOf(url: string, { path }: Route, id: string, { schedule, dayNumber }: Day): URL {
  const filled = path.replace("{id}", encodeURIComponent(id)).replace("{scheduleName}", encodeURIComponent(schedule));
  return new URL(`${filled}?day=${dayNumber}`, url);
}

async function fetched(address: URL, token: string): Promise<Uint8Array> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}
