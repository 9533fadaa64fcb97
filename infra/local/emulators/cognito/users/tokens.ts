import { randomUUID } from "node:crypto";
import { issuerOf } from "../pool/pool.ts";
import type { Front } from "../pool/service.ts";
import type { User } from "../pool/state.ts";

/** The input of both tokens of a sign-in. Times are seconds since 1970. */
export interface TokenFacts {
  readonly front: Front;
  readonly user: User;
  readonly sessionId: string;
  readonly groups: readonly string[];
  readonly signedInAt: number;
  readonly now: number;
}

/** The scope that lets the bearer of an access token change their own account in Cognito. */
export const SELF_SERVICE_SCOPE = "aws.cognito.signin.user.admin";

/** Names the client as `client_id`, not as `aud`, and contains nothing of the user but the id and the groups. */
export function accessClaims(facts: TokenFacts, scopes: readonly string[]) {
  const { client } = facts.front;
  return {
    ...sharedClaims(facts, client.accessTokenSeconds),
    token_use: "access",
    client_id: client.id,
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    username: facts.user.sub,
  };
}

export function idClaims(facts: TokenFacts) {
  const { client } = facts.front;
  const { email_verified, ...attributes } = facts.user.attributes;
  return {
    ...attributes,
    ...sharedClaims(facts, client.idTokenSeconds),
    email_verified: email_verified === "true",
    token_use: "id",
    aud: client.id,
    "cognito:username": facts.user.sub,
  };
}

function sharedClaims({ front, user, sessionId, groups, signedInAt, now }: TokenFacts, lifetimeSeconds: number) {
  return {
    sub: user.sub,
    ...(groups.length > 0 && { "cognito:groups": groups }),
    iss: issuerOf(front.pool),
    origin_jti: sessionId,
    jti: randomUUID(),
    auth_time: signedInAt,
    iat: now,
    exp: now + lifetimeSeconds,
  };
}
