import type { LoaderFunctionArgs } from "react-router-dom";
import type { MemberRole } from "../../shared/contract/projects.ts";
import { USUAL_CALENDAR } from "../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { ApiError, api, NetworkError } from "../api/client.ts";
import { showClock } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { deferred, undefinedOn } from "../layout/deferred.tsx";
import type { OpenProject } from "../navigation/project-context.ts";
import { noteVisit } from "../session/last-visit.ts";
import { rememberProject } from "../session/recent-projects.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";

/** The project that was requested last. */
let opened: { readonly id: string; readonly project: Promise<OpenProject> } | undefined;

function openProject(id: string): Promise<OpenProject> {
  opened = { id, project: deferred(projectOf(id)) };
  return opened.project;
}

/** The open project, which `projectLoader` requests, for the loaders of the pages below it. */
export const openedProject = (id: string): Promise<OpenProject> =>
  opened?.id === id ? opened.project : openProject(id);

export async function projectLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  // Together with the stamp: a change by someone who has seen the page must not count as part of it.
  const [stamp, project, calendar] = await Promise.all([stampOf(id), openProject(id), calendarOf(id)]);
  return { stamp, calendar, project };
}

async function projectOf(id: string): Promise<OpenProject> {
  try {
    const { name: trueName, coverTitle, projectName: _, ...project } = await api.getProjectName({ params: { id } });
    rememberProject(id);
    showClock(project.clock);
    return { ...project, name: coverTitle ?? trueName, trueName };
  } catch (error) {
    // Nothing of the project can be shown without two-factor authentication; the error page explains it.
    if (error instanceof ApiError && error.code === "secondStepNeeded") throw error;
    // The page below shows the error; only the title needs a fallback.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    const isMissing = error instanceof ApiError && error.status === 404;
    const may: MemberRole = "viewer";
    return { id, name: t("Project - {id}", { id }), projectType: "", completed: false, may, isMissing };
  }
}

async function stampOf(id: string): Promise<string | undefined> {
  try {
    return (await api.getChangeStamp({ params: { id } })).stamp;
  } catch (error) {
    // Requested again later; the page then shows the error.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return undefined;
  }
}

async function calendarOf(id: string): Promise<ProductionCalendar> {
  try {
    return (await api.getCalendar({ params: { id } })).calendar;
  } catch (error) {
    // Dates can be viewed and chosen without it.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return USUAL_CALENDAR;
  }
}

export async function completedProjectLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  return {
    project: await api.getProjectName({ params: { id } }),
    records: deferred(
      Promise.all([
        api.listScripts({ params: { id } }),
        undefinedOn("noBreakdown", api.getCastList({ params: { id } })),
        api.listSchedules({ params: { id } }),
      ]),
    ),
  };
}

export function hubLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const since = noteVisit(id, new Date().toISOString());
  return {
    status: deferred(api.getProjectStatus({ params: { id }, query: { today: todayText(), since } })),
    episodes: deferred(api.listEpisodes({ params: { id } })),
  };
}

export function settingsLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  return { exported: api.getExport({ params: { id } }), costs: deferred(api.getCosts({ params: { id } })) };
}

export function auditLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const { searchParams } = new URL(request.url);
  const [before, mark] = ["before", "mark"].map((name) => searchParams.get(name) ?? undefined);
  return { trail: api.listAuditEvents({ params: { id: params.id! }, query: { before, mark } }), mark };
}

export function apiKeysLoader({ params }: LoaderFunctionArgs<"id">) {
  return { keys: api.listApiKeys({ params: { id: params.id! } }) };
}
