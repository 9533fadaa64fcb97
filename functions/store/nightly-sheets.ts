import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectProof } from "./sessions.ts";
import { db, isConditionFailure, itemsOf, projectKey, schedulesTable } from "./table.ts";

/** A day of a schedule whose call sheet is made at night. */
export interface NightlyDay {
  readonly scheduleName: string;
  readonly date: string;
}

const keyOf = ({ projectId }: ProjectProof, { scheduleName, date }: NightlyDay, email = "") => ({
  pk: projectKey(projectId),
  sk: `NIGHT#${date}#${scheduleName}#${email}`,
});

/** Whether a day's sheet has been made and mailed. */
export async function isMade(proof: ProjectProof, day: NightlyDay): Promise<boolean> {
  const Key = keyOf(proof, day);
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item !== undefined;
}

/** The days whose sheets have been made, and when. */
export async function madeOf(proof: ProjectProof): Promise<(NightlyDay & { readonly madeAt: string })[]> {
  const items = await itemsOf(schedulesTable(), proof.projectId, "NIGHT#");
  return items.flatMap((item) => {
    const { sk, madeAt } = MadeRow.parse(item);
    const [, date = "", scheduleName = ""] = sk.split("#");
    // The others are of mails.
    return madeAt === undefined ? [] : { date, scheduleName, madeAt };
  });
}

const MadeRow = z.object({ sk: z.string(), madeAt: z.string().optional() });

/** Notes that a day's sheet has been made and mailed. */
export async function noteMade(proof: ProjectProof, day: NightlyDay, now: string): Promise<void> {
  await db.send(new PutCommand({ TableName: schedulesTable(), Item: { ...keyOf(proof, day), madeAt: now } }));
}

/**
 * Sends a mail about a day to one person, once: what is about to be sent is noted first, so that a run that ends in the
 * middle is never followed by the same mail again. Such a mail stays noted as `SENDING`, since nobody knows whether it went.
 */
export async function mailOnce(
  proof: ProjectProof,
  day: NightlyDay,
  email: string,
  send: () => Promise<void>,
): Promise<boolean> {
  const TableName = schedulesTable();
  const Key = keyOf(proof, day, email);
  try {
    await db.send(
      new PutCommand({
        TableName,
        Item: { ...Key, mail: "SENDING" },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    );
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
  await send();
  await db.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: "SET mail = :sent",
      ExpressionAttributeValues: { ":sent": "SENT" },
    }),
  );
  return true;
}
