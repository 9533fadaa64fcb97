import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { roleDatesFrom } from "../manage-dates/cast-dates.ts";
import { daysOfSchedule } from "../schedule/schedule-days.ts";

/** Who plays a role, and when the role works. */
export interface CastStatus {
  /** The locked actor, else the only option; undefined if there is none, or a choice. */
  readonly actorName: string | undefined;
  readonly isLocked: boolean;
  readonly optionCount: number;
  /** URL and id of the actor's newest photo, if any. */
  readonly picture: string | null | undefined;
  readonly photoId: string | undefined;
}

/** Work days of a role in a schedule, with the first and the last. */
export interface WorkDays {
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

type CastListResponse = ResponseOf<(typeof routes)["getCastListComplete"]>;

/** The status of each role by cast id. */
export function castStatuses(response: CastListResponse): ReadonlyMap<string, CastStatus> {
  return new Map(
    roleDatesFrom(response).map(({ castId, locked, options }) => {
      const [only, ...others] = options;
      const actorName = locked ?? (others.length === 0 ? only?.actorName : undefined);
      const known = response.details.find((one) => one.castId === castId && one.actorName === actorName);
      const photo = { picture: known?.picture, photoId: known?.photos.at(-1)?.photoId };
      return [castId, { actorName, isLocked: locked !== undefined, optionCount: options.length, ...photo }];
    }),
  );
}

/** The work days of each role by cast id, from a schedule file, whose days are in order. */
export function workDaysByRole(schedule: string): ReadonlyMap<string, WorkDays> {
  const work = new Map<string, WorkDays>();
  for (const { date, scenes } of daysOfSchedule(schedule)) {
    for (const castId of new Set(scenes.flatMap(({ castIds }) => castIds.split(", ").filter(Boolean)))) {
      const before = work.get(castId);
      work.set(castId, { count: (before?.count ?? 0) + 1, first: before?.first ?? date, last: date });
    }
  }
  return work;
}
