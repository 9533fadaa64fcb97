import * as z from "zod";
import { type Episode, episodeOf } from "./episode.ts";

/**
 * An episode that is only shot after another, or that another is shot after: its scenes by ID of the breakdown, the
 * number of the episode that is finished before it, and the dates on which other units shoot scenes of it.
 */
export const OrderedEpisode = z
  .object({
    number: z.string(),
    sceneIds: z.array(z.string()).readonly(),
    after: z.string().optional(),
    elsewhere: z
      .array(z.object({ unit: z.string(), first: z.iso.date(), last: z.iso.date() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type OrderedEpisode = z.infer<typeof OrderedEpisode>;

/**
 * The episodes with scenes that are in an order, each after the nearest one with scenes; none if all may be shot at the
 * same time.
 */
export function orderedEpisodes(
  episodes: readonly Episode[],
  scenes: readonly { readonly id: string; readonly episode?: string | undefined }[],
): OrderedEpisode[] {
  const byEpisode = Map.groupBy(scenes, episodeOf);
  const known = new Map(episodes.map((episode) => [episode.id, episode]));
  const nearest = (after: string | undefined): Episode | undefined => {
    const one = after === undefined ? undefined : known.get(after);
    return !one || byEpisode.has(one.id) ? one : nearest(one.after);
  };
  const present = episodes.filter(({ id }) => byEpisode.has(id)).map((one) => ({ ...one, before: nearest(one.after) }));
  const earlier = new Set(present.flatMap(({ before }) => before?.id ?? []));
  return present.flatMap(({ id, number, before }) => {
    if (!before && !earlier.has(id)) return [];
    return [{ number, sceneIds: byEpisode.get(id)!.map((scene) => scene.id), ...(before && { after: before.number }) }];
  });
}
