import { presentCastIds } from "../roster/roles/role-merge.ts";
import type { Roster } from "../roster/roles/roster.ts";
import { ALL_LOCATIONS, type Schedule, type Strip } from "../schedule/model/schedule.ts";
import type { Stripboard } from "../schedule/stripboard/stripboard.ts";
import type { BrokenDown } from "./visible-breakdown.ts";

/** A board with its schedule, and the strips of scenes that the script no longer has. */
export interface BoardOfSchedule {
  readonly schedule: Schedule;
  readonly board: Stripboard;
  readonly gone: readonly Strip[];
}

/** Whether somebody who sees so much of a production sees a schedule of a location at all. */
export function isScheduleVisible({ roster }: BrokenDown, location: string): boolean {
  return location === ALL_LOCATIONS || roster.groups.some(({ name }) => name === location);
}

/**
 * A schedule with the scenes that somebody sees. The days stay, so that each has its number; what was asked of the
 * schedule and is proven of it says more than these scenes, and does not.
 */
export function visibleSchedule(seen: BrokenDown, schedule: Schedule): Schedule {
  const isSeen = visibleSceneIds(seen);
  const { proof: _, wishes, ...rest } = schedule;
  const minutes = wishes?.minutesPerEighth;
  return {
    ...rest,
    days: schedule.days.map(({ date, strips }) => ({
      date,
      strips: strips.filter(({ sceneId }) => isSeen.has(sceneId)).map((strip) => visibleStrip(strip, seen.roster)),
    })),
    ...(minutes !== undefined && { wishes: { minutesPerEighth: minutes } }),
  };
}

/** A board as somebody sees it: their scenes. A banner may say anything, so there is none. */
export function visibleBoard(seen: BrokenDown, { schedule, board }: BoardOfSchedule): BoardOfSchedule {
  const isSeen = visibleSceneIds(seen);
  return {
    schedule: visibleSchedule(seen, schedule),
    board: {
      days: board.days.map((day) => ({
        ...day,
        items: day.items.filter(({ kind, id }) => kind === "scene" && isSeen.has(id)),
      })),
      boneyard: board.boneyard.filter((id) => isSeen.has(id)),
    },
    gone: [],
  };
}

/** A scene's strip with those of its cast whom somebody sees. */
export function visibleStrip(strip: Strip, roster: Roster): Strip {
  const known = new Set(roster.roles.map(({ castId }) => castId));
  return { ...strip, castIds: presentCastIds(roster, strip.castIds).filter((castId) => known.has(castId)) };
}

/** The ids of the scenes that are seen. */
export function visibleSceneIds({ breakdown }: BrokenDown): ReadonlySet<string> {
  return new Set(breakdown.rows.map(({ id }) => id));
}
