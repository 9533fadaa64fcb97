import { episodeOf } from "../episodes/episode.ts";
import { presentCastIds } from "../roster/roles/role-merge.ts";
import type { Roster } from "../roster/roles/roster.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import { ALL_LOCATIONS, type Schedule, type Strip } from "../schedule/model/schedule.ts";
import type { Stripboard } from "../schedule/stripboard/stripboard.ts";
import { unitOf } from "../units/unit.ts";
import { isUnitVisible, type Visibility } from "./visibility.ts";
import type { BrokenDown } from "./visible-breakdown.ts";

/** A board with its schedule, and the strips of removed scenes. */
export interface BoardOfSchedule {
  readonly schedule: Schedule;
  readonly board: Stripboard;
  readonly gone: readonly Strip[];
}

/** Whether a member may see a schedule of this unit and location, and of these episodes only, at all. */
export function isScheduleVisible(
  sees: Visibility,
  { breakdown, roster }: BrokenDown,
  { location, episodes, unit }: Pick<Schedule, "location" | "episodes" | "unit">,
): boolean {
  if (!isUnitVisible(sees, unitOf({ unit }))) return false;
  if (episodes && !breakdown.rows.some((row) => episodes.includes(episodeOf(row)))) return false;
  return location === ALL_LOCATIONS || roster.groups.some(({ name }) => name === location);
}

/**
 * A schedule filtered to the visible scenes. All days stay, so that day numbers are right; preferences and optimality
 * bound are removed, because they reveal other scenes.
 */
export function visibleSchedule(seen: BrokenDown, schedule: Schedule): Schedule {
  const isSeen = visibleScenes(seen);
  const { proof: _, wishes, ...rest } = schedule;
  return {
    ...rest,
    days: schedule.days.map(({ date, strips }) => ({
      date,
      strips: strips.filter(({ sceneId }) => isSeen(sceneId)).map((strip) => visibleStrip(strip, seen.roster)),
    })),
    // Estimates of scenes depend on the pace.
    ...(wishes && { wishes: { minutesPerEighth: wishes.minutesPerEighth, paces: wishes.paces } }),
  };
}

/** A board filtered to the visible scenes, without banners, which may contain any text. */
export function visibleBoard(seen: BrokenDown, { schedule, board }: BoardOfSchedule): BoardOfSchedule {
  const isSeen = visibleScenes(seen);
  return {
    schedule: visibleSchedule(seen, schedule),
    board: {
      days: board.days.map((day) => ({
        ...day,
        items: day.items.filter(({ kind, id }) => kind === "scene" && isSeen(id)),
      })),
      boneyard: board.boneyard.filter(isSeen),
    },
    gone: [],
  };
}

/** A scene's strip with the visible part of its cast, and without the reason of its time, which tells of the rest. */
export function visibleStrip({ minutesReason: _, ...strip }: Strip, roster: Roster): Strip {
  const known = new Set(roster.roles.map(({ castId }) => castId));
  return { ...strip, castIds: presentCastIds(roster, strip.castIds).filter((castId) => known.has(castId)) };
}

/** Whether the scene is visible that a strip with this id is or is a part of. */
export function visibleScenes({ breakdown }: BrokenDown): (stripId: string) => boolean {
  const ids = new Set(breakdown.rows.map(({ id }) => id));
  return (stripId) => ids.has(sceneOfStrip(stripId));
}
