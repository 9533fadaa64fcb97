import { ServiceError } from "../../engine.ts";
import { noSuchUser, notAuthorized } from "../pool/errors.ts";
import type { Front, Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import type { Metadata } from "../users/fields.ts";
import { openSession } from "../users/sessions.ts";
import { anyAnswer, fire } from "../users/triggers.ts";
import { setPassword } from "../users/users.ts";
import { type AuthParameters, parameter } from "./parameters.ts";

/** Signs in a user whose password was verified, or returns the next challenge. */
export async function admit(service: Service, front: Front, user: User, metadata: Metadata): Promise<object> {
  requireAdmissible(user, service.now());
  if (user.status === "FORCE_CHANGE_PASSWORD") return askNewPassword(service, front, user);
  if (front.pool.softwareTokens && user.softwareToken?.isOn) return askSoftwareToken(service, front, user);
  return welcome(service, front, user, "TokenGeneration_Authentication", metadata);
}

/** Sets the password that replaces a temporary one. */
export async function answerNewPassword(
  service: Service,
  front: Front,
  given: AuthParameters,
  metadata: Metadata,
): Promise<object> {
  const password = parameter(given, "NEW_PASSWORD");
  const { clientId, sub } = service.challenges.take("newPassword", parameter(given, "SESSION"));
  const user = service.state.users[sub];
  if (user === undefined) throw noSuchUser();
  if (clientId !== front.client.id) throw notAuthorized("Invalid session for the user.");
  requireAdmissible(user, service.now());
  setPassword(front.pool, user, password, service.now());
  user.status = "CONFIRMED";
  return welcome(service, front, user, "TokenGeneration_NewPasswordChallenge", metadata);
}

export function requireAdmissible(user: User, now: number): void {
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "UNCONFIRMED") throw new ServiceError("UserNotConfirmedException", "User is not confirmed.");
  if (user.status === "RESET_REQUIRED") {
    throw new ServiceError("PasswordResetRequiredException", "Password reset required for the user");
  }
  if (user.temporaryPasswordUntil !== undefined && user.temporaryPasswordUntil <= now) {
    throw notAuthorized("Temporary password has expired and must be reset by an administrator.");
  }
}

function askNewPassword(service: Service, front: Front, user: User): object {
  const { email_verified: _, ...attributes } = user.attributes;
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session: service.challenges.open({ kind: "newPassword", clientId: front.client.id, sub: user.sub }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: "[]",
      userAttributes: JSON.stringify(attributes),
    },
  };
}

function askSoftwareToken(service: Service, front: Front, user: User): object {
  return {
    ChallengeName: "SOFTWARE_TOKEN_MFA",
    Session: service.challenges.open({ kind: "softwareToken", clientId: front.client.id, sub: user.sub }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  };
}

/** Signs in a user who has answered all challenges. */
export async function welcome(
  service: Service,
  front: Front,
  user: User,
  source: "TokenGeneration_Authentication" | "TokenGeneration_NewPasswordChallenge",
  metadata: Metadata,
): Promise<object> {
  await fire(service, front.pool, {
    name: "PostAuthentication",
    source: "PostAuthentication_Authentication",
    user,
    clientId: front.client.id,
    request: { newDeviceUsed: false, clientMetadata: metadata ?? null },
    answer: anyAnswer,
  });
  const tokens = await openSession(service, front, user, source, metadata);
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}
