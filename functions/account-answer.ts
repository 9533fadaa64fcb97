import { AccountError, type AccountRefusal } from "./store/cognito.ts";

type Words = Partial<Record<AccountRefusal, () => Promise<never>>>;

/** Waits for Cognito's answer; where it says no, the refusal's own words are said. A no without words is a bug and rises. */
export async function accountAnswer<T>(action: Promise<T>, words: Words): Promise<T> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof AccountError) await words[error.refusal]?.();
    throw error;
  }
}

/** Waits for Cognito, but keeps a no without words to itself, where the caller shall not learn who has an account. */
export async function quietly(action: Promise<unknown>, words: Words): Promise<void> {
  try {
    await accountAnswer(action, words);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
  }
}

export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes and try again.";
export const WEAK_PASSWORD = "The password needs at least 12 characters, with a capital, a small letter and a digit.";
export const WRONG_LINK = "This link is not right. Open the one in the newest mail, or ask for another.";
export const LINK_EXPIRED = "This link has expired. Ask for another mail.";
export const WRONG_CODE = "The code is not right. Enter the one that your authenticator app shows now.";
export const CODE_SPENT = "This code was used already. Wait until your authenticator app shows another.";
