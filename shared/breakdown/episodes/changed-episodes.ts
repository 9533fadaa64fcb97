import { episodeOf } from "../../episodes/episode.ts";
import type { Breakdown } from "../model/breakdown.ts";

/**
 * The IDs of the episodes whose scenes differ between two versions, those set aside included; undefined for a film
 * and for the first version.
 */
export function changedScenesByEpisode(before: Breakdown | undefined, after: Breakdown): string[] | undefined {
  if (after.episodes === undefined || before === undefined) return undefined;
  const [was, is] = [byEpisode(before), byEpisode(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
}

function byEpisode({ rows, aside }: Breakdown): ReadonlyMap<string, string> {
  const groups = Map.groupBy([...rows, ...aside], episodeOf);
  return new Map([...groups].map(([id, own]) => [id, JSON.stringify(own, withoutEmpty)]));
}

// A save of the table gives each row all columns.
const withoutEmpty = (_: string, value: unknown) => (value === "" ? undefined : value);
