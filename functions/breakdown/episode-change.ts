import { changedScenesByEpisode } from "../../shared/breakdown/episodes/changed-episodes.ts";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import type { Episode } from "../../shared/episodes/episode.ts";
import { changedEpisodes, EpisodeError, type EpisodeListChange } from "../../shared/episodes/episode-change.ts";
import { message } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { newId } from "../store/aws/id.ts";
import {
  type BreakdownVersionData,
  currentBreakdown,
  type Saving,
  saveBreakdown,
} from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { type EpisodesRow, episodesOf, putEpisodes, saveEpisodes } from "../store/breakdown/episodes.ts";
import { productionTables } from "./breakdown-tables.ts";
import { isEpisodeUsed } from "./episode-list.ts";

/** A change of the list that the caller saw as `version`. `operation` is the idempotency key. */
interface EpisodeChangeRequest {
  readonly version: number;
  readonly operation: string;
}

/** The changed list and, if scenes change with it, their breakdown with a description of the change. */
export interface ChangedEpisodes extends Partial<Pick<Saving, "draftVersion" | "drafts" | "what">> {
  readonly episodes: readonly Episode[];
  readonly breakdown?: Saving["breakdown"];
}

const STALE = message("Someone else has changed the episodes in the meantime. Reload to see their changes.");

/**
 * Saves a change of the list of episodes, together with a new version of the breakdown if scene numbers change.
 * Repeating an operation saves nothing. Refused if the change is based on an older version.
 */
export async function changeEpisodeList(
  member: Membership,
  { version, operation }: EpisodeChangeRequest,
  refuse: (code: "staleEpisodes" | EpisodeError["code"], message: string) => never,
  change: (before: EpisodesRow, production: BreakdownVersionData | undefined) => Promise<ChangedEpisodes>,
): Promise<void> {
  for (;;) {
    const [before, production] = await Promise.all([episodesOf(member), currentBreakdown(member)]);
    if (before.operation === operation) return;
    if (before.version !== version) refuse("staleEpisodes", STALE);
    try {
      // Without the list of that version, or after a new version of the breakdown, begin again.
      if (await saved(member, { before: version, operation }, production, await change(before, production))) return;
    } catch (error) {
      if (error instanceof EpisodeError) return refuse(error.code, error.message);
      throw error;
    }
  }
}

async function saved(
  member: Membership,
  of: { readonly before: number; readonly operation: string },
  production: BreakdownVersionData | undefined,
  { episodes, breakdown, ...changed }: ChangedEpisodes,
): Promise<boolean> {
  const list = { ...of, episodes: [...episodes] };
  if (!production || !breakdown) return saveEpisodes(member, list);
  const { draftVersion = production.draftVersion, drafts = production.drafts } = changed;
  const roster = rosterFromBreakdown(breakdown, production.roster);
  const saving = {
    ...{ breakdown, roster, draftVersion, drafts },
    episodes: changedScenesByEpisode(production.breakdown, breakdown),
    tables: productionTables(breakdown, roster),
    operation: of.operation,
    after: production.version,
    what: changed.what ?? "",
    alongside: [putEpisodes(member, list)],
  };
  return (await saveBreakdown(member, saving, now())) !== undefined;
}

/** A change of the list alone, with the scene numbers that follow from it. */
export async function listChanged(
  member: Membership,
  { episodes: before }: EpisodesRow,
  production: BreakdownVersionData | undefined,
  change: EpisodeListChange,
): Promise<ChangedEpisodes> {
  const drafts = change.kind === "remove" ? await draftsOf(member) : [];
  const episodes = changedEpisodes(before, change, { newId: newId(), isUsed: isEpisodeUsed(production, drafts) });
  const isRenumbered = numbering(before) !== numbering(episodes) && !isAddedAtEnd(before, episodes);
  if (!production || !isRenumbered) return { episodes };
  return {
    episodes,
    breakdown: numberedByEpisodes(production.breakdown, episodes),
    what: describedChange(before, episodes, change),
  };
}

/** What the scenes' numbers and order depend on. */
const numbering = (episodes: readonly Episode[]) =>
  JSON.stringify(episodes.length < 2 ? [] : episodes.map(({ id, number }) => [id, number]));

/** An episode after two or more has no scenes yet. */
const isAddedAtEnd = (before: readonly Episode[], after: readonly Episode[]) =>
  before.length > 1 && numbering(before) === numbering(after.slice(0, before.length));

/** A description for the history, in English as all are. */
function describedChange(before: readonly Episode[], after: readonly Episode[], change: EpisodeListChange): string {
  const numberIn = (episodes: readonly Episode[], id: string) => episodes.find((one) => one.id === id)?.number ?? "";
  switch (change.kind) {
    case "add":
      return stored("Added episode {number}: scenes are numbered by episode", { number: change.number });
    case "edit":
      return stored("Renumbered episode {number} to {to}", { number: numberIn(before, change.id), to: change.number });
    case "order":
      return stored("Ordered the episodes: {numbers}", { numbers: after.map(({ number }) => number).join(", ") });
    default:
      return stored("Removed episode {number}", {
        number: numberIn(before, change.kind === "remove" ? change.id : ""),
      });
  }
}
