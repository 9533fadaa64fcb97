import { nowSeconds } from "../runtime/clock.ts";
import { signIn, type Tokens } from "../store/account/accounts.ts";
import { allowCodeAttempt, consumeRecoveryCode, disableTwoFactor, wrongCode } from "../store/account/two-factor.ts";
import { personOf } from "../store/account/users.ts";
import { AccountError } from "../store/aws/cognito.ts";

type SignedIn = Tokens & { readonly secondStep: boolean; readonly byRecoveryCode?: boolean };

/**
 * Signs in by the password and, where a second step is set up, by a code of its app. A recovery code ends the second
 * step and is spent.
 *
 * @throws {AccountError} in the ways in which Cognito says no; `codeNeeded` when the password is right and no code is given
 */
export async function signInWith(email: string, password: string, code: string | undefined): Promise<SignedIn> {
  if (code === undefined || /^\d{6}$/.test(code)) return signIn(email, password, () => triedCodeAt(email, code));
  try {
    return await signIn(email, password, () => triedCodeAt(email, undefined));
  } catch (error) {
    if (!(error instanceof AccountError) || error.refusal !== "codeNeeded") throw error;
  }
  // The password is right, and instead of the app there is a recovery code.
  const { userId } = await personOf(email);
  if (userId === undefined) throw wrongCode();
  await requireTry(userId);
  if (!(await consumeRecoveryCode(userId, code))) throw wrongCode();
  await disableTwoFactor(userId);
  return { ...(await signIn(email, password, () => triedCodeAt(email, undefined))), byRecoveryCode: true };
}

async function triedCodeAt(email: string, code: string | undefined): Promise<string> {
  return triedCode((await personOf(email)).userId, code);
}

/** Counts a code that somebody gives, and hands it on. */
export async function triedCode(userId: string | undefined, code: string | undefined): Promise<string> {
  if (code === undefined) throw new AccountError("codeNeeded", "Two-factor authentication is required.");
  if (userId !== undefined) await requireTry(userId);
  return code;
}

/** Counts a try, of a code of the app or of a recovery code. */
async function requireTry(userId: string): Promise<void> {
  if (!(await allowCodeAttempt(userId, nowSeconds()))) {
    throw new AccountError("tooManyAttempts", "Too many codes were tried.");
  }
}
