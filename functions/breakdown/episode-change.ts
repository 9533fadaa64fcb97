import { changedEpisodes, EpisodeError, type EpisodeListChange } from "../../shared/episodes/episode-change.ts";
import { message } from "../../shared/i18n/speech.ts";
import type { Membership } from "../store/account/sessions.ts";
import { newId } from "../store/aws/id.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { type EpisodesRow, episodesOf, saveEpisodes } from "../store/breakdown/episodes.ts";
import { isEpisodeUsed } from "./episode-list.ts";

/** A change of the list that the caller saw as `version`. `operation` is the idempotency key. */
interface EpisodeChangeRequest {
  readonly version: number;
  readonly operation: string;
  readonly change: EpisodeListChange;
}

const STALE = message("Someone else has changed the episodes in the meantime. Reload to see their changes.");

/**
 * Saves a change of the list of episodes. Repeating an operation saves nothing. Refused if the change is based on an
 * older version.
 */
export async function changeEpisodeList(
  member: Membership,
  { version, operation, change }: EpisodeChangeRequest,
  refuse: (code: "staleEpisodes" | EpisodeError["code"], message: string) => never,
): Promise<void> {
  const before = await episodesOf(member);
  if (before.operation === operation) return;
  if (before.version !== version) refuse("staleEpisodes", STALE);
  try {
    const episodes = await changedBy(member, before, change);
    if (!(await saveEpisodes(member, { episodes: [...episodes], operation }, version))) refuse("staleEpisodes", STALE);
  } catch (error) {
    if (error instanceof EpisodeError) return refuse(error.code, error.message);
    throw error;
  }
}

async function changedBy(member: Membership, { episodes }: EpisodesRow, change: EpisodeListChange) {
  const [production, drafts] =
    change.kind === "remove" ? await Promise.all([currentBreakdown(member), draftsOf(member)]) : [undefined, []];
  return changedEpisodes(episodes, change, { newId: newId(), isUsed: isEpisodeUsed(production, drafts) });
}
