import { GetCommand, PutCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectGrant } from "../account/sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable, transact } from "../aws/table.ts";
import type { Draft } from "./drafts.ts";

/** The draft that has been read and waits for its review, the newest if there were several. */
export const PendingDraft = z.object({ draftId: z.string(), draftVersion: z.int().positive() });
export type PendingDraft = z.infer<typeof PendingDraft>;

const proposalKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "PROPOSAL" });

/** The draft that waits for its review, or undefined when none does. */
export async function pendingDraftOf(grant: ProjectGrant): Promise<PendingDraft | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: proposalKey(grant.projectId), ConsistentRead: true }),
  );
  return Item && PendingDraft.parse(Item);
}

/** Lets a draft wait for its review, in place of any that is not newer; false where a newer one waits. */
export async function setPendingDraft(
  grant: ProjectGrant,
  { draftId, version }: Pick<Draft, "draftId" | "version">,
  now: string,
): Promise<boolean> {
  const proposal: PendingDraft = { draftId, draftVersion: version };
  try {
    await db.send(
      new PutCommand({
        TableName: projectsTable(),
        Item: { ...proposalKey(grant.projectId), ...proposal, proposedAt: now },
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

/** The part of a transaction by which a draft no longer waits; it fails when it does not wait any more. */
export function clearPendingDraft(
  grant: ProjectGrant,
  draftVersion: number,
): NonNullable<TransactWriteCommandInput["TransactItems"]>[number] {
  return {
    Delete: {
      TableName: projectsTable(),
      Key: proposalKey(grant.projectId),
      ConditionExpression: "draftVersion = :draft",
      ExpressionAttributeValues: { ":draft": draftVersion },
    },
  };
}

/** Takes a draft out of review; false when it does not wait. */
export async function discardPendingDraft(grant: ProjectGrant, draftVersion: number): Promise<boolean> {
  try {
    // A transaction bears a token, by which the SDK's second try after a lost answer is the same one.
    await transact([clearPendingDraft(grant, draftVersion)]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
