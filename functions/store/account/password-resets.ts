import { DeleteCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { newId } from "../aws/id.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectsTable, userKey } from "../aws/table.ts";

const LINK_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;

/** So often an account is mailed a link before a day without it. */
const MAX_MAILS = 5;

const resetKey = (userId: string) => ({ pk: userKey(userId), sk: "PASSWORD_RESET" });

const PasswordReset = z.object({
  /** Of the link's secret. */
  hash: z.string(),
  /** The account's address; not `email`, by which profiles are found. */
  address: z.string(),
  /** In seconds since 1970, as is `expiresAt`, after which the mails are no longer counted. */
  linkUntil: z.number(),
  expiresAt: z.number(),
  mails: z.number(),
  attempt: z.string(),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

/** The content of an emailed link. */
interface ResetLink {
  readonly user: string;
  readonly code: string;
}

/** Keeps a link in the place of an earlier one. Undefined when the account was mailed often enough. */
export async function keepPasswordReset(
  user: string,
  address: string,
  nowSeconds: () => number,
): Promise<ResetLink | undefined> {
  const before = await resetOf(user);
  // The table's answer has set the clock.
  const now = nowSeconds();
  const mails = before && before.expiresAt >= now ? before.mails : 0;
  if (mails >= MAX_MAILS) return undefined;
  const code = newSecret();
  const reset: PasswordReset = {
    hash: hashOfSecret(code),
    address,
    linkUntil: now + LINK_SECONDS,
    expiresAt: now + DAY_SECONDS,
    mails: mails + 1,
    attempt: newId(),
  };
  const fields = Object.entries(reset);
  try {
    await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: resetKey(user),
        UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(", ")}`,
        // The SDK tries again when an answer is lost, and is not to be refused by its own first try.
        ConditionExpression: `${before ? "#attempt = :before" : "attribute_not_exists(#attempt)"} OR #attempt = :attempt`,
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
          ...(before && { ":before": before.attempt }),
        },
      }),
    );
    return { user, code };
  } catch (error) {
    // Asked for twice in the same moment: the other one is mailed.
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** What a link is for, also when it has expired; undefined when it is not of the latest mail. */
export async function passwordResetBy({ user, code }: ResetLink): Promise<PasswordReset | undefined> {
  const reset = await resetOf(user);
  return reset?.hash === hashOfSecret(code) ? reset : undefined;
}

export async function deletePasswordReset(user: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key: resetKey(user) }));
}

async function resetOf(user: string): Promise<PasswordReset | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: resetKey(user), ConsistentRead: true }),
  );
  return Item && PasswordReset.parse(Item);
}
