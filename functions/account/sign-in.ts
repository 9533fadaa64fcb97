import { nowSeconds } from "../runtime/clock.ts";
import { signIn, type Tokens } from "../store/account/accounts.ts";
import { allowCodeAttempt, consumeRecoveryCode, disableTwoFactor, wrongCode } from "../store/account/two-factor.ts";
import { userIdOf } from "../store/account/users.ts";
import { AccountError } from "../store/aws/cognito.ts";

type SignedIn = Tokens & { readonly secondStep: boolean; readonly byRecoveryCode?: boolean };

/**
 * Signs in with the password and, if two-factor authentication is on, a code. A recovery code works once and turns
 * two-factor authentication off.
 *
 * @throws {AccountError} for each of Cognito's refusals; `codeNeeded` if the password is correct and the code is missing
 */
export async function signInWith(email: string, password: string, code: string | undefined): Promise<SignedIn> {
  if (code === undefined || isAppCode(code)) return signIn(email, password, () => countedCode(email, code));
  try {
    return await signIn(email, password, () => countedCode(email, undefined));
  } catch (error) {
    if (!(error instanceof AccountError) || error.refusal !== "codeNeeded") throw error;
  }
  // The password is correct and the code is not one of the app, so it may be a recovery code.
  await countAttempt(email);
  const userId = await userIdOf(email);
  if (userId === undefined || !(await consumeRecoveryCode(userId, code))) throw wrongCode();
  await disableTwoFactor(userId);
  return { ...(await signIn(email, password, () => countedCode(email, undefined))), byRecoveryCode: true };
}

/** Whether a code is one of an authenticator app; otherwise it may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Counts an attempt with a code and returns the code.
 *
 * @throws {AccountError} `codeNeeded` without a code, `tooManyAttempts` beyond the limit
 */
export async function countedCode(email: string, code: string | undefined): Promise<string> {
  if (code === undefined) throw new AccountError("codeNeeded", "Two-factor authentication is required.");
  await countAttempt(email);
  return code;
}

/**
 * Counts an attempt with an app code or a recovery code.
 *
 * @throws {AccountError} `tooManyAttempts` beyond the limit
 */
export async function countAttempt(email: string): Promise<void> {
  if (!(await allowCodeAttempt(email, nowSeconds()))) {
    throw new AccountError("tooManyAttempts", "Too many codes were tried.");
  }
}
