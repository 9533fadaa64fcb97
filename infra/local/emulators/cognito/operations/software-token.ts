import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import { codeMismatch, invalidParameter, noSuchUser, notAuthorized } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Front, Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { newTotpSecret, stepOfCode } from "../pool/totp.ts";
import type { Metadata } from "../users/fields.ts";
import { requireAdmissible, welcome } from "./admission.ts";
import { type Operations, ownerOperation, userOperation } from "./operation.ts";
import { type AuthParameters, parameter } from "./parameters.ts";

const Preference = {
  SoftwareTokenMfaSettings: z
    .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
    .optional(),
};

/** TOTP second factor: enrolment, sign-in challenge and removal. */
export const softwareTokenOperations: Operations = {
  AssociateSoftwareToken: ownerOperation({}, (_service, { pool, user }) => {
    requireOffered(pool);
    const SecretCode = newTotpSecret();
    user.softwareToken = { isOn: false, ...user.softwareToken, pending: SecretCode };
    return { SecretCode };
  }),
  VerifySoftwareToken: ownerOperation(
    { UserCode: z.string(), FriendlyDeviceName: z.string().optional() },
    (service, { user }, { UserCode }) => {
      const secret = user.softwareToken?.pending;
      if (!user.softwareToken || secret === undefined) {
        throw invalidParameter("User has not associated a software token.");
      }
      if (stepOfCode(secret, UserCode, service.now()) === undefined) {
        throw new ServiceError("EnableSoftwareTokenMFAException", "Code mismatch");
      }
      user.softwareToken = { isOn: user.softwareToken.isOn, secret };
      return { Status: "SUCCESS" };
    },
  ),
  SetUserMFAPreference: ownerOperation(Preference, (_service, { pool, user }, request) =>
    prefer(pool, user, request.SoftwareTokenMfaSettings),
  ),
  AdminSetUserMFAPreference: userOperation(Preference, (_service, pool, user, request) =>
    prefer(pool, user, request.SoftwareTokenMfaSettings),
  ),
};

function prefer(pool: UserPool, user: User, wanted: z.infer<typeof Preference.SoftwareTokenMfaSettings>): object {
  requireOffered(pool);
  if (wanted?.Enabled && user.softwareToken?.secret === undefined) {
    throw invalidParameter("User has not verified software token mfa");
  }
  if (wanted && user.softwareToken) user.softwareToken.isOn = wanted.Enabled;
  return {};
}

function requireOffered(pool: UserPool): void {
  if (!pool.softwareTokens) {
    throw new ServiceError("SoftwareTokenMFANotFoundException", "Software Token MFA is not enabled for the userpool.");
  }
}

/** Checks the TOTP code that was requested after the password. Each code is accepted once. */
export async function answerSoftwareToken(
  service: Service,
  front: Front,
  given: AuthParameters,
  metadata: Metadata,
): Promise<object> {
  const code = parameter(given, "SOFTWARE_TOKEN_MFA_CODE");
  const { clientId, sub } = service.challenges.take("softwareToken", parameter(given, "SESSION"));
  const user = service.state.users[sub];
  if (user === undefined) throw noSuchUser();
  if (clientId !== front.client.id) throw notAuthorized("Invalid session for the user.");
  requireAdmissible(user, service.now());
  const token = user.softwareToken;
  const step = token?.secret === undefined ? undefined : stepOfCode(token.secret, code, service.now());
  if (!token || step === undefined) throw codeMismatch();
  if (token.usedStep !== undefined && step <= token.usedStep) {
    throw new ServiceError("ExpiredCodeException", "Your software token has already been used once.");
  }
  token.usedStep = step;
  return welcome(service, front, user, "TokenGeneration_Authentication", metadata);
}
