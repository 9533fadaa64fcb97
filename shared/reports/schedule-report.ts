import * as z from "zod";
import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { cellOf, groupOfSet } from "../roster/roles/roster-scenes.ts";
import { dayLength } from "../schedule/model/company-moves.ts";
import { limitsFrom } from "../schedule/model/problem-from-preferences.ts";
import { partsOfScenes, sceneOfStrip, stripsInParts } from "../schedule/model/scene-parts.ts";
import { CalendarDate, Strip } from "../schedule/model/schedule.ts";
import { stripsFromBreakdown } from "../schedule/model/strips.ts";
import { bannerText } from "../schedule/stripboard/banner-text.ts";
import { DayStrip, stripsBefore } from "./day-strips.ts";
import { elementColumns, elementsOfScene } from "./element-columns.ts";
import type { ReportSource } from "./report-source.ts";

/** A scene in the shooting schedule: its strip, cast by name, and elements by category. */
export const ScheduledScene = z
  .object({
    strip: Strip,
    scriptDay: z.string(),
    /** Page of the script. */
    page: z.string(),
    /** The locked location, else the name of the location group. */
    location: z.string(),
    cast: z.array(z.object({ castId: z.string(), character: z.string() }).readonly()).readonly(),
    elements: z.array(z.object({ category: z.string(), names: z.array(z.string()).readonly() }).readonly()).readonly(),
  })
  .readonly();
export type ScheduledScene = z.infer<typeof ScheduledScene>;

/** A schedule in shooting order, for the one-liner and the shooting schedule. */
export const ScheduleReport = z
  .object({
    days: z
      .array(
        z
          .object({
            number: z.int().positive(),
            date: CalendarDate,
            /** Separators between the previous day and this one. */
            before: z.array(DayStrip).readonly(),
            scenes: z.array(ScheduledScene).readonly(),
            /** Banners of the board; `at` is the number of the day's scenes before them. */
            banners: z.array(z.object({ at: z.int().nonnegative(), text: z.string() }).readonly()).readonly(),
            eighths: z.int().nonnegative(),
            /** Company moves from scene to scene, and the estimated minutes with them, as on the board. */
            moves: z.int().nonnegative(),
            minutes: z.int().nonnegative(),
          })
          .readonly(),
      )
      .readonly(),
    /** Scenes that are on no day. */
    boneyard: z.array(ScheduledScene).readonly(),
    scenes: z.int().nonnegative(),
    eighths: z.int().nonnegative(),
  })
  .readonly();
export type ScheduleReport = z.infer<typeof ScheduleReport>;

/** The scenes of a schedule by day, with their elements and totals. */
export function scheduleReport(source: ReportSource): ScheduleReport {
  const before = stripsBefore(source);
  const days = source.schedule.days.map(({ date, strips }, at) => ({
    number: at + 1,
    date,
    before: before[at] ?? [],
    scenes: strips.map((strip) => sceneOf(strip, source)),
    banners: bannersOn(date, source),
    eighths: sumOf(strips),
    ...lengthOf(strips, source),
  }));
  return {
    days,
    boneyard: boneyardOf(source),
    scenes: partsOfScenes(days.flatMap((day) => day.scenes.map(({ strip }) => strip.sceneId))).size,
    eighths: days.reduce((sum, day) => sum + day.eighths, 0),
  };
}

function boneyardOf(source: ReportSource): ScheduledScene[] {
  const { breakdown, roster, boneyard = [] } = source;
  const strips = stripsInParts(stripsFromBreakdown(breakdown, roster, "all"), boneyard);
  const stripOf = new Map(strips.map((strip) => [strip.sceneId, strip]));
  return boneyard.flatMap((stripId) => {
    const strip = stripOf.get(stripId);
    return strip ? [sceneOf(strip, source)] : [];
  });
}

function sceneOf(strip: Strip, { breakdown, roster, locationOptions }: ReportSource): ScheduledScene {
  const row = breakdown.rows.find(({ id }) => id === sceneOfStrip(strip.sceneId));
  const group = groupOfSet(roster, strip.set);
  const locked = locationOptions.find((option) => option.locked && option.groupId === group?.id);
  return {
    strip,
    scriptDay: row ? cellOf(row, COLUMNS.scriptDay) : "",
    page: row ? cellOf(row, COLUMNS.page) : "",
    location: locked?.locationName || group?.name || "",
    cast: strip.castIds.map((castId) => ({
      castId,
      character: roster.roles.find((role) => role.castId === castId)?.name ?? "",
    })),
    elements: elementColumns(breakdown)
      .map((category) => ({ category, names: elementsOfScene(breakdown, strip.sceneId, category) }))
      .filter(({ names }) => names.length > 0),
  };
}

function lengthOf(strips: readonly Strip[], { roster, schedule }: ReportSource) {
  const places = new Map(strips.map(({ sceneId, set }) => [sceneId, { id: groupOfSet(roster, set)?.id ?? "None" }]));
  return dayLength({ limits: limitsFrom(schedule.wishes ?? {}), places }, strips);
}

function bannersOn(date: string, { board }: ReportSource): { at: number; text: string }[] {
  const banners: { at: number; text: string }[] = [];
  let at = 0;
  for (const item of board.find((day) => day.date === date)?.items ?? []) {
    if (item.kind === "scene") at += 1;
    else banners.push({ at, text: bannerText(item) });
  }
  return banners;
}

function sumOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { eighths }) => sum + eighths, 0);
}
