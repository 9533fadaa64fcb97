import { routes } from "../../../shared/contract/routes.ts";
import { addDays, type CalendarDate } from "../../../shared/dates/calendar-date.ts";
import { type ApiClient, ApiError, apiClient } from "./api-client.ts";
import { DEMO_ACCOUNT, type DemoProduction, demoProduction } from "./demo-production.ts";
import { addCast, addLocations, breakDown, until } from "./production-input.ts";
import { writeReports } from "./reports.ts";
import { demoScreenplay } from "./screenplay.ts";

/** Options of `seedDemo`. `today` is YYYY-MM-DD. */
export interface SeedOptions {
  readonly url: string;
  outbox(): Promise<readonly { readonly to: readonly string[]; readonly text: string }[]>;
  readonly today: CalendarDate;
  report?(line: string): void;
}

// The shoot starts on a Monday two to eight days ago, so that at least one day is shot and most are still to come.
const DAYS_BACK = 8;
const MAIL_SECONDS = 30;

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
  await breakDown(api, id, { name: production.scriptName, fountain: await demoScreenplay() });
  report("Generated the breakdown.");
  await addCast(api, id, production.cast);
  await addLocations(api, id, production.locations);
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

async function addSchedules(api: ApiClient, id: string, { schedules, startDate }: DemoProduction): Promise<void> {
  for (const { name, location, scenesPerDay } of schedules) {
    const payload = { name, location, scenes_per_day: scenesPerDay, start_date: startDate };
    await api(routes.createSchedule, { params: { id }, payload });
  }
  const params = { id, scheduleName: schedules[0]!.name };
  await api(routes.activateSchedule, { params, payload: { active: true } });
}
