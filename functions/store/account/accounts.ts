import {
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUserSession,
} from "amazon-cognito-identity-js";
import * as z from "zod";
import { environment } from "../../runtime/environment.ts";
import { AccountError, askCognito, cognitoCall, userNamed } from "../aws/cognito.ts";

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

/** Tokens, or the next step of the sign-in and its session. */
const SignInAnswer = z.object({
  AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string(), RefreshToken: z.string() }).optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
});

/**
 * Signs in. `secondStep` is true if a two-factor code was required. The library's own function would compute a public
 * value of SRP first, which a sign-in with the password does not use and which takes longer than all other steps.
 */
export async function signIn(
  email: string,
  password: string,
  askForCode: AskForCode,
): Promise<Tokens & { readonly secondStep: boolean }> {
  const ClientId = environment("CLIENT_ID");
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const first = SignInAnswer.parse(
    await askCognito("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", ClientId, AuthParameters }),
  );
  const secondStep = first.ChallengeName === "SOFTWARE_TOKEN_MFA";
  const last = secondStep ? await withCode(email, await askForCode(), first.Session) : first;
  return { ...tokensOf(sessionOf(last)), secondStep };

  async function withCode(name: string, code: string, Session: string | undefined) {
    const ChallengeResponses = { USERNAME: name, SOFTWARE_TOKEN_MFA_CODE: code };
    const answer = { ChallengeName: "SOFTWARE_TOKEN_MFA", ClientId, ChallengeResponses, Session };
    return SignInAnswer.parse(await askCognito("RespondToAuthChallenge", answer));
  }
}

function sessionOf({ AuthenticationResult: tokens }: z.infer<typeof SignInAnswer>): CognitoUserSession {
  if (!tokens) {
    throw new AccountError("notConfirmed", "This account needs a step that only its administrator can set up.");
  }
  return new CognitoUserSession({
    IdToken: new CognitoIdToken(tokens),
    AccessToken: new CognitoAccessToken(tokens),
    RefreshToken: new CognitoRefreshToken(tokens),
  });
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
