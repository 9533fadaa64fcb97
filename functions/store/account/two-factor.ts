import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "../aws/client-timeouts.ts";
import { AccountError, cognitoCall, userPool } from "../aws/cognito.ts";
import { newId } from "../aws/id.ts";
import { hashOfSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectsTable, userKey } from "../aws/table.ts";
import type { Session } from "./sessions.ts";

/** As long as the owner's token lives: infra/stacks/identity.ts. */
const SETUP_SECONDS = 15 * 60;

const RECOVERY_CODES = 8;
const WINDOW_SECONDS = 15 * 60;
const MAX_ATTEMPTS = 10;

const Associated = z.object({ SecretCode: z.string() });

const setupKey = (userId: string) => ({ pk: userKey(userId), sk: "SECOND-STEP-SETUP" });
const Setup = z.object({ ownerToken: z.string(), signIn: z.string(), expiresAt: z.number() });

/**
 * A new secret for an authenticator app of the session's user. The app that they have stays good until it is confirmed, in
 * the same session and soon.
 *
 * @param ownerToken lives as long as the secret may be confirmed, and is kept where no route shows it
 */
export async function enrolTotp({ userId, signIn }: Session, ownerToken: string, nowSeconds: number): Promise<string> {
  const { SecretCode } = Associated.parse(await ask("AssociateSoftwareToken", { AccessToken: ownerToken }));
  const Item = { ...setupKey(userId), ownerToken, signIn, expiresAt: nowSeconds + SETUP_SECONDS };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  return SecretCode;
}

/**
 * From now on the app that was prepared is asked for at each sign-in.
 *
 * @throws {AccountError} `wrongCode`, or `unsuitable` when none was prepared
 */
export async function confirmTotp({ userId, signIn }: Session, code: string, nowSeconds: number): Promise<void> {
  const stands = { TableName: projectsTable(), Key: setupKey(userId) };
  const { Item } = await db.send(new GetCommand({ ...stands, ConsistentRead: true }));
  const setup = Item && Setup.parse(Item);
  if (!setup || setup.signIn !== signIn || setup.expiresAt < nowSeconds) {
    throw new AccountError("unsuitable", "No app was prepared.");
  }
  await ask("VerifySoftwareToken", { AccessToken: setup.ownerToken, UserCode: code });
  await chooseApp(userId, true);
  await db.send(new DeleteCommand(stands));
}

/** No app is asked for any more. */
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

/** Keeps whether somebody signs in with a second step, which each request asks for. */
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

/** New recovery codes in place of earlier ones. Only their hashes are kept. */
export async function newRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newId);
  const hashes = new Set(codes.map(hashOfSecret));
  await db.send(new PutCommand({ TableName: projectsTable(), Item: { ...recoveryKey(userId), hashes } }));
  return codes;
}

/** Whether it is one of somebody's recovery codes, which is then good no more. */
export async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashOfSecret(code);
  const values = { ":one": new Set([hash]), ":hash": hash, ":attempt": newId() };
  return written({
    Key: recoveryKey(userId),
    UpdateExpression: "DELETE hashes :one SET attempt = :attempt",
    // The SDK tries again when an answer is lost, and is not to be refused by its own first try.
    ConditionExpression: "contains(hashes, :hash) OR attempt = :attempt",
    ExpressionAttributeValues: values,
  });
}

/** Whether somebody may try another code: ten in a quarter of an hour, since six digits can be guessed by a machine. */
export async function allowCodeAttempt(userId: string, nowSeconds: number): Promise<boolean> {
  const window = Math.floor(nowSeconds / WINDOW_SECONDS);
  return written({
    Key: { pk: userKey(userId), sk: `CODES#${window}` },
    UpdateExpression: "ADD tries :one SET expiresAt = :end",
    ConditionExpression: "attribute_not_exists(tries) OR tries < :most",
    ExpressionAttributeValues: { ":one": 1, ":most": MAX_ATTEMPTS, ":end": (window + 2) * WINDOW_SECONDS },
  });
}

type Update = Omit<ConstructorParameters<typeof UpdateCommand>[0], "TableName">;

/** False where the condition did not hold. */
async function written(update: Update): Promise<boolean> {
  try {
    await db.send(new UpdateCommand({ TableName: projectsTable(), ...update }));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Calls what the library has no method for that takes a token. */
function ask(operation: string, payload: object): Promise<unknown> {
  return cognitoCall<unknown>((done) => userPool().client.request(operation, payload, done));
}

/** Says that the code is none of theirs. */
export const wrongCode = () => new AccountError("wrongCode", "No such code.");
