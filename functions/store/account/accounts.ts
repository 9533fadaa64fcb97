import { AuthenticationDetails, CognitoRefreshToken, type CognitoUserSession } from "amazon-cognito-identity-js";
import { AccountError, cognitoCall, userNamed } from "../aws/cognito.ts";

/** The tokens of a sign-in. */
export interface Tokens {
  readonly userId: string;
  readonly signIn: string;
  /** When the user entered their password, in seconds since 1970. */
  readonly signedInAt: number;
  readonly token: string;
  readonly refreshToken: string;
  /** The verified email address of the account. */
  readonly email: string;
}

/**
 * Called after the password was accepted: returns the two-factor code, or throws the refusal to send if there is none.
 */
export type AskForCode = () => Promise<string>;

/** @throws {AccountError} `notConfirmed` if the account's email address is not verified */
function tokensOf(session: CognitoUserSession): Tokens {
  const access = session.getAccessToken();
  const claims = access.decodePayload();
  const { email, email_verified } = session.getIdToken().decodePayload();
  if (email_verified !== true) throw new AccountError("notConfirmed", "The address is not verified.");
  return {
    email: String(email).toLowerCase(),
    userId: String(claims.sub),
    signIn: String(claims.origin_jti),
    signedInAt: Number(claims.auth_time),
    token: access.getJwtToken(),
    refreshToken: session.getRefreshToken().getToken(),
  };
}

/** Signs in. `secondStep` is true if a two-factor code was required. */
export async function signIn(
  email: string,
  password: string,
  askForCode: AskForCode,
): Promise<Tokens & { readonly secondStep: boolean }> {
  let secondStep = false;
  const session = await cognitoCall<CognitoUserSession>((done) => {
    const user = userNamed(email);
    const challenged = () =>
      done(new AccountError("notConfirmed", "This account needs a step that only its administrator can set up."));
    const callbacks = { onSuccess: (given: CognitoUserSession) => done(undefined, given), onFailure: done };
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      ...callbacks,
      newPasswordRequired: challenged,
      mfaRequired: challenged,
      totpRequired: () => {
        secondStep = true;
        askForCode().then((code) => user.sendMFACode(code, callbacks, "SOFTWARE_TOKEN_MFA"), done);
      },
    });
  });
  return { ...tokensOf(session), secondStep };
}

/** Exchanges a refresh token for new tokens. */
export async function refresh(refreshToken: string): Promise<Tokens> {
  const session = await cognitoCall<CognitoUserSession>((done) =>
    userNamed("refresh").refreshSession(new CognitoRefreshToken({ RefreshToken: refreshToken }), done),
  );
  return { ...tokensOf(session), refreshToken };
}

export async function revoke(refreshToken: string): Promise<void> {
  await cognitoCall<unknown>((done) => userNamed("revoke").revokeToken({ token: refreshToken, callback: done }));
}
