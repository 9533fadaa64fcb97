import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Episode } from "../../../shared/episodes/episode.ts";
import { isEpisodeVisible } from "../../../shared/visibility/visibility.ts";
import { type Membership, type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { db, isConditionFailure, projectKey, projectsTable, type TransactItem, transact } from "../aws/table.ts";

/** The list of episodes with the operation that saved it. */
export const EpisodesRow = z.object({ episodes: z.array(Episode), version: z.int(), operation: z.string().max(64) });
export type EpisodesRow = z.infer<typeof EpisodesRow>;

const keyOf = ({ projectId }: ProjectGrant) => ({ pk: projectKey(projectId), sk: "EPISODES" });

async function itemOf(grant: ProjectGrant): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key: keyOf(grant), ConsistentRead: true }))).Item;
}

/** The episodes of a series that the member may know of, with version 0 and none until the first is added. */
export async function episodesOf(grant: ProjectGrant): Promise<EpisodesRow> {
  const item = await itemOf(grant);
  if (!item) return { episodes: [], version: 0, operation: "" };
  const { episodes, ...rest } = EpisodesRow.parse(item);
  return { ...rest, episodes: episodes.filter(({ id }) => isEpisodeVisible(visibilityOf(grant), id)) };
}

/** The item of a transaction that fails if the list was changed since `version`. */
export function unchangedEpisodes(grant: ProjectGrant, version: number): TransactItem {
  return {
    ConditionCheck: {
      TableName: projectsTable(),
      Key: keyOf(grant),
      ...(version === 0
        ? { ConditionExpression: "attribute_not_exists(pk)" }
        : { ConditionExpression: "version = :seen", ExpressionAttributeValues: { ":seen": version } }),
    },
  };
}

/** A list to save over the version `before`. */
interface SavedEpisodes extends Pick<EpisodesRow, "episodes" | "operation"> {
  readonly before: number;
}

/** The item of a transaction that replaces the list, and fails if it was changed since the version `before`. */
export function putEpisodes(member: Membership, { episodes, operation, before }: SavedEpisodes): TransactItem {
  const row = { episodes, operation, version: before + 1, format: FORMATS.episodes, savedBy: member.userId };
  return {
    Put: {
      TableName: projectsTable(),
      Item: { ...keyOf(member), ...row },
      ConditionExpression: before === 0 ? "attribute_not_exists(pk)" : `version = :before AND ${NOT_NEWER}`,
      ...(before > 0 && {
        ExpressionAttributeNames: { "#format": "format" },
        ExpressionAttributeValues: { ":before": before, ":format": FORMATS.episodes },
      }),
    },
  };
}

/**
 * Replaces the list; false if someone else changed it.
 *
 * @throws {Refusal} if the stored list has a newer format
 */
export async function saveEpisodes(member: Membership, saved: SavedEpisodes): Promise<boolean> {
  try {
    await transact([putEpisodes(member, saved)]);
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    requireNotNewer(await itemOf(member), "episodes");
    return false;
  }
}
