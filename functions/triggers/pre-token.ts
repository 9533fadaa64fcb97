import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import { nameOfClient } from "../store/aws/user-pool-clients.ts";

interface PreTokenEvent {
  readonly userPoolId: string;
  readonly callerContext: { readonly clientId: string };
  readonly response: { claimsAndScopeOverrideDetails?: object | null };
}

/**
 * The scope that lets the holder of an access token change the account in Cognito: its email, two-factor authentication
 * and more.
 */
const SELF_SERVICE = "aws.cognito.signin.user.admin";

/** Removes the self-service scope from all access tokens except those that never leave the server. */
export const handler = async (event: PreTokenEvent): Promise<PreTokenEvent> => {
  if (!(await staysOnServer(event))) {
    event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [SELF_SERVICE] } };
  }
  return event;
};

/**
 * Compares the client's name, because its ID cannot be configured here: the client depends on the pool, and the pool on
 * this function.
 */
async function staysOnServer({ userPoolId, callerContext }: PreTokenEvent): Promise<boolean> {
  try {
    return (await nameOfClient(userPoolId, callerContext.clientId)) === environment("SERVER_CLIENT_NAME");
  } catch (error) {
    // Sign-in works without the scope, which is only needed to set up two-factor authentication.
    log.error("A user pool client could not be read", {
      error: loggedError(error),
    });
    return false;
  }
}
