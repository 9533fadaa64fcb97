import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "../aws/client-timeouts.ts";
import { AccountError, askCognito } from "../aws/cognito.ts";
import { newId } from "../aws/id.ts";
import { hashOfSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectsTable, userKey } from "../aws/table.ts";
import type { Session } from "./sessions.ts";

/** The lifetime of the owner token; see infra/stacks/identity.ts. */
const SETUP_SECONDS = 15 * 60;

const RECOVERY_CODES = 8;
const WINDOW_SECONDS = 15 * 60;
const MAX_ATTEMPTS = 10;

const Associated = z.object({ SecretCode: z.string() });

const setupKey = (userId: string) => ({ pk: userKey(userId), sk: "SECOND-STEP-SETUP" });
const Setup = z.object({ ownerToken: z.string(), signIn: z.string(), expiresAt: z.number() });

/**
 * Creates a new authenticator-app secret for the session's user. The current app stays valid until the new one is
 * confirmed, in the same session and within `SETUP_SECONDS`.
 *
 * @param ownerToken valid for as long as the secret can be confirmed; stored where no route returns it
 */
export async function enrolTotp({ userId, signIn }: Session, ownerToken: string, nowSeconds: number): Promise<string> {
  const { SecretCode } = Associated.parse(await askCognito("AssociateSoftwareToken", { AccessToken: ownerToken }));
  const Item = { ...setupKey(userId), ownerToken, signIn, expiresAt: nowSeconds + SETUP_SECONDS };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  return SecretCode;
}

/**
 * Enables two-factor authentication with the prepared app.
 *
 * @throws {AccountError} `wrongCode`, or `unsuitable` if no app was prepared
 */
export async function confirmTotp({ userId, signIn }: Session, code: string, nowSeconds: number): Promise<void> {
  const stands = { TableName: projectsTable(), Key: setupKey(userId) };
  const { Item } = await db.send(new GetCommand({ ...stands, ConsistentRead: true }));
  const setup = Item && Setup.parse(Item);
  if (!setup || setup.signIn !== signIn || setup.expiresAt < nowSeconds) {
    throw new AccountError("unsuitable", "No authenticator app is being set up.");
  }
  await askCognito("VerifySoftwareToken", { AccessToken: setup.ownerToken, UserCode: code });
  await chooseApp(userId, true);
  await db.send(new DeleteCommand(stands));
}

export async function disableTwoFactor(userId: string): Promise<void> {
  await chooseApp(userId, false);
}

async function chooseApp(userId: string, isOn: boolean): Promise<void> {
  await new CognitoIdentityProviderClient(CLIENT_TIMEOUTS).send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: environment("USER_POOL_ID"),
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
    }),
  );
}

/** Stores whether the user has two-factor authentication; every request reads it. */
export async function recordTwoFactor(userId: string, isOn: boolean): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET secondStep = :on",
      ExpressionAttributeValues: { ":on": isOn },
    }),
  );
}

const recoveryKey = (userId: string) => ({ pk: userKey(userId), sk: "RECOVERY" });

/** Replaces the recovery codes. Only their hashes are stored. */
export async function newRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newId);
  const hashes = new Set(codes.map(hashOfSecret));
  await db.send(new PutCommand({ TableName: projectsTable(), Item: { ...recoveryKey(userId), hashes } }));
  return codes;
}

/** Uses up a recovery code. Returns false if it is not one of the user's unused codes. */
export async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashOfSecret(code);
  const values = { ":one": new Set([hash]), ":hash": hash, ":attempt": newId() };
  return written({
    Key: recoveryKey(userId),
    UpdateExpression: "DELETE hashes :one SET attempt = :attempt",
    // The SDK retries after a lost response, and its own first attempt must not fail the condition.
    ConditionExpression: "contains(hashes, :hash) OR attempt = :attempt",
    ExpressionAttributeValues: values,
  });
}

/**
 * Whether another code may be tried for the account of an address: ten attempts per 15 minutes, since six digits can be
 * brute-forced. Counted by address, which a sign-in has before any index has the account.
 */
export async function allowCodeAttempt(email: string, nowSeconds: number): Promise<boolean> {
  const window = Math.floor(nowSeconds / WINDOW_SECONDS);
  return written({
    Key: { pk: `ADDRESS#${email.toLowerCase()}`, sk: `CODES#${window}` },
    UpdateExpression: "ADD tries :one SET expiresAt = :end",
    ConditionExpression: "attribute_not_exists(tries) OR tries < :most",
    ExpressionAttributeValues: { ":one": 1, ":most": MAX_ATTEMPTS, ":end": (window + 2) * WINDOW_SECONDS },
  });
}

type Update = Omit<ConstructorParameters<typeof UpdateCommand>[0], "TableName">;

/** False if the condition failed. */
async function written(update: Update): Promise<boolean> {
  try {
    await db.send(new UpdateCommand({ TableName: projectsTable(), ...update }));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The error for a code that does not match. */
export const wrongCode = () => new AccountError("wrongCode", "No such code.");
