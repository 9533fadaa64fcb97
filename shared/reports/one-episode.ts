import { episodeOf } from "../episodes/episode.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import type { ReportSource } from "./report-source.ts";

/** The source with the scenes of one episode only. Its days and their numbers stay. */
export function sourceOfEpisode(source: ReportSource, episode: string): ReportSource {
  const own = new Set(source.breakdown.rows.filter((row) => episodeOf(row) === episode).map(({ id }) => id));
  const days = source.schedule.days.map((day) => ({
    ...day,
    strips: day.strips.filter(({ sceneId }) => own.has(sceneOfStrip(sceneId))),
  }));
  return { ...source, schedule: { ...source.schedule, days } };
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
