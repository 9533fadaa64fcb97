import * as z from "zod";
import { Dates } from "./dates.ts";
import { type Episode, episodeOf } from "./episode.ts";
import { hasNoDates } from "./episode-dates.ts";

/** When the scenes of an episode, by ID of the breakdown, may be shot; see EpisodeDates. */
export const EpisodeWindow = z
  .object({ number: z.string(), ...Dates.shape, sceneIds: z.array(z.string()).readonly() })
  .readonly();
export type EpisodeWindow = z.infer<typeof EpisodeWindow>;

/** The windows of the episodes that have dates and scenes. */
export function episodeWindows(
  episodes: readonly Episode[],
  scenes: readonly { readonly id: string; readonly episode?: string | undefined }[],
): EpisodeWindow[] {
  const dated = episodes.filter(({ dates }) => dates && !hasNoDates(dates));
  if (dated.length === 0) return [];
  const byEpisode = Map.groupBy(scenes, episodeOf);
  return dated.flatMap(({ id, number, dates }) => {
    const sceneIds = byEpisode.get(id)?.map((scene) => scene.id) ?? [];
    return sceneIds.length > 0 ? [{ number, ...dates, sceneIds }] : [];
  });
}
