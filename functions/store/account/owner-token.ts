import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS, SINGLE_ATTEMPT } from "../aws/client-timeouts.ts";
import { AccountError, refused } from "../aws/cognito.ts";
import type { AskForCode } from "./accounts.ts";

const pool = new CognitoIdentityProviderClient(CLIENT_TIMEOUTS);
// A code is accepted once.
const singleAttempt = new CognitoIdentityProviderClient(SINGLE_ATTEMPT);

/**
 * An access token that lets users change their own account in Cognito, obtained with their password and, with
 * two-factor authentication, a code of the authenticator app. It never leaves the server.
 *
 * @throws {AccountError} for every refusal of Cognito
 */
export async function ownerToken(userId: string, password: string, askForCode: AskForCode): Promise<string> {
  const client = { UserPoolId: environment("USER_POOL_ID"), ClientId: environment("SERVER_CLIENT_ID") };
  const begun = await answer(
    pool.send(
      new AdminInitiateAuthCommand({
        ...client,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: userId, PASSWORD: password },
      }),
    ),
  );
  if (begun.ChallengeName !== "SOFTWARE_TOKEN_MFA") return tokenIn(begun);
  const code = await askForCode();
  return tokenIn(
    await answer(
      singleAttempt.send(
        new AdminRespondToAuthChallengeCommand({
          ...client,
          ChallengeName: "SOFTWARE_TOKEN_MFA",
          Session: begun.Session,
          ChallengeResponses: { USERNAME: userId, SOFTWARE_TOKEN_MFA_CODE: code },
        }),
      ),
    ),
  );
}

function tokenIn({ AuthenticationResult }: AdminInitiateAuthCommandOutput): string {
  const token = AuthenticationResult?.AccessToken;
  if (token === undefined) throw new AccountError("notConfirmed", "The account is not ready to sign in.");
  return token;
}

async function answer<Output>(asked: Promise<Output>): Promise<Output> {
  try {
    return await asked;
  } catch (error) {
    throw refused(error);
  }
}
