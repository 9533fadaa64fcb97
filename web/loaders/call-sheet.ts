import type { LoaderFunctionArgs } from "react-router-dom";
import { clockOf } from "../../shared/call-sheet/model/project-clock.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { MAIN_UNIT, unitOf } from "../../shared/units/unit.ts";
import { api } from "../api/client.ts";
import { type ShootDay, shootDayFor } from "../call-sheet/next-shoot-day.ts";
import { NOTHING_PUBLISHED } from "../call-sheet/publishing/publication-state.ts";
import { showClock } from "../i18n/format-instant.ts";
import { deferred, undefinedOn } from "../layout/deferred.tsx";
import { paths } from "../navigation/paths.ts";
import { currentUser } from "../session/session.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";

/**
 * Finds the call sheet of today or of the next shoot day: in the project of the query, else in any of the user's projects
 * that is not completed.
 */
export function todayLoader({ request }: LoaderFunctionArgs) {
  const project = new URL(request.url).searchParams.get("project") ?? undefined;
  return { project, sheet: deferred(todaysSheet(project)) };
}

async function todaysSheet(project: string | undefined): Promise<string | undefined> {
  const user = await currentUser();
  // The session route redirects to the sign-in page.
  if (!user) return undefined;
  const open = project === undefined ? await openProjects(user.id) : [project];
  const asked = await Promise.allSettled(open.map(shootDaysOf));
  const found = shootDayFor(
    todayText(),
    asked.flatMap((one) => (one.status === "fulfilled" ? one.value : [])),
  );
  // Another project's later day must not hide that today's could not be fetched.
  const failed = asked.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected" && found?.date !== todayText()) throw failed.reason;
  return found && `${paths.callSheetOf(user.id, found.id, found.schedule)}?day=${found.dayNumber}`;
}

async function openProjects(user: string): Promise<string[]> {
  const projects = await api.listProjects({ params: { user } });
  return projects.flatMap(({ id, completed }) => (completed ? [] : [id]));
}

async function shootDaysOf(id: string): Promise<ShootDay[]> {
  const schedules = await api.listSchedules({ params: { id } });
  // Without an active schedule, the newest is used.
  const active = schedules.filter((one) => one.active);
  // On a date on which several units shoot, the main unit's day is found first.
  const inOrder = active.toSorted((one, other) => Number(isOfMain(other)) - Number(isOfMain(one)));
  const followed = inOrder.length > 0 ? inOrder : schedules.slice(0, 1);
  const days = await Promise.all(
    followed.map(async ({ name }) => {
      const schedule = nameOfScheduleFile(name);
      const found = await api.getCallSheetDays({ params: { id, scheduleName: schedule } });
      return found.days.map(({ sheet: { date, dayNumber } }) => ({ id, schedule, date, dayNumber }));
    }),
  );
  return days.flat();
}

const isOfMain = (schedule: { readonly unit?: string | undefined }) => unitOf(schedule) === MAIN_UNIT;

export function callSheetLoader({ params, request }: LoaderFunctionArgs<"id" | "scheduleName">) {
  const scheduleName = params.scheduleName!;
  const id = params.id!;
  const days = api.getCallSheetDays({ params: { id, scheduleName } });
  const settings = api.getCallSheetSettings({ params: { id } });
  const asked = new URL(request.url).searchParams.get("day");
  const published = deferred(
    days.then(async (all) => {
      const isGone = all.gone.some(({ date }) => date === asked);
      const date = isGone ? asked : all.days.find(({ sheet }) => String(sheet.dayNumber) === asked)?.sheet.date;
      return date === undefined || date === null
        ? NOTHING_PUBLISHED
        : // An answer that an earlier version stored on the device lacks newer fields.
          { ...NOTHING_PUBLISHED, ...(await api.getPublications({ params: { id, scheduleName, date } })) };
    }),
  );
  return { scheduleName, published, sheets: deferred(Promise.all([days, settings])) };
}

export function ownCallLoader({ params }: LoaderFunctionArgs<"secret">) {
  const secret = params.secret!;
  return {
    secret,
    own: undefinedOn("notFound", undefinedOn("noSuchCall", personalCall(secret))),
  };
}

async function personalCall(secret: string) {
  const call = await api.getPersonalCall({ params: { secret } });
  showClock(clockOf(call.sheet.settings));
  return call;
}

export function dprLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const search = new URL(request.url).searchParams;
  const date = search.get("day") || undefined;
  const unit = search.get("unit") || undefined;
  return {
    ...{ date, unit, episode: search.get("episode") || undefined },
    listed: api.listProductionReports({ params: { id }, query: { unit } }),
    day: date === undefined ? undefined : api.getProductionReport({ params: { id, date }, query: { unit } }),
  };
}
