import { environment } from "../runtime/environment.ts";
import { log } from "../runtime/log.ts";
import { nameOfClient } from "../store/aws/user-pool-clients.ts";

interface PreTokenEvent {
  readonly userPoolId: string;
  readonly callerContext: { readonly clientId: string };
  readonly response: { claimsAndScopeOverrideDetails?: object | null };
}

/** By which whoever holds an access token changes the account at Cognito itself: its address, its second step, all of it. */
const SELF_SERVICE = "aws.cognito.signin.user.admin";

/** Takes the scope of self-service out of every access token but those that never leave the server. */
export const handler = async (event: PreTokenEvent): Promise<PreTokenEvent> => {
  if (!(await staysOnServer(event))) {
    event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [SELF_SERVICE] } };
  }
  return event;
};

/** Its client's id cannot be configured here: the client comes after the pool, and the pool after this function. */
async function staysOnServer({ userPoolId, callerContext }: PreTokenEvent): Promise<boolean> {
  try {
    return (await nameOfClient(userPoolId, callerContext.clientId)) === environment("SERVER_CLIENT_NAME");
  } catch (error) {
    // Signing in goes on without the scope, which only the setting up of a second step needs.
    log.error("A client of the user pool could not be looked up", {
      error: error instanceof Error ? error : String(error),
    });
    return false;
  }
}
