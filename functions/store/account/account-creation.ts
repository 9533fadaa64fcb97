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
  readonly isEnabled: boolean;
  /** Whether its holder has shown that the address is theirs. */
  readonly isVerified: boolean;
}

const named = (Username: string) => ({ UserPoolId: environment("USER_POOL_ID"), Username });

async function accountAt(email: string): Promise<Account | undefined> {
  try {
    const found = await pool.send(new AdminGetUserCommand(named(email)));
    const { Username = "", UserStatus = "", Enabled = false, UserAttributes = [] } = found;
    const isVerified = UserAttributes.some(({ Name, Value }) => Name === "email_verified" && Value === "true");
    return { id: Username, status: UserStatus, isEnabled: Enabled, isVerified };
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

/** The user whose password a link mailed to an address may replace, or undefined when there is none. */
export async function accountToReset(email: string): Promise<string | undefined> {
  const account = await accountAt(email);
  const canReset = account?.isEnabled && account.isVerified && !isUnfinished(account);
  return canReset ? account.id : undefined;
}

/** @throws {AccountError} `weakPassword`, or `notAuthorized` when the account is gone */
export async function setPassword(userId: string, password: string): Promise<void> {
  try {
    await pool.send(new AdminSetUserPasswordCommand({ ...named(userId), Password: password, Permanent: true }));
  } catch (error) {
    throw refused(error);
  }
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
  await setPassword(account.id, password);
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
  if (!account) throw new Error("The created account was not found.");
  return account;
}
