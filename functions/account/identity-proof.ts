import type { IDENTITY_REFUSALS, IdentityProof } from "../../shared/contract/schema/identity-proof.ts";
import { t } from "../../shared/i18n/speech.ts";
import { ownerToken } from "../store/account/owner-token.ts";
import type { Session } from "../store/account/sessions.ts";
import { consumeRecoveryCode, wrongCode } from "../store/account/two-factor.ts";
import { AccountError } from "../store/aws/cognito.ts";
import { CODE_USED, mapCognitoErrors, TOO_MANY_ATTEMPTS, WRONG_CODE } from "./cognito-refusals.ts";
import { countAttempt, countedCode, isAppCode } from "./sign-in.ts";

type Refuse = (code: keyof typeof IDENTITY_REFUSALS, message: string) => never;

/** Cognito's refusals of a password or a code, as the contract names them. */
export const identityRefusals = (refuse: Refuse) => ({
  notAuthorized: () => refuse("wrongPassword", t("The password is incorrect.")),
  codeNeeded: () => refuse("codeNeeded", t("Enter the code from your authenticator app, or a recovery code.")),
  wrongCode: () => refuse("wrongCode", WRONG_CODE),
  codeExpired: () => refuse("wrongCode", CODE_USED),
  tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
});

/**
 * Refuses the request unless the session's user has proven that they make it, with their password and, if two-factor
 * authentication is on, a code: for what must not be possible with a stolen session. A recovery code works once;
 * two-factor authentication stays on.
 */
export function requireIdentity(session: Session, proof: IdentityProof, refuse: Refuse): Promise<void> {
  return mapCognitoErrors(checkIdentity(session, proof), identityRefusals(refuse));
}

async function checkIdentity({ userId, email }: Session, { password, code }: IdentityProof): Promise<void> {
  const appCode = code !== undefined && isAppCode(code) ? code : undefined;
  try {
    await ownerToken(userId, password, () => countedCode(email, appCode));
    return;
  } catch (error) {
    const isCodeNeeded = error instanceof AccountError && error.refusal === "codeNeeded";
    if (!isCodeNeeded || code === undefined) throw error;
  }
  // The password is correct and the code is not one of the app, so it may be a recovery code.
  await countAttempt(email);
  if (!(await consumeRecoveryCode(userId, code))) throw wrongCode();
}
