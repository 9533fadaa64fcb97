import type { EpisodeList, Script } from "../../shared/contract/scripts.ts";
import { waitingDraft } from "../draft-review/pending-draft.ts";
import type { FoundDrafts } from "../script/search-drafts.ts";

/** A project's drafts with its episodes. */
export interface SeriesDrafts extends FoundDrafts {
  readonly list: EpisodeList;
  /** The drafts that may wait for review, by episode; of a film, none. */
  readonly waiting: ReadonlyMap<string, ReturnType<typeof waitingDraft>>;
}

/** The drafts with the episodes, once both are loaded. */
export async function withEpisodes(
  id: string,
  drafts: Promise<FoundDrafts>,
  episodes: Promise<EpisodeList>,
): Promise<SeriesDrafts> {
  const [found, list] = await Promise.all([drafts, episodes]);
  return { ...found, list, waiting: waitingIn(id, list, found.scripts) };
}

/** A draft can only wait for review if it was broken down and its episode's scenes come from another one. */
function waitingIn(id: string, { episodes }: EpisodeList, scripts: readonly Script[]): SeriesDrafts["waiting"] {
  if (episodes.length < 2) return new Map();
  const mayWait = episodes.filter(({ id: episode, draft }) => {
    const newest = scripts.find((script) => script.episode === episode);
    return newest?.breakdown === "succeeded" && draft !== undefined && newest.version !== draft.version;
  });
  return new Map(mayWait.map((episode) => [episode.id, waitingDraft(id, episode.id)]));
}
