import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { MailCounts } from "../../../shared/call-sheet/publishing/mailing.ts";
import { TransientError } from "../../runtime/transient-errors.ts";
import { db, isConditionFailure, projectKey, projectsTable, transact } from "./table.ts";

export type MailKind = "invitation" | "callSheet";

/**
 * Daily email limits per account and per project, so that Backlot cannot be abused as a relay. Enough for three
 * publications to 3,000 people, or to invite a team in an afternoon.
 */
const MAILS_A_DAY: Readonly<Record<MailKind, number>> = { invitation: 60, callSheet: 9000 };
/** The limits of emails about a project younger than `NEW_DAYS`. */
const MAILS_A_DAY_WHILE_NEW: Readonly<Record<MailKind, number>> = { invitation: 60, callSheet: 600 };
const NEW_DAYS = 7;
/** For all projects and kinds together. SES usually allows 50,000 emails a day; the others remain for accounts. */
const MAILS_A_DAY_OF_DEPLOYMENT = 40_000;

/** The owners of the quotas that an email counts against: the project and, if a user triggered it, the user. */
export interface MailSender {
  readonly projectId: string;
  readonly userId?: string | undefined;
}

/** The quota that is used up. */
export interface UsedUp {
  readonly of: "account" | "project" | "deployment";
  /** Emails a day. */
  readonly limit: number;
  /** Whether the limit rises once the project is no longer new. */
  readonly isWhileNew: boolean;
}

interface Counter extends UsedUp {
  readonly key: { readonly pk: string; readonly sk: string };
}

const Age = z.object({ createdAt: z.string(), importedAt: z.string().optional() });
const Count = z.object({ mails: z.int() });
const RETENTION_SECONDS = 2 * 24 * 3600;
const MAX_ATTEMPTS = 5;

/** Reserves emails from today's quota. @returns how many may be sent, and which quota limited them */
export async function takeMails(
  sender: MailSender,
  kind: MailKind,
  wanted: number,
  now: string,
): Promise<{ readonly taken: number; readonly usedUp?: UsedUp }> {
  const counters = countersOf(sender, kind, now, await isNew(sender, now));
  const expiresAt = Math.floor(Date.parse(now) / 1000) + RETENTION_SECONDS;
  for (let tries = 1; ; tries++) {
    const left = await Promise.all(counters.map(async ({ key, limit }) => limit - (await sentOf(key))));
    const least = Math.min(...left);
    const taken = Math.max(0, Math.min(wanted, least));
    const usedUp = counters[left.indexOf(least)];
    if (taken === 0) return { taken, ...(wanted > 0 && usedUp && { usedUp }) };
    try {
      await transact(
        counters.map(({ key, limit }) => ({
          Update: {
            TableName: projectsTable(),
            Key: key,
            UpdateExpression: "ADD mails :taken SET expiresAt = :end",
            ConditionExpression: "attribute_not_exists(mails) OR mails <= :room",
            ExpressionAttributeValues: { ":taken": taken, ":room": limit - taken, ":end": expiresAt },
          },
        })),
      );
      return { taken, ...(taken < wanted && usedUp && { usedUp }) };
    } catch (error) {
      // Another request has used part of the quota since it was read.
      if (!isConditionFailure(error)) throw error;
      if (tries === MAX_ATTEMPTS) throw new TransientError("The emails of today could not be counted.");
    }
  }
}

/** Returns emails that were reserved at `now` and not sent. */
export async function giveBackMails(sender: MailSender, kind: MailKind, unused: number, now: string): Promise<void> {
  if (unused === 0) return;
  try {
    await transact(
      countersOf(sender, kind, now, false).map(({ key }) => ({
        Update: {
          TableName: projectsTable(),
          Key: key,
          UpdateExpression: "ADD mails :less",
          ConditionExpression: "mails >= :unused",
          ExpressionAttributeValues: { ":less": -unused, ":unused": unused },
        },
      })),
    );
  } catch (error) {
    // A counter that has expired needs nothing back.
    if (!isConditionFailure(error)) throw error;
  }
}

const bouncesKey = (projectId: string, now: string) => ({
  pk: `MAILS#project#${projectId}`,
  sk: `${now.slice(0, 10)}#bounced`,
});

/** Counts a bounced call sheet of a project. */
export async function countBounce(projectId: string, now: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: bouncesKey(projectId, now),
      UpdateExpression: "ADD mails :one SET expiresAt = :end",
      ExpressionAttributeValues: { ":one": 1, ":end": Math.floor(Date.parse(now) / 1000) + RETENTION_SECONDS },
    }),
  );
}

/** The call sheets that a project has emailed today, and those that bounced. */
export async function bouncesToday(projectId: string, now: string): Promise<Pick<MailCounts, "sent" | "bounced">> {
  const sentKey = { pk: `MAILS#project#${projectId}`, sk: `${now.slice(0, 10)}#callSheet` };
  const [sent, bounced] = await Promise.all([sentOf(sentKey), sentOf(bouncesKey(projectId, now))]);
  return { sent, bounced };
}

/** The counters of a sender on the day of `now`. An account's age is not stored, so the project's counts for both. */
function countersOf({ projectId, userId }: MailSender, kind: MailKind, now: string, isProjectNew: boolean): Counter[] {
  const date = now.slice(0, 10);
  const limit = (isProjectNew ? MAILS_A_DAY_WHILE_NEW : MAILS_A_DAY)[kind];
  const isWhileNew = limit < MAILS_A_DAY[kind];
  const counter = (of: "account" | "project", id: string): Counter => ({
    ...{ of, limit, isWhileNew },
    key: { pk: `MAILS#${of}#${id}`, sk: `${date}#${kind}` },
  });
  return [
    ...(userId === undefined ? [] : [counter("account", userId)]),
    counter("project", projectId),
    {
      ...{ of: "deployment", limit: MAILS_A_DAY_OF_DEPLOYMENT, isWhileNew: false },
      key: { pk: "MAILS#deployment", sk: date },
    },
  ];
}

/** Whether the project was created or imported within the last `NEW_DAYS`. */
async function isNew({ projectId }: MailSender, now: string): Promise<boolean> {
  const Key = { pk: projectKey(projectId), sk: "PROJECT" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key }));
  const { createdAt, importedAt = createdAt } = Age.parse(Item);
  // An invalid date counts as new.
  return !(Date.parse(now) - Date.parse(importedAt) >= NEW_DAYS * 24 * 3600_000);
}

async function sentOf(Key: { readonly pk: string; readonly sk: string }): Promise<number> {
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item ? Count.parse(Item).mails : 0;
}
