import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { newId } from "../aws/id.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectsTable } from "../aws/table.ts";

const LASTS_SECONDS = 24 * 3600;

/** So often an address is mailed about signing up before a day without it, whether it has an account or not. */
const MOST_MAILS = 5;

const signupKey = (id: string) => ({ pk: `SIGNUP#${id}`, sk: "SIGNUP" });

/** A sign-up whose link has been mailed. There is no account before the link is opened and a password is set there. */
export const Signup = z.object({
  pk: z.string(),
  email: z.string(),
  /** Of the link's secret. */
  hash: z.string(),
  /** Of the password at sign-up, which is never set: it tells who has yet to open the link. */
  password: z.string().optional(),
  expiresAt: z.number(),
});
export type Signup = z.infer<typeof Signup>;

/** What the link of a mail says. */
export interface SignupLink {
  readonly user: string;
  readonly code: string;
}

/**
 * Keeps a sign-up in the place of an earlier one of the address. Undefined when the address was mailed often enough.
 *
 * @param password of the newcomer; undefined where the address has an account, for which no link will be mailed
 */
export async function keepSignup(
  email: string,
  before: Signup | undefined,
  password: string | undefined,
  nowSeconds: number,
): Promise<SignupLink | undefined> {
  // Worked out for every address, so that the time of an answer does not tell whether it has an account.
  const hashed = await hashOfPassword(password ?? "", randomBytes(16));
  return mailed(email, before, nowSeconds, password === undefined ? undefined : hashed);
}

/** Another link for the sign-up, which takes the place of the first. */
export function renewSignup(signup: Signup, nowSeconds: number): Promise<SignupLink | undefined> {
  return mailed(signup.email, signup, nowSeconds, signup.password);
}

async function mailed(
  email: string,
  before: Signup | undefined,
  nowSeconds: number,
  password: string | undefined,
): Promise<SignupLink | undefined> {
  const [user, code] = [before ? before.pk.slice("SIGNUP#".length) : newId(), newSecret()];
  try {
    await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: signupKey(user),
        UpdateExpression: `SET email = :email, #hash = :hash, expiresAt = :end, attempt = :attempt ${password ? ", #password = :password" : ""} ADD mails :one ${password ? "" : "REMOVE #password"}`,
        // The SDK tries again when an answer is lost, and is not to be refused by its own first try.
        ConditionExpression: "attribute_not_exists(mails) OR mails < :most OR attempt = :attempt",
        ExpressionAttributeNames: { "#hash": "hash", "#password": "password" },
        ExpressionAttributeValues: {
          ":email": email,
          ":hash": hashOfSecret(code),
          ":end": nowSeconds + LASTS_SECONDS,
          ":attempt": newId(),
          ":one": 1,
          ":most": MOST_MAILS,
          ...(password && { ":password": password }),
        },
      }),
    );
    return { user, code };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** The sign-up that a link is of. */
export async function signupBy({ user, code }: SignupLink): Promise<Signup | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: signupKey(user), ConsistentRead: true }),
  );
  const signup = Item && Signup.parse(Item);
  return signup?.hash === hashOfSecret(code) ? signup : undefined;
}

/** Forgets what was typed at a sign-up, once the account has its own password. */
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

/** Whether it is the password of a sign-up. Takes as long where there is none. */
export async function isPasswordOf(signup: Signup | undefined, password: string): Promise<boolean> {
  const kept = signup?.password ?? `${"0".repeat(32)}.${"0".repeat(64)}`;
  const given = await hashOfPassword(password, Buffer.from(kept.slice(0, 32), "hex"));
  return signup?.password !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Salt and hash in hexadecimal digits. */
async function hashOfPassword(password: string, salt: Buffer): Promise<string> {
  return `${salt.toString("hex")}.${(await derive(password, salt, 32)).toString("hex")}`;
}
