import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import { scenesOfRow } from "../../breakdown/model/merged-scenes.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import type { Schedule, Strip } from "../../schedule/model/schedule.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { type LineRange, type SidesPage, sidesPages } from "./sides-pages.ts";

/** What a day's sides are made from. `dayIndex` counts from 0; the lines are those of the draft that the breakdown is of. */
export interface SidesSource {
  readonly project: string;
  readonly schedule: Schedule;
  readonly dayIndex: number;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  /** The draft as lists call it. */
  readonly draft: string;
  readonly lines: readonly Line[];
}

/** A scene of the day on the cover. */
export interface SidesScene {
  readonly strip: Strip;
  /** The cast by id and name. */
  readonly cast: string;
  /** The pages of the script that it stands on, counted from 1; none when the script does not have it. */
  readonly pages: readonly number[];
}

/** The pages of a day's scenes with everything else crossed out, and what the cover says. */
export interface Sides {
  readonly project: string;
  readonly schedule: string;
  readonly draft: string;
  /** Counted from 1. */
  readonly dayNumber: number;
  readonly dayCount: number;
  readonly date: string;
  /** In shooting order. */
  readonly scenes: readonly SidesScene[];
  /** In script order. */
  readonly pages: readonly SidesPage[];
}

/** The sides of a day, or undefined when the schedule has no such day. */
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
    })),
    pages: sidesPages(lines, ranges.flat()),
  };
}

/** Where a scene stands in the script; in several places when it was merged of several, in none when a person added it. */
function rangesOf({ sceneId }: Strip, { rows }: Breakdown): LineRange[] {
  const row = rows.find(({ id }) => id === sceneId);
  return (row ? scenesOfRow(row) : []).flatMap(({ origin, end }) =>
    origin ? [{ first: origin.line, last: end?.line ?? origin.line }] : [],
  );
}

function castOf({ castIds }: Strip, { roles }: Roster): string {
  return castIds
    .map((castId) => `${castId}. ${roles.find((role) => role.castId === castId)?.name ?? ""}`.trim())
    .join(", ");
}
