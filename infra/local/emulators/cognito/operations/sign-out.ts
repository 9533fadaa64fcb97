import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import { endAllSessions, endSession } from "../users/sessions.ts";
import { clientOperation, type Operations, ownerOperation, userOperation } from "./operation.ts";

/** None of these reaches a token verifier: an access token that is out passes one until it expires. */
export const signOutOperations: Operations = {
  RevokeToken: clientOperation({ Token: z.string() }, (service, front, { Token }) => {
    if (service.signer.claimsOf(Token) !== undefined) {
      throw new ServiceError("UnsupportedTokenTypeException", "Only a refresh token can be revoked.");
    }
    endSession(service, front, Token);
    return {};
  }),
  GlobalSignOut: ownerOperation({}, (service, { user }) => {
    endAllSessions(service, user);
    return {};
  }),
  AdminUserGlobalSignOut: userOperation({}, (service, _pool, user) => {
    endAllSessions(service, user);
    return {};
  }),
};
