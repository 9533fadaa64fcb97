import { GetCommand, PutCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Draft } from "./drafts.ts";
import type { ProjectProof } from "./sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable, transact } from "./table.ts";

/** The draft that has been read and waits for its review, the newest if there were several. */
export const Proposal = z.object({ draftId: z.string(), draftVersion: z.int().positive() });
export type Proposal = z.infer<typeof Proposal>;

const proposalKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "PROPOSAL" });

/** The draft that waits for its review, or undefined when none does. */
export async function proposalOf(proof: ProjectProof): Promise<Proposal | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: proposalKey(proof.projectId), ConsistentRead: true }),
  );
  return Item && Proposal.parse(Item);
}

/** Lets a draft wait for its review, in place of any that is not newer; false where a newer one waits. */
export async function propose(
  proof: ProjectProof,
  { draftId, version }: Pick<Draft, "draftId" | "version">,
  now: string,
): Promise<boolean> {
  const proposal: Proposal = { draftId, draftVersion: version };
  try {
    await db.send(
      new PutCommand({
        TableName: projectsTable(),
        Item: { ...proposalKey(proof.projectId), ...proposal, proposedAt: now },
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
export function endProposal(
  proof: ProjectProof,
  draftVersion: number,
): NonNullable<TransactWriteCommandInput["TransactItems"]>[number] {
  return {
    Delete: {
      TableName: projectsTable(),
      Key: proposalKey(proof.projectId),
      ConditionExpression: "draftVersion = :draft",
      ExpressionAttributeValues: { ":draft": draftVersion },
    },
  };
}

/** Takes a draft out of review; false when it does not wait. */
export async function discardProposal(proof: ProjectProof, draftVersion: number): Promise<boolean> {
  try {
    // A transaction bears a token, by which the SDK's second try after a lost answer is the same one.
    await transact([endProposal(proof, draftVersion)]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
