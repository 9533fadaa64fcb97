import * as z from "zod";
import type { Breakdown } from "../breakdown/model/breakdown.ts";
import { type Episode, episodeOf } from "../episodes/episode.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import type { Unit } from "../units/unit.ts";
import type { ProductionReport } from "./production-report.ts";
import { progressOn, type ScriptScene } from "./progress.ts";
import { ProgressTotals } from "./progress-totals.ts";

/** What one unit shot on a date, and up to its end. */
export const UnitProgress = z
  .object({ unit: z.string(), name: z.string(), today: ProgressTotals, toDate: ProgressTotals })
  .readonly();
export type UnitProgress = z.infer<typeof UnitProgress>;

/** A day's report with the unit that shot it. */
export interface ReportOfUnit {
  readonly unit: string;
  readonly report: ProductionReport;
}

/** The progress of each unit at the end of `date`, in the order of the units. */
export function progressByUnit(
  date: string,
  units: readonly Pick<Unit, "id" | "name">[],
  reports: readonly ReportOfUnit[],
  script: readonly ScriptScene[],
): UnitProgress[] {
  return units.map(({ id, name }) => {
    const own = reports.flatMap(({ unit, report }) => (unit === id ? [report] : []));
    const { today, toDate } = progressOn(date, own, script);
    return { unit: id, name, today, toDate };
  });
}

/** What was shot of an episode up to the end of a date, and what is left of it. */
export const EpisodeProgress = z
  .object({
    episode: z.string(),
    number: z.string(),
    name: z.string(),
    toDate: ProgressTotals,
    remaining: ProgressTotals,
  })
  .readonly();
export type EpisodeProgress = z.infer<typeof EpisodeProgress>;

/** Each scene's episode, also of scenes that a later draft cut: their work counts. */
export const episodesOfScenes = ({ rows, aside }: Pick<Breakdown, "rows" | "aside">): ReadonlyMap<string, string> =>
  new Map([...aside, ...rows].map((row) => [row.id, episodeOf(row)]));

/**
 * The progress of each episode at the end of `date`, in the order of the episodes; those without scenes have none.
 *
 * @param episodeOfScene the ID of a scene's episode; undefined if the script does not have the scene
 */
export function progressByEpisode(
  date: string,
  episodes: readonly Pick<Episode, "id" | "number" | "name">[],
  {
    reports,
    script,
    episodeOfScene,
  }: {
    readonly reports: readonly ProductionReport[];
    readonly script: readonly ScriptScene[];
    readonly episodeOfScene: (sceneId: string) => string | undefined;
  },
): EpisodeProgress[] {
  return episodes.flatMap(({ id, number, name }) => {
    const isOwn = (sceneId: string) => episodeOfScene(sceneId) === id;
    const scenes = script.filter(([sceneId]) => isOwn(sceneId));
    if (scenes.length === 0) return [];
    const own = reports.map((report) => {
      const ofEpisode = Object.entries(report.scenes).filter(([stripId]) => isOwn(sceneOfStrip(stripId)));
      return { ...report, scenes: Object.fromEntries(ofEpisode) };
    });
    const { toDate, remaining } = progressOn(date, own, scenes);
    return { episode: id, number, name, toDate, remaining };
  });
}
