import { invalidParameter, noSuchUser, notAuthorized, wrongCredentials } from "../pool/errors.ts";
import { poolName } from "../pool/pool.ts";
import { sameText } from "../pool/same-text.ts";
import type { Front, Service } from "../pool/service.ts";
import { bigintOf, isSafePublic, openExchange, passwordClaim, sessionKey } from "../pool/srp.ts";
import type { User } from "../pool/state.ts";
import type { Metadata } from "../users/fields.ts";
import { anyAnswer, fire } from "../users/triggers.ts";
import { findUser, hasPassword, phantomUser } from "../users/users.ts";
import { admit } from "./admission.ts";
import { type AuthParameters, parameter } from "./parameters.ts";

/** Checks a password that was sent in plain text over TLS. */
export async function checkPassword(
  service: Service,
  front: Front,
  given: AuthParameters,
  metadata: Metadata,
): Promise<object> {
  const password = parameter(given, "PASSWORD");
  const { name, user } = namedUser(service, front, given);
  // Create it for every name, so that response times do not reveal which accounts exist.
  const phantom = phantomUser(service, front.pool, name);
  await announce(service, front, user, metadata);
  service.lockout.refuseWhileLocked(user?.sub ?? phantom.sub);
  if (user === undefined || !hasPassword(front.pool, user, password)) {
    service.lockout.failed(user?.sub ?? phantom.sub);
    throw wrongCredentials();
  }
  service.lockout.succeeded(user.sub);
  return admit(service, front, user, metadata);
}

/** First step of SRP: client and server exchange public values. Unknown names get the same kind of response. */
export function askPasswordProof(service: Service, front: Front, given: AuthParameters): object {
  const clientPublic = bigintOf(parameter(given, "SRP_A"));
  if (clientPublic === undefined || !isSafePublic(clientPublic)) throw invalidParameter("Invalid SRP_A");
  const { name, user } = namedUser(service, front, given);
  const { sub, salt, verifier } = keptFor(user) ?? phantomUser(service, front.pool, name);
  const exchange = openExchange(verifier);
  const clientId = front.client.id;
  const block = service.challenges.open({ kind: "passwordProof", clientId, sub, clientPublic, exchange, verifier });
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: block,
      SRP_B: exchange.serverPublic.toString(16),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
}

/** Second step of SRP: the client proves that it derived the same session key. */
export async function answerPasswordProof(
  service: Service,
  front: Front,
  given: AuthParameters,
  metadata: Metadata,
): Promise<object> {
  const block = parameter(given, "PASSWORD_CLAIM_SECRET_BLOCK");
  const signature = parameter(given, "PASSWORD_CLAIM_SIGNATURE");
  const time = parameter(given, "TIMESTAMP");
  const { clientId, sub, clientPublic, exchange, verifier } = service.challenges.take("passwordProof", block);
  if (clientId !== front.client.id) throw notAuthorized("Invalid session for the user.");
  const user = service.state.users[sub];
  await announce(service, front, user, metadata);
  service.lockout.refuseWhileLocked(sub);
  const key = sessionKey(clientPublic, exchange, verifier);
  const expected = passwordClaim(key, { poolName: poolName(front.pool), userId: sub }, block, time);
  if (user === undefined || !sameText(expected, signature)) {
    service.lockout.failed(sub);
    throw wrongCredentials();
  }
  service.lockout.succeeded(sub);
  return admit(service, front, user, metadata);
}

function namedUser(service: Service, front: Front, given: AuthParameters): { name: string; user: User | undefined } {
  const name = parameter(given, "USERNAME");
  const user = findUser(service, front.pool, name);
  if (user === undefined && !front.client.preventUserExistenceErrors) throw noSuchUser();
  return { name, user };
}

function keptFor(user: User | undefined): { sub: string; salt: string; verifier: bigint } | undefined {
  if (user?.password === undefined) return undefined;
  return { sub: user.sub, salt: user.password.salt, verifier: BigInt(`0x${user.password.verifier}`) };
}

/** Calls the PreAuthentication trigger, which may refuse the sign-in. */
async function announce(service: Service, front: Front, user: User | undefined, metadata: Metadata): Promise<void> {
  if (user === undefined) return;
  await fire(service, front.pool, {
    name: "PreAuthentication",
    source: "PreAuthentication_Authentication",
    user,
    clientId: front.client.id,
    request: { validationData: metadata ?? null },
    answer: anyAnswer,
  });
}
