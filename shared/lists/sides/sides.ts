import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import { scenesOfRow } from "../../breakdown/model/merged-scenes.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { partIdsOf, type ScenePart, sceneOfStrip, scenePartOf } from "../../schedule/model/scene-parts.ts";
import type { Schedule, Strip } from "../../schedule/model/schedule.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { type LineRange, type SidesPage, sidesPages } from "./sides-pages.ts";

/** The data for a day's sides. `dayIndex` counts from 0; `lines` belong to the breakdown's draft. */
export interface SidesSource {
  readonly project: string;
  readonly schedule: Schedule;
  readonly dayIndex: number;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  /** Display name of the draft. */
  readonly draft: string;
  readonly lines: readonly Line[];
}

/** The part of a scene that is shot on a day; parts are numbered from 1. */
export interface PartOfDay extends Pick<ScenePart, "part" | "parts"> {
  /** The days of the other parts, each from 1; parts that are on no day are left out. */
  readonly others: readonly { readonly part: number; readonly day: number }[];
}

/** A scene on the cover. */
export interface SidesScene {
  readonly strip: Strip;
  /** Cast by id and name. */
  readonly cast: string;
  /** Script pages of the scene, from 1; empty when the script does not contain it. */
  readonly pages: readonly number[];
  /** If only a part of the scene is shot that day. Parts have no limits in the script, so the pages are the scene's. */
  readonly partOfDay?: PartOfDay;
}

/** The script pages of a day's scenes with everything else crossed out, and the cover's data. */
export interface Sides {
  readonly project: string;
  readonly schedule: string;
  readonly draft: string;
  /** From 1. */
  readonly dayNumber: number;
  readonly dayCount: number;
  readonly date: string;
  /** In shooting order. */
  readonly scenes: readonly SidesScene[];
  /** In script order. */
  readonly pages: readonly SidesPage[];
}

/** The sides of a day; undefined when the schedule does not have the day. */
export function sidesOf(source: SidesSource): Sides | undefined {
  const { project, schedule, dayIndex, draft, lines } = source;
  const day = schedule.days[dayIndex];
  if (!day) return undefined;
  const ranges = day.strips.map((strip) => rangesOf(strip, source.breakdown));
  return {
    project,
    schedule: schedule.name,
    draft,
    dayNumber: dayIndex + 1,
    dayCount: schedule.days.length,
    date: day.date,
    scenes: day.strips.map((strip, at) => ({
      strip,
      cast: castOf(strip, source.roster),
      pages: sidesPages(lines, ranges[at]!).map(({ page }) => page),
      ...partOfDay(strip, schedule, dayIndex),
    })),
    pages: sidesPages(lines, ranges.flat()),
  };
}

/** Nothing for a whole scene, or when all its parts are on the day. */
function partOfDay({ sceneId }: Strip, { days }: Schedule, dayIndex: number): Pick<SidesScene, "partOfDay"> {
  const { part, parts } = scenePartOf(sceneId);
  const places = partIdsOf(sceneId).map((id, at) => ({
    part: at + 1,
    day: days.findIndex(({ strips }) => strips.some((strip) => strip.sceneId === id)) + 1,
  }));
  if (places.every(({ day }) => day === dayIndex + 1)) return {};
  const others = places.filter((one) => one.part !== part && one.day > 0);
  return { partOfDay: { part, parts, others } };
}

/** Lines of a scene in the script: several ranges for a merged scene, none for one added by a user. */
function rangesOf({ sceneId }: Strip, { rows }: Breakdown): LineRange[] {
  const row = rows.find(({ id }) => id === sceneOfStrip(sceneId));
  return (row ? scenesOfRow(row) : []).flatMap(({ origin, end }) =>
    origin ? [{ first: origin.line, last: end?.line ?? origin.line }] : [],
  );
}

function castOf({ castIds }: Strip, { roles }: Roster): string {
  return castIds
    .map((castId) => `${castId}. ${roles.find((role) => role.castId === castId)?.name ?? ""}`.trim())
    .join(", ");
}
