import { episodeOf } from "../episodes/episode.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import type { Strip } from "../schedule/model/schedule.ts";
import type { ReportSource } from "./report-source.ts";

/** Whether a strip belongs to an episode. */
export function isOfEpisode({ breakdown }: ReportSource, episode: string): (strip: Strip) => boolean {
  const own = new Set(breakdown.rows.filter((row) => episodeOf(row) === episode).map(({ id }) => id));
  return ({ sceneId }) => own.has(sceneOfStrip(sceneId));
}

/** The episodes with a scene in schedules. */
export function episodesIn(
  { breakdown }: ReportSource,
  schedules: readonly ReportSource["schedule"][],
): ReadonlySet<string> {
  const strips = schedules.flatMap(({ days }) => days.flatMap((day) => day.strips));
  const scheduled = new Set(strips.map(({ sceneId }) => sceneOfStrip(sceneId)));
  return new Set(breakdown.rows.filter(({ id }) => scheduled.has(id)).map(episodeOf));
}
