import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { isBusy } from "./mail.ts";
import type { ProjectProof } from "./sessions.ts";
import { db, itemsOf, projectKey, putNew, schedulesTable } from "./table.ts";

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

export const MadeRow = z.object({ sk: z.string(), madeAt: z.string().optional() });

/** Notes that a day's sheet has been made and mailed. */
export async function noteMade(proof: ProjectProof, day: NightlyDay, now: string): Promise<void> {
  await db.send(new PutCommand({ TableName: schedulesTable(), Item: { ...keyOf(proof, day), madeAt: now } }));
}

/**
 * Sends a mail about a day to one person, once: what is about to be sent is noted first, so that a run that ends in the
 * middle is never followed by the same mail again. Such a mail stays noted as `SENDING`, since nobody knows whether it went; one that the mail service had no room for is sent by the next run.
 */
export async function mailOnce(
  proof: ProjectProof,
  day: NightlyDay,
  email: string,
  send: () => Promise<void>,
): Promise<boolean> {
  const TableName = schedulesTable();
  const Key = keyOf(proof, day, email);
  const notSent = { condition: "mail = :failed", values: { ":failed": "FAILED" } };
  if (!(await putNew(TableName, { ...Key, mail: "SENDING" }, notSent))) return false;
  const note = (mail: "SENT" | "FAILED") =>
    db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: "SET mail = :became",
        ExpressionAttributeValues: { ":became": mail },
      }),
    );
  try {
    await send();
  } catch (error) {
    if (isBusy(error)) await note("FAILED");
    throw error;
  }
  await note("SENT");
  return true;
}
