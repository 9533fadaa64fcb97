import type { EpisodeList } from "../../shared/contract/scripts.ts";
import { type Episode, episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { noSuchEpisodeText } from "../../shared/episodes/episode-change.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { isRestricted, type Membership, visibilityOf } from "../store/account/sessions.ts";
import { type BreakdownVersionData, currentBreakdown, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import { type Draft, draftsOf } from "../store/breakdown/drafts.ts";
import { type EpisodesRow, episodesOf } from "../store/breakdown/episodes.ts";

/** The episodes with their scenes and drafts, as far as the member may see them. */
export async function episodeList(member: Membership): Promise<EpisodeList> {
  const row = await episodesOf(member);
  if (row.episodes.length === 0) return { version: row.version, episodes: [] };
  const [production, drafts] = await Promise.all([currentBreakdown(member), draftsOf(member)]);
  return shownEpisodes(member, row, production, drafts);
}

function shownEpisodes(
  member: Membership,
  { version, episodes }: EpisodesRow,
  production: BreakdownVersionData | undefined,
  drafts: readonly Draft[],
): EpisodeList {
  const rows = Map.groupBy(production?.breakdown.rows ?? [], episodeOf);
  const strips = production ? stripsFromBreakdown(production.breakdown, production.roster, "all") : [];
  const eighthsOf = new Map(strips.map(({ sceneId, eighths }) => [sceneId, eighths]));
  const shown = (episode: Episode) => {
    const own = rows.get(episode.id) ?? [];
    const from = production && draftVersionFor(production, episode.id);
    const draft = drafts.find((one) => one.version === from);
    return {
      ...episode,
      scenes: own.length,
      eighths: own.reduce((sum, { id }) => sum + (eighthsOf.get(id) ?? 0), 0),
      ...(draft && { draft: { name: draft.name, version: draft.version } }),
    };
  };
  // Of those who see some scenes or departments, an episode without a scene of theirs is hidden.
  const seesWhole = visibilityOf(member).kind === "episodes" || !isRestricted(member);
  const seen = seesWhole ? episodes : episodes.filter(({ id }) => rows.has(id));
  const ids = new Set(seen.map(({ id }) => id));
  const known = seen.map(({ after, ...episode }) => ({ ...episode, ...(after && ids.has(after) && { after }) }));
  return { version, episodes: known.map(shown) };
}

/** Refuses a request for an episode that does not exist. A film is its first episode. */
export async function requireEpisode(
  member: Membership,
  asked: string | undefined,
  refuse: (code: "noSuchEpisode", message: string) => never,
): Promise<void> {
  if (asked === undefined) return;
  const { episodes } = await episodesOf(member);
  const isKnown = episodes.length === 0 ? asked === FIRST_EPISODE : episodes.some(({ id }) => id === asked);
  if (!isKnown) refuse("noSuchEpisode", noSuchEpisodeText(asked));
}

/** Whether an episode has drafts or scenes, set aside ones included. */
export function isEpisodeUsed(
  production: BreakdownVersionData | undefined,
  drafts: readonly Draft[],
): (id: string) => boolean {
  const rows = production ? [...production.breakdown.rows, ...production.breakdown.aside] : [];
  const used = new Set([...rows, ...drafts].map(episodeOf));
  return (id) => used.has(id);
}
