import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectGrant } from "../account/sessions.ts";
import { isBusy } from "../aws/mail.ts";
import { db, itemsOf, projectKey, putNew, schedulesTable } from "../aws/table.ts";

/** A day of a schedule whose call sheet is made at night. */
export interface DraftDay {
  readonly scheduleName: string;
  readonly date: string;
}

const keyOf = ({ projectId }: ProjectGrant, { scheduleName, date }: DraftDay, email = "") => ({
  pk: projectKey(projectId),
  sk: `NIGHT#${date}#${scheduleName}#${email}`,
});

/** Whether a day's sheet has been made and mailed. */
export async function isDrafted(grant: ProjectGrant, day: DraftDay): Promise<boolean> {
  const Key = keyOf(grant, day);
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item !== undefined;
}

/** The days whose sheets have been made, and when. */
export async function draftsOf(grant: ProjectGrant): Promise<(DraftDay & { readonly madeAt: string })[]> {
  const items = await itemsOf(schedulesTable(), grant.projectId, "NIGHT#");
  return items.flatMap((item) => {
    const { sk, madeAt } = MadeRow.parse(item);
    const [, date = "", scheduleName = ""] = sk.split("#");
    // The others are of mails.
    return madeAt === undefined ? [] : { date, scheduleName, madeAt };
  });
}

export const MadeRow = z.object({ sk: z.string(), madeAt: z.string().optional() });

/** Notes that a day's sheet has been made and mailed. */
export async function recordDraft(grant: ProjectGrant, day: DraftDay, now: string): Promise<void> {
  await db.send(new PutCommand({ TableName: schedulesTable(), Item: { ...keyOf(grant, day), madeAt: now } }));
}

/**
 * Sends a mail about a day to one person, once: what is about to be sent is noted first, so that a run that ends in the
 * middle is never followed by the same mail again. Such a mail stays noted as `SENDING`, since nobody knows whether it went; one that the mail service had no room for is sent by the next run.
 */
export async function mailOnce(
  grant: ProjectGrant,
  day: DraftDay,
  email: string,
  send: () => Promise<void>,
): Promise<boolean> {
  const TableName = schedulesTable();
  const Key = keyOf(grant, day, email);
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
