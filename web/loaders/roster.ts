import type { LoaderFunctionArgs } from "react-router-dom";
import { api } from "../api/client.ts";
import { castMemberFrom } from "../cast/cast-member.ts";
import { deferred, undefinedOn } from "../layout/deferred.tsx";
import { groupsFrom, isShown } from "../locations/location-groups.ts";
import { roleDatesFrom } from "../manage-dates/cast-dates.ts";
import { usualSchedule } from "./schedule.ts";

export function castListLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const list = undefinedOn("noBreakdown", api.getCastList({ params: { id } }));
  const casting = undefinedOn("noBreakdown", api.getCastListComplete({ params: { id } }));
  const schedule = deferred(usualScheduleFile(id));
  // On a phone, the rows are higher with actors and days, so the list waits for both.
  const cast = deferred(Promise.allSettled([casting, schedule]).then(() => list));
  return { cast, casting, schedule };
}

/** The file of the active schedule, or of the newest; undefined if there is none. */
async function usualScheduleFile(id: string) {
  const scheduleFile = await usualSchedule(id);
  if (scheduleFile === undefined) return undefined;
  return undefinedOn("noSuchSchedule", api.getSchedule({ params: { id, scheduleFile } }));
}

export function castOptionsLoader({ params }: LoaderFunctionArgs<"id" | "castId">) {
  const { id, castId } = { id: params.id!, castId: params.castId! };
  return { member: deferred(memberOf(id, castId)), groups: deferred(groupsOf(id)) };
}

async function memberOf(id: string, castId: string) {
  const answer = api.getCastOptions({ params: { id, castId } });
  const found = await undefinedOn("noBreakdown", undefinedOn("noSuchRole", answer));
  return found && castMemberFrom(found);
}

async function groupsOf(id: string) {
  const found = await undefinedOn("noBreakdown", api.getLocationList({ params: { id } }));
  return found ? groupsFrom(found) : [];
}

export function locationsLoader({ params }: LoaderFunctionArgs<"id">) {
  return { lists: undefinedOn("noBreakdown", api.getLocationList({ params: { id: params.id! } })) };
}

export function manageDatesLoader({ params }: LoaderFunctionArgs<"id">) {
  const [roles, groups] = [deferred(rolesOf(params.id!)), deferred(shownGroupsOf(params.id!))];
  return { roles, groups, lists: Promise.allSettled([roles, groups]), isEmpty: isNoneIn(roles, groups) };
}

async function shownGroupsOf(id: string) {
  return (await groupsOf(id)).filter(isShown);
}

/** Whether all lists are empty; undefined when that is unknown. */
async function isNoneIn(...lists: readonly Promise<readonly unknown[]>[]): Promise<boolean | undefined> {
  const found = await Promise.allSettled(lists);
  if (found.some((list) => list.status === "fulfilled" && list.value.length > 0)) return false;
  return found.every((list) => list.status === "fulfilled") ? true : undefined;
}

async function rolesOf(id: string) {
  const found = await undefinedOn("noBreakdown", api.getCastListComplete({ params: { id } }));
  return found ? roleDatesFrom(found).filter(({ sceneCount }) => sceneCount > 0) : [];
}

export function productionCalendarLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const asked = [api.getCalendar({ params: { id } }), api.getTimeZone({ params: { id } })] as const;
  return { calendar: deferred(Promise.all(asked)) };
}

export function availabilityLoader({ params }: LoaderFunctionArgs<"id">) {
  return { board: undefinedOn("noBreakdown", api.getAvailability({ params: { id: params.id! } })) };
}

export function crewLoader({ params }: LoaderFunctionArgs<"id">) {
  return { crew: api.getCrew({ params: { id: params.id! } }) };
}
