import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectGrant } from "../account/sessions.ts";
import { isBusy } from "../aws/mail.ts";
import { db, itemsOf, projectKey, putNew, schedulesTable } from "../aws/table.ts";

/** A day of a schedule for which a call sheet draft is made overnight. */
export interface DraftDay {
  readonly scheduleName: string;
  readonly date: string;
}

const keyOf = ({ projectId }: ProjectGrant, { scheduleName, date }: DraftDay, email = "") => ({
  pk: projectKey(projectId),
  sk: `NIGHT#${date}#${scheduleName}#${email}`,
});

/** Whether the day's draft has been made and emailed. */
export async function isDrafted(grant: ProjectGrant, day: DraftDay): Promise<boolean> {
  const Key = keyOf(grant, day);
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item !== undefined;
}

/** The days for which drafts have been made, and when. */
export async function draftsOf(grant: ProjectGrant): Promise<(DraftDay & { readonly madeAt: string })[]> {
  const items = await itemsOf(schedulesTable(), grant.projectId, "NIGHT#");
  return items.flatMap((item) => {
    const { sk, madeAt } = MadeRow.parse(item);
    const [, date = "", scheduleName = ""] = sk.split("#");
    // Rows without `madeAt` are those of emails.
    return madeAt === undefined ? [] : { date, scheduleName, madeAt };
  });
}

const MadeRow = z.object({ sk: z.string(), madeAt: z.string().optional() });

/** Records that the day's draft has been made and emailed. */
export async function recordDraft(grant: ProjectGrant, day: DraftDay, now: string): Promise<void> {
  await db.send(new PutCommand({ TableName: schedulesTable(), Item: { ...keyOf(grant, day), madeAt: now } }));
}

/**
 * Sends an email about a day to one recipient at most once. The item is set to `SENDING` before the call; if the
 * process dies in between, it stays `SENDING`, since it is unknown whether the email was sent. An email that SES
 * throttled is sent by the next run.
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
