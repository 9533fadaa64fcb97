import { setTimeout as pause } from "node:timers/promises";
import { routes } from "../../../shared/contract/routes.ts";
import { addDays, type CalendarDate } from "../../../shared/dates/calendar-date.ts";
import { tableFromTsv } from "../../../shared/tables/tsv.ts";
import { type ApiClient, ApiError, apiClient } from "./api-client.ts";
import type { RoleOptions } from "./cast-options.ts";
import { DEMO_ACCOUNT, type DemoProduction, demoProduction } from "./demo-production.ts";
import type { LocationOptions } from "./location-options.ts";
import { writeReports } from "./reports.ts";
import { demoScreenplay } from "./screenplay.ts";
import { screenplayPdf } from "./typeset.ts";

/** Options of `seedDemo`. `today` is YYYY-MM-DD. */
export interface SeedOptions {
  readonly url: string;
  outbox(): Promise<readonly { readonly to: readonly string[]; readonly text: string }[]>;
  readonly today: CalendarDate;
  report?(line: string): void;
}

// The shoot starts on a Monday two to eight days ago, so that at least one day is shot and most are still to come.
const DAYS_BACK = 8;
const POLL_MS = 100;
const MAIL_SECONDS = 30;
const BREAKDOWN_SECONDS = 300;

/**
 * Creates the demo production through the API as a user would in a browser. Does nothing if it exists. A partly created
 * one is marked as completed and a new one is created.
 */
export async function seedDemo({ url, outbox, today, report = () => {} }: SeedOptions): Promise<void> {
  const before = await signInAgain(url);
  const isNew = !before && confirmations(await outbox()).length === 0;
  if (isNew) await signUp(url, outbox);
  const session = isNew ? await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT }) : before;
  const isThere = `The demo production already exists: ${DEMO_ACCOUNT.email}.`;
  if (!session) return report(isThere);
  const { token, user } = session;
  const api = apiClient(url, token);
  const production = demoProduction(addDays(today, -DAYS_BACK));
  if (!isNew) {
    const projects = await api(routes.listProjects, { params: { user: user.id } });
    const scheduled = await Promise.all(
      projects.map(async (project) => (await api(routes.listSchedules, { params: { id: project.id } })).length),
    );
    if (scheduled.some((count) => count >= production.schedules.length)) return report(isThere);
    for (const { id } of projects) {
      await api(routes.completeProject, { params: { id }, payload: { completed: true } });
    }
  }
  const { projectName, projectType } = production;
  const project = await api(routes.createProject, { params: { user: user.id }, payload: { projectName, projectType } });
  const { id } = project;
  report(`Created the project "${projectName}".`);

  await api(routes.addTeamMember, { params: { id, username: production.teamMember } });
  const { version } = await api(routes.getCrew, { params: { id } });
  await api(routes.updateCrew, { params: { id }, payload: { departments: [...production.crew], version } });
  await breakDown(api, id, production.scriptName);
  report("Generated the breakdown.");
  await addCast(api, id, production);
  await addLocations(api, id, production);
  report("Added actors and locations.");
  await addSchedules(api, id, production);
  await writeReports(api, id, today);
  report(`The demo production is ready: sign in as ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`);
}

/** Signs up and follows the link in the confirmation email. */
async function signUp(url: string, outbox: SeedOptions["outbox"]): Promise<void> {
  const api = apiClient(url);
  await api(routes.signup, { payload: DEMO_ACCOUNT });
  const link = await until(
    MAIL_SECONDS,
    `an email to ${DEMO_ACCOUNT.email} with a link to confirm the account`,
    async () => confirmations(await outbox())[0],
  );
  await api(routes.confirmSignup, { payload: { ...link, password: DEMO_ACCOUNT.password } });
}

function confirmations(mails: Awaited<ReturnType<SeedOptions["outbox"]>>) {
  return mails.filter(({ to }) => to.includes(DEMO_ACCOUNT.email)).flatMap(({ text }) => confirmationIn(text) ?? []);
}

/** Signs in to the demo account. Undefined if it does not exist or its password was changed. */
async function signInAgain(url: string) {
  try {
    return await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** The user and code in the confirmation link of an email. */
export function confirmationIn(text: string): { user: string; code: string } | undefined {
  const link = text.match(/https?:\/\/[^\s"<>]+/g)?.find((address) => address.includes("/signup?"));
  if (link === undefined) return undefined;
  const { searchParams } = new URL(link);
  const [user, code] = [searchParams.get("user"), searchParams.get("code")];
  return user && code ? { user, code } : undefined;
}

async function breakDown(api: ApiClient, id: string, fileName: string): Promise<void> {
  const form = new FormData();
  form.set("fileName", fileName);
  const pdf = await screenplayPdf(await demoScreenplay(), { numbers: true });
  form.set("scriptPdf", new File([pdf.slice()], `${fileName}.pdf`, { type: "application/pdf" }));
  const script = await api(routes.uploadScript, { params: { id }, payload: form });
  await api(routes.generateBreakdown, { params: { id, fileName: script.name } });
  await until(BREAKDOWN_SECONDS, "the breakdown of the demo's script", async () => {
    const { status, reason } = await api(routes.getBreakdownProgress, { params: { id } });
    if (status === "failed")
      throw new Error(`The breakdown of the demo's script failed: ${reason ?? "no reason given"}`);
    return status === "succeeded" ? true : undefined;
  });
}

async function addCast(api: ApiClient, id: string, { cast }: DemoProduction): Promise<void> {
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

async function addLocations(api: ApiClient, id: string, { locations }: DemoProduction): Promise<void> {
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

async function addSchedules(api: ApiClient, id: string, { schedules, startDate }: DemoProduction): Promise<void> {
  for (const { name, location, scenesPerDay } of schedules) {
    const payload = { name, location, scenes_per_day: scenesPerDay, start_date: startDate };
    await api(routes.createSchedule, { params: { id }, payload });
  }
  const params = { id, scheduleName: schedules[0]!.name };
  await api(routes.activateSchedule, { params, payload: { active: true } });
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
async function until<T>(seconds: number, what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let left = (seconds * 1000) / POLL_MS; left > 0; left -= 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(POLL_MS);
  }
  throw new Error(`Waited ${seconds} seconds for ${what}.`);
}
