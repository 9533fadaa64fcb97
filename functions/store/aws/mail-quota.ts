import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { TransientError } from "../../runtime/transient-errors.ts";
import { db, isConditionFailure, projectsTable, transact } from "./table.ts";

export type MailKind = "invitation" | "callSheet";

/**
 * Daily email limits per account and per project, so that Backlot cannot be abused as a relay. Enough for three
 * publications to 3,000 people, or to invite a team in an afternoon.
 */
export const MAILS_A_DAY: Readonly<Record<MailKind, number>> = { invitation: 60, callSheet: 9000 };

/** The owners of the quotas that an email counts against: the project and, if a user triggered it, the user. */
export interface MailSender {
  readonly projectId: string;
  readonly userId?: string | undefined;
}

/** The quota that is used up. */
export type QuotaOf = "account" | "project";

const Count = z.object({ mails: z.int() });
const RETENTION_SECONDS = 2 * 24 * 3600;
const MAX_ATTEMPTS = 5;

/** Reserves emails from today's quota. @returns how many may be sent, and which quota limited them */
export async function takeMails(
  { projectId, userId }: MailSender,
  kind: MailKind,
  wanted: number,
  now: string,
): Promise<{ readonly taken: number; readonly usedUp?: QuotaOf }> {
  const date = now.slice(0, 10);
  const keyOf = (of: QuotaOf, id: string) => ({ pk: `MAILS#${of}#${id}`, sk: `${date}#${kind}` });
  const counters: [QuotaOf, { pk: string; sk: string }][] = [
    ...(userId === undefined ? [] : [["account", keyOf("account", userId)] as [QuotaOf, { pk: string; sk: string }]]),
    ["project", keyOf("project", projectId)],
  ];
  const expiresAt = Math.floor(Date.parse(now) / 1000) + RETENTION_SECONDS;
  for (let tries = 1; ; tries++) {
    const left = await Promise.all(counters.map(async ([, key]) => MAILS_A_DAY[kind] - (await sentOf(key))));
    const least = Math.min(...left);
    const taken = Math.max(0, Math.min(wanted, least));
    const limit = counters[left.indexOf(least)]?.[0];
    if (taken === 0) return { taken, ...(wanted > 0 && limit && { usedUp: limit }) };
    try {
      await transact(
        counters.map(([, Key]) => ({
          Update: {
            TableName: projectsTable(),
            Key,
            UpdateExpression: "ADD mails :taken SET expiresAt = :end",
            ConditionExpression: "attribute_not_exists(mails) OR mails <= :room",
            ExpressionAttributeValues: { ":taken": taken, ":room": MAILS_A_DAY[kind] - taken, ":end": expiresAt },
          },
        })),
      );
      return { taken, ...(taken < wanted && limit && { usedUp: limit }) };
    } catch (error) {
      // Another request has used part of the quota since it was read.
      if (!isConditionFailure(error)) throw error;
      if (tries === MAX_ATTEMPTS) throw new TransientError("The emails of today could not be counted.");
    }
  }
}

async function sentOf(Key: { readonly pk: string; readonly sk: string }): Promise<number> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item ? Count.parse(Item).mails : 0;
}
