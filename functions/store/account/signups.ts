import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { idOf, newId } from "../aws/id.ts";
import { readableRows } from "../aws/readable-rows.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectsTable } from "../aws/table.ts";

const LIFETIME_SECONDS = 24 * 3600;

/**
 * Maximum emails about signing up per address, until a day has passed without one. Counts addresses with an account
 * too.
 */
const MAX_EMAILS = 5;

const signupKey = (id: string) => ({ pk: `SIGNUP#${id}`, sk: "SIGNUP" });

/** A sign-up whose link was mailed. The account is created when the link is opened and a password is set there. */
export const Signup = z.object({
  pk: z.string(),
  email: z.string(),
  /** Hash of the link's secret. */
  hash: z.string(),
  /**
   * Hash of the password entered at sign-up, also if the address has an account. It is never set on the account; it
   * only shows who has yet to open the link.
   */
  password: z.string().optional(),
  expiresAt: z.number(),
});
export type Signup = z.infer<typeof Signup>;

/** The parameters of an emailed link. */
export interface SignupLink {
  readonly user: string;
  readonly code: string;
}

/** Sign-ups of an address share a row, and so its limit of emails, also when they are sent at once. */
const idOfAddress = (email: string) => idOf(`signup\n${email}`);

/** The sign-up of an address, unless it has expired. */
export async function signupOf(email: string, nowSeconds: () => number): Promise<Signup | undefined> {
  const Key = signupKey(idOfAddress(email));
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return readableRows(Signup, Item ? [Item] : []).find(({ expiresAt }) => expiresAt >= nowSeconds());
}

/**
 * Stores a sign-up, replacing an earlier one of the same address. Undefined if the email limit of the address is
 * reached. Addresses with an account have sign-ups too: otherwise the response to a later sign-in with the same
 * password would reveal the account.
 */
export async function keepSignup(email: string, password: string, nowSeconds: number): Promise<SignupLink | undefined> {
  return mailed(email, nowSeconds, await hashOfPassword(password, randomBytes(16)));
}

/**
 * Creates a new link for the sign-up and invalidates the previous one. Undefined if the link has been opened, or if the
 * email limit of the address is reached.
 */
export async function renewSignup(signup: Signup, nowSeconds: number): Promise<SignupLink | undefined> {
  return signup.password === undefined ? undefined : mailed(signup.email, nowSeconds, signup.password);
}

async function mailed(email: string, nowSeconds: number, password: string): Promise<SignupLink | undefined> {
  const [user, code, attempt] = [idOfAddress(email), newSecret(), newId()];
  const write = async (mails: string, condition: string, values: Readonly<Record<string, number>>) => {
    try {
      await db.send(
        new UpdateCommand({
          TableName: projectsTable(),
          Key: signupKey(user),
          UpdateExpression: `SET email = :email, #hash = :hash, expiresAt = :end, attempt = :attempt, #password = :password, mails = ${mails}`,
          // The SDK retries after a lost response, and its own first attempt must not fail the condition.
          ConditionExpression: `${condition} OR attempt = :attempt`,
          ExpressionAttributeNames: { "#hash": "hash", "#password": "password" },
          ExpressionAttributeValues: {
            ":email": email,
            ":hash": hashOfSecret(code),
            ":end": nowSeconds + LIFETIME_SECONDS,
            ":attempt": attempt,
            ":one": 1,
            ":password": password,
            ...values,
          },
        }),
      );
      return { user, code };
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  };
  const begun = await write(":one", "attribute_not_exists(pk) OR expiresAt < :now", { ":now": nowSeconds });
  return begun ?? write("mails + :one", "mails < :most", { ":most": MAX_EMAILS });
}

/** The sign-up that a link belongs to. */
export async function signupBy({ user, code }: SignupLink): Promise<Signup | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: signupKey(user), ConsistentRead: true }),
  );
  const signup = Item && Signup.parse(Item);
  return signup?.hash === hashOfSecret(code) ? signup : undefined;
}

/** Deletes the password of the sign-up once the account has its own. */
export async function forgetPassword({ pk }: Signup): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk, sk: "SIGNUP" },
      UpdateExpression: "REMOVE #password",
      ExpressionAttributeNames: { "#password": "password" },
    }),
  );
}

/** Whether the password is that of the sign-up. Takes equally long without one. */
export async function isPasswordOf(signup: Signup | undefined, password: string): Promise<boolean> {
  const kept = signup?.password ?? `${"0".repeat(32)}.${"0".repeat(64)}`;
  const given = await hashOfPassword(password, Buffer.from(kept.slice(0, 32), "hex"));
  return signup?.password !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Salt and hash as hexadecimal digits, separated by a dot. */
async function hashOfPassword(password: string, salt: Buffer): Promise<string> {
  return `${salt.toString("hex")}.${(await derive(password, salt, 32)).toString("hex")}`;
}
