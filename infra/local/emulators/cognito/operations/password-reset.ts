import * as z from "zod";
import { codeMismatch, invalidParameter, noSuchUser, notAuthorized } from "../pool/errors.ts";
import { requireConforming } from "../pool/password-policy.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Front, Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { redeemCode } from "../users/codes.ts";
import { Metadata, Password } from "../users/fields.ts";
import { codeDelivery, sendCode } from "../users/messages.ts";
import { findUser, setPassword } from "../users/users.ts";
import { clientOperation, type Operations } from "./operation.ts";
import { confirm } from "./sign-up.ts";

const ForgotPassword = { Username: z.string(), ClientMetadata: Metadata };
const ConfirmForgotPassword = {
  Username: z.string(),
  ConfirmationCode: z.string(),
  Password,
  ClientMetadata: Metadata,
};

export const passwordResetOperations: Operations = {
  ForgotPassword: clientOperation(ForgotPassword, forgotPassword),
  ConfirmForgotPassword: clientOperation(ConfirmForgotPassword, confirmForgotPassword),
};

async function forgotPassword(
  service: Service,
  { pool, client }: Front,
  { Username, ClientMetadata }: z.infer<z.ZodObject<typeof ForgotPassword>>,
): Promise<object> {
  requireOwnReset(pool);
  const user = findUser(service, pool, Username);
  const reachable = user?.enabled === true && user.attributes.email_verified === "true";
  // Report a code as sent, although none was, to hide which accounts exist.
  if (!reachable && client.preventUserExistenceErrors) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (user === undefined) throw noSuchUser();
  requireResettable(user);
  const delivery = await sendCode(service, pool, user, "passwordReset", {
    source: "CustomMessage_ForgotPassword",
    clientId: client.id,
    metadata: ClientMetadata,
  });
  return { CodeDeliveryDetails: delivery };
}

async function confirmForgotPassword(
  service: Service,
  { pool, client }: Front,
  request: z.infer<z.ZodObject<typeof ConfirmForgotPassword>>,
): Promise<object> {
  requireOwnReset(pool);
  // Check the password before redeeming the code, so that a weak password does not use up the code.
  requireConforming(request.Password, pool.passwordPolicy);
  const user = findUser(service, pool, request.Username);
  if (user === undefined && !client.preventUserExistenceErrors) throw noSuchUser();
  if (user === undefined || !user.enabled) throw codeMismatch();
  redeemCode(user, "passwordReset", request.ConfirmationCode, service.now());
  setPassword(pool, user, request.Password, service.now());
  await confirm(service, pool, user, "PostConfirmation_ConfirmForgotPassword", {
    clientId: client.id,
    metadata: request.ClientMetadata,
  });
  return {};
}

function requireOwnReset({ onlyAdminResets }: UserPool): void {
  if (onlyAdminResets) throw notAuthorized("Contact administrator to reset password.");
}

function requireResettable(user: User): void {
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    throw notAuthorized("User password cannot be reset in the current state.");
  }
  if (user.attributes.email_verified === "true") return;
  throw invalidParameter("Cannot reset password for the user as there is no registered/verified email or phone_number");
}
