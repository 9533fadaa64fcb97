import { message } from "../../shared/i18n/speech.ts";
import { AccountError, type AccountRefusal } from "../store/aws/cognito.ts";

type Words = Partial<Record<AccountRefusal, () => Promise<never>>>;

/**
 * Awaits a Cognito call and turns its expected errors into refusals of the contract. Unexpected errors are rethrown.
 */
export async function mapCognitoErrors<T>(action: Promise<T>, words: Words): Promise<T> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof AccountError) await words[error.refusal]?.();
    throw error;
  }
}

/** Like `mapCognitoErrors`, but ignores errors that would reveal whether an account exists. */
export async function ignoreRefusal(action: Promise<unknown>, words: Words): Promise<void> {
  try {
    await mapCognitoErrors(action, words);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
  }
}

export const TOO_MANY_ATTEMPTS = message("Too many attempts. Please wait a few minutes and try again.");
export const WEAK_PASSWORD = message(
  "The password needs at least 12 characters, with an uppercase letter, a lowercase letter and a digit.",
);
export const WRONG_LINK = message("This link is not valid. Open the one in the latest email, or request another.");
export const LINK_EXPIRED = message("This link has expired. Request another email.");
export const WRONG_CODE = message("The code is incorrect. Enter the one your authenticator app shows now.");
export const CODE_USED = message(
  "This code has already been used. Wait for your authenticator app to show the next one.",
);
