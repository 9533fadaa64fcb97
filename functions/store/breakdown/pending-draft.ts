import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { FIRST_EPISODE } from "../../../shared/episodes/episode.ts";
import { isEpisodeVisible } from "../../../shared/visibility/visibility.ts";
import { type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable, type TransactItem, transact } from "../aws/table.ts";

/** The newest draft that was parsed and is waiting for review. */
export const PendingDraft = z.object({ draftId: z.string(), draftVersion: z.int().positive() });
export type PendingDraft = z.infer<typeof PendingDraft>;

const proposalKey = (projectId: string, episode: string) => ({
  pk: projectKey(projectId),
  sk: episode === FIRST_EPISODE ? "PROPOSAL" : `PROPOSAL#${episode}`,
});

/** The draft of an episode that is waiting for review; undefined if there is none. */
export async function pendingDraftOf(grant: ProjectGrant, episode: string): Promise<PendingDraft | undefined> {
  if (!isEpisodeVisible(visibilityOf(grant), episode)) return undefined;
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: proposalKey(grant.projectId, episode), ConsistentRead: true }),
  );
  return Item && PendingDraft.parse(Item);
}

/** Marks a draft as waiting for review, in place of an older one; false if a newer draft is waiting. */
export async function setPendingDraft(
  grant: ProjectGrant,
  episode: string,
  { draftId, version }: { readonly draftId: string; readonly version: number },
  now: string,
): Promise<boolean> {
  const proposal: PendingDraft = { draftId, draftVersion: version };
  try {
    await db.send(
      new PutCommand({
        TableName: projectsTable(),
        Item: { ...proposalKey(grant.projectId, episode), ...proposal, proposedAt: now },
        ConditionExpression: "attribute_not_exists(pk) OR draftVersion <= :draft",
        ExpressionAttributeValues: { ":draft": version },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The transaction item that removes a draft from review. The transaction fails if the draft is not waiting. */
export function clearPendingDraft(grant: ProjectGrant, episode: string, draftVersion: number): TransactItem {
  return {
    Delete: {
      TableName: projectsTable(),
      Key: proposalKey(grant.projectId, episode),
      ConditionExpression: "draftVersion = :draft",
      ExpressionAttributeValues: { ":draft": draftVersion },
    },
  };
}

/** Removes a draft from review; false if it is not waiting. */
export async function discardPendingDraft(
  grant: ProjectGrant,
  episode: string,
  draftVersion: number,
): Promise<boolean> {
  try {
    // A transaction has a client token, so the SDK's retry after a lost response counts as the same request.
    await transact([clearPendingDraft(grant, episode, draftVersion)]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
