import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ResendPolicy } from "../../../shared/call-sheet/publishing/mailing.ts";
import type { ProjectGrant } from "../account/sessions.ts";
import { newId } from "../aws/id.ts";
import type { MailRefusal } from "../aws/mail.ts";
import { db, isConditionFailure, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { dayCode, type PublishedDay } from "./publications.ts";

const At = z.iso.datetime().optional();

/** The delivery of one publication to one recipient. */
export const DeliveryRow = z.object({
  sk: z.string(),
  mail: z.enum(["SENDING", "SENT", "FAILED"]).optional(),
  operation: z.string().optional(),
  address: z.string().optional(),
  why: z.string().optional(),
  beganAt: At,
  sentAt: At,
  bouncedAt: At,
  openedAt: At,
  confirmedAt: At,
});
export type Delivery = z.infer<typeof DeliveryRow>;

/** The recipient of a delivery, and the number of the publication to confirm. */
export interface Recipient {
  readonly personId: string;
  readonly asked: number;
}

const prefixOf = (code: string) => `TOLD#${code}#`;
const recipientKey = ({ asked, personId }: Recipient) => `${String(asked).padStart(6, "0")}#${personId}`;
const keyOf = ({ projectId }: ProjectGrant, code: string, recipient: Recipient) => ({
  pk: projectKey(projectId),
  sk: prefixOf(code) + recipientKey(recipient),
});

/** All deliveries of a day, as a lookup by recipient. */
export async function deliveriesOf(
  grant: ProjectGrant,
  day: PublishedDay,
): Promise<(recipient: Recipient) => Delivery | undefined> {
  const prefix = prefixOf(dayCode(day));
  const rows = (await itemsOf(schedulesTable(), grant.projectId, prefix)).map((item) => DeliveryRow.parse(item));
  const byRecipient = new Map(rows.map((row) => [row.sk.slice(prefix.length), row]));
  return (recipient) => byRecipient.get(recipientKey(recipient));
}

const MAY_GO: Readonly<Record<ResendPolicy, string>> = {
  refused: "attribute_not_exists(mail) OR (mail = :failed AND operation <> :operation)",
  sent: "attribute_not_exists(mail) OR (mail <> :sending AND operation <> :operation)",
  perhaps: "attribute_not_exists(mail) OR operation <> :operation",
};

interface Mailing {
  readonly address: string;
  readonly operation: string;
  readonly again: ResendPolicy;
  readonly now: () => string;
  /** Sends the email. Returns the refusal if SES refused it. If it throws, the outcome is unknown. */
  readonly send: () => Promise<MailRefusal | undefined>;
}

/**
 * Sends one call-sheet email to one recipient at most once. The item is set to SENDING before the call; if the process
 * dies in between, it stays SENDING and only a person may send it again (`again: "perhaps"`).
 */
export async function mailDelivery(
  grant: ProjectGrant,
  day: PublishedDay,
  recipient: Recipient,
  { address, operation, again, now, send }: Mailing,
): Promise<MailRefusal | "sent" | "notNow"> {
  const Key = keyOf(grant, dayCode(day), recipient);
  const attempt = newId();
  try {
    await db.send(
      new UpdateCommand({
        TableName: schedulesTable(),
        Key,
        UpdateExpression:
          "SET mail = :sending, operation = :operation, address = :address, beganAt = :now, attempt = :attempt REMOVE sentAt, bouncedAt, isLasting, why",
        ConditionExpression: MAY_GO[again],
        ExpressionAttributeValues: {
          ":sending": "SENDING",
          ...(again === "refused" && { ":failed": "FAILED" }),
          ":operation": operation,
          ":address": address,
          ":now": now(),
          ":attempt": attempt,
        },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    // The SDK retries after a lost response; its own first attempt then fails the condition.
    const { Item } = await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }));
    if (Item?.attempt !== attempt) return "notNow";
  }
  const refusal = await send();
  if (refusal === undefined) await mark(Key, { mail: "SENT", sentAt: now() });
  else await mark(Key, { mail: "FAILED", why: refusal.why });
  return refusal ?? "sent";
}

async function mark(Key: { pk: string; sk: string }, fields: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(fields);
  await db.send(
    new UpdateCommand({
      TableName: schedulesTable(),
      Key,
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(", ")}`,
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, fields[name]])),
    }),
  );
}

/** Records that a recipient opened or confirmed the call sheet. The first timestamp is kept and returned. */
export async function recordRead(
  grant: ProjectGrant,
  day: PublishedDay,
  recipient: Recipient,
  { what, now }: { readonly what: "openedAt" | "confirmedAt"; readonly now: string },
): Promise<Delivery> {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: schedulesTable(),
      Key: keyOf(grant, dayCode(day), recipient),
      UpdateExpression:
        what === "openedAt"
          ? "SET openedAt = if_not_exists(openedAt, :now)"
          : "SET openedAt = if_not_exists(openedAt, :now), confirmedAt = if_not_exists(confirmedAt, :now)",
      ExpressionAttributeValues: { ":now": now },
      ReturnValues: "ALL_NEW",
    }),
  );
  const delivery = DeliveryRow.parse(Attributes);
  if (delivery[what] === now) await touchSchedules(grant);
  return delivery;
}

/**
 * Records that an email was not delivered, unless a newer one was sent since. SES may report one email several times
 * and out of order: permanent failures win, and the first timestamp is kept. `code` is the short name of the shoot day
 * (`dayCode`).
 *
 * @returns whether it is the first event of this email
 */
export async function recordBounce(grant: ProjectGrant, bounce: Bounce): Promise<boolean> {
  const { code, recipient, address, operation, isLasting, why, at } = bounce;
  const ofThisMail = ["address = :address", ...(operation === undefined ? [] : ["operation = :operation"])];
  const mayTell = isLasting ? [] : ["attribute_not_exists(isLasting)"];
  let isFirst: boolean;
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: schedulesTable(),
        Key: keyOf(grant, code, recipient),
        UpdateExpression: `SET bouncedAt = if_not_exists(bouncedAt, :at), why = :why${isLasting ? ", isLasting = :yes" : ""}`,
        ConditionExpression: [...ofThisMail, ...mayTell].join(" AND "),
        ExpressionAttributeValues: {
          ...{ ":at": at, ":why": why, ":address": address },
          ...(operation !== undefined && { ":operation": operation }),
          ...(isLasting && { ":yes": true }),
        },
        ReturnValues: "ALL_OLD",
      }),
    );
    isFirst = Attributes?.bouncedAt === undefined;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
  await touchSchedules(grant);
  return isFirst;
}

interface Bounce {
  readonly code: string;
  readonly recipient: Recipient;
  readonly address: string;
  /** The idempotency key of the send; undefined for emails sent before it was added to their tags. */
  readonly operation: string | undefined;
  /** Whether the failure is permanent, so that nothing more is sent to the address. */
  readonly isLasting: boolean;
  readonly why: string;
  readonly at: string;
}
