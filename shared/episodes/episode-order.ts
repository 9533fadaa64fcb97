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

/** The episodes that are in an order; none if all may be shot at the same time. */
export function orderedEpisodes(
  episodes: readonly Episode[],
  scenes: readonly { readonly id: string; readonly episode?: string | undefined }[],
): OrderedEpisode[] {
  const numbers = new Map(episodes.map(({ id, number }) => [id, number]));
  const earlier = new Set(episodes.flatMap(({ after }) => after ?? []));
  const byEpisode = Map.groupBy(scenes, episodeOf);
  return episodes.flatMap(({ id, number, after }) => {
    if (after === undefined && !earlier.has(id)) return [];
    const before = after && numbers.get(after);
    const sceneIds = byEpisode.get(id)?.map((scene) => scene.id) ?? [];
    return [{ number, sceneIds, ...(before !== undefined && { after: before }) }];
  });
}
