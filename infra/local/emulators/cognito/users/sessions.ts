import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import { noSuchUser, notAuthorized } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import { sameText } from "../pool/same-text.ts";
import { type Front, frontOf, type Service } from "../pool/service.ts";
import type { Session, User } from "../pool/state.ts";
import type { Metadata } from "./fields.ts";
import { groupNamesOf } from "./membership.ts";
import { changed, tokenChanges } from "./token-changes.ts";
import { accessClaims, idClaims, SELF_SERVICE_SCOPE, type TokenFacts } from "./tokens.ts";

/** A user authenticated by a valid access token. */
export interface Owner {
  readonly pool: UserPool;
  readonly clientId: string;
  readonly user: User;
}

const AccessClaims = z.object({
  token_use: z.literal("access"),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  exp: z.number(),
  scope: z.string().default(""),
});

export function ownerOf(service: Service, accessToken: string): Owner {
  const { data: claims } = AccessClaims.safeParse(service.signer.claimsOf(accessToken));
  if (claims === undefined) throw notAuthorized("Invalid Access Token");
  if (claims.exp * 1000 <= service.now()) throw notAuthorized("Access Token has expired");
  const user = service.state.users[claims.sub];
  if (user === undefined) throw noSuchUser();
  if (service.state.sessions[claims.origin_jti] === undefined) throw notAuthorized("Access Token has been revoked");
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (!claims.scope.split(" ").includes(SELF_SERVICE_SCOPE)) {
    throw notAuthorized("Access Token does not have required scopes");
  }
  return { pool: frontOf(service, claims.client_id).pool, clientId: claims.client_id, user };
}

/** Signs the user in: creates a session and issues its first tokens. */
export async function openSession(
  service: Service,
  front: Front,
  user: User,
  source: "TokenGeneration_Authentication" | "TokenGeneration_NewPasswordChallenge",
  metadata: Metadata,
): Promise<object> {
  const now = service.now();
  const id = randomUUID();
  const session: Session = {
    sub: user.sub,
    clientId: front.client.id,
    refreshSecret: randomBytes(64).toString("base64url"),
    signedInAt: now,
    expiresAt: now + front.client.refreshTokenSeconds * 1000,
  };
  const tokens = await makeTokens(service, front, user, id, session, source, metadata);
  service.state.sessions[id] = session;
  return { ...tokens, RefreshToken: `${id}.${session.refreshSecret}` };
}

/** Issues new tokens for an open session; its refresh token stays the same. */
export async function refresh(
  service: Service,
  front: Front,
  refreshToken: string,
  metadata: Metadata,
): Promise<object> {
  const { id, secret } = partsOf(refreshToken);
  const session = service.state.sessions[id];
  if (session === undefined) throw notAuthorized("Refresh Token has been revoked");
  if (!sameText(session.refreshSecret, secret) || session.clientId !== front.client.id) throw invalidRefreshToken();
  if (session.expiresAt <= service.now()) throw notAuthorized("Refresh Token has expired");
  const user = service.state.users[session.sub];
  if (user === undefined) throw noSuchUser();
  if (!user.enabled) throw notAuthorized("User is disabled.");
  return makeTokens(service, front, user, id, session, "TokenGeneration_RefreshTokens", metadata);
}

/** Revokes the session of a refresh token; does nothing for an unknown token. */
export function endSession(service: Service, front: Front, refreshToken: string): void {
  const { id, secret } = partsOf(refreshToken);
  const session = service.state.sessions[id];
  if (session === undefined) return;
  if (sameText(session.refreshSecret, secret) && session.clientId === front.client.id) {
    delete service.state.sessions[id];
  }
}

export function endAllSessions(service: Service, user: User): void {
  forgetSessions(service, (session) => session.sub === user.sub);
}

/** Deletes expired sessions, which only take up space. */
export function forgetExpiredSessions(service: Service): void {
  forgetSessions(service, (session) => session.expiresAt <= service.now());
}

function forgetSessions(service: Service, gone: (session: Session) => boolean): void {
  for (const [id, session] of Object.entries(service.state.sessions)) {
    if (gone(session)) delete service.state.sessions[id];
  }
}

async function makeTokens(
  service: Service,
  front: Front,
  user: User,
  sessionId: string,
  session: Session,
  source: string,
  metadata: Metadata,
): Promise<object> {
  const groups = groupNamesOf(service, user);
  const changes = await tokenChanges(service, front, user, { source, groups, metadata });
  const facts: TokenFacts = {
    front,
    user,
    sessionId,
    groups: changes.groups ?? groups,
    signedInAt: Math.floor(session.signedInAt / 1000),
    now: Math.floor(service.now() / 1000),
  };
  const scopes = [SELF_SERVICE_SCOPE, ...changes.access.scopesToAdd].filter(
    (scope) => !changes.access.scopesToSuppress.includes(scope),
  );
  return {
    AccessToken: service.signer.sign(changed(accessClaims(facts, scopes), changes.access)),
    IdToken: service.signer.sign(changed(idClaims(facts), changes.id)),
    ExpiresIn: front.client.accessTokenSeconds,
    TokenType: "Bearer",
  };
}

function partsOf(refreshToken: string): { id: string; secret: string } {
  const [id = "", secret, ...rest] = refreshToken.split(".");
  if (secret === undefined || rest.length > 0) throw invalidRefreshToken();
  return { id, secret };
}

function invalidRefreshToken() {
  return notAuthorized("Invalid Refresh Token");
}
