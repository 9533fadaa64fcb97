import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import { endAllSessions, endSession } from "../users/sessions.ts";
import { clientOperation, type Operations, ownerOperation, userOperation } from "./operation.ts";

/** Token verifiers do not see these operations: they accept an issued access token until it expires. */
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
