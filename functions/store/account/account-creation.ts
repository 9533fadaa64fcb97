import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "../aws/client-timeouts.ts";
import { refused } from "../aws/cognito.ts";

const pool = new CognitoIdentityProviderClient(CLIENT_TIMEOUTS);

interface Account {
  readonly id: string;
  readonly status: string;
}

const named = (Username: string) => ({ UserPoolId: environment("USER_POOL_ID"), Username });

async function accountAt(email: string): Promise<Account | undefined> {
  try {
    const { Username = "", UserStatus = "" } = await pool.send(new AdminGetUserCommand(named(email)));
    return { id: Username, status: UserStatus };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

// Created by an administrator, by an interrupted sign-up, or by the earlier sign-up flow, where anyone could choose the
// password.
const isUnfinished = ({ status }: Account) => status === "FORCE_CHANGE_PASSWORD" || status === "UNCONFIRMED";

/** Whether the email address has an account that is ready to use. */
export async function hasAccount(email: string): Promise<boolean> {
  const account = await accountAt(email);
  return account !== undefined && !isUnfinished(account);
}

/**
 * Creates the account of a user who has verified the address, with the password chosen then. Returns false if the
 * address already has an account.
 *
 * @throws {AccountError} `weakPassword`
 */
export async function makeAccount(email: string, password: string): Promise<boolean> {
  const account = (await accountAt(email)) ?? (await created(email));
  if (!isUnfinished(account)) return false;
  try {
    await pool.send(new AdminSetUserPasswordCommand({ ...named(account.id), Password: password, Permanent: true }));
  } catch (error) {
    throw refused(error);
  }
  const UserAttributes = [{ Name: "email_verified", Value: "true" }];
  await pool.send(new AdminUpdateUserAttributesCommand({ ...named(account.id), UserAttributes }));
  // Setting the password may already have confirmed the account.
  if ((await accountAt(email))?.status === "UNCONFIRMED") {
    await pool.send(new AdminConfirmSignUpCommand(named(account.id)));
  }
  return true;
}

async function created(email: string): Promise<Account> {
  const UserAttributes = [
    { Name: "email", Value: email },
    { Name: "email_verified", Value: "true" },
  ];
  try {
    await pool.send(new AdminCreateUserCommand({ ...named(email), UserAttributes, MessageAction: "SUPPRESS" }));
  } catch (error) {
    // The form was submitted twice, or the response to the first attempt was lost.
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  const account = await accountAt(email);
  if (!account) throw new Error("The account that was made is not there.");
  return account;
}
