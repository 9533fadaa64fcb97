import * as z from "zod";
import { codeMismatch, invalidParameter, noSuchUser, notAuthorized } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Front, Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { redeemCode } from "../users/codes.ts";
import { Attributes, Metadata, OwnAttributes, Password } from "../users/fields.ts";
import { codeDelivery, sendCode } from "../users/messages.ts";
import { anyAnswer, fire } from "../users/triggers.ts";
import { findUser, newUser, requireFreeName, setPassword } from "../users/users.ts";
import { clientOperation, type Operations } from "./operation.ts";

const SignUp = {
  Username: z.string(),
  Password,
  UserAttributes: OwnAttributes,
  ValidationData: Attributes,
  ClientMetadata: Metadata,
};
const ConfirmSignUp = { Username: z.string(), ConfirmationCode: z.string(), ClientMetadata: Metadata };
const ResendConfirmationCode = { Username: z.string(), ClientMetadata: Metadata };

export const signUpOperations: Operations = {
  SignUp: clientOperation(SignUp, signUp),
  ConfirmSignUp: clientOperation(ConfirmSignUp, confirmSignUp),
  ResendConfirmationCode: clientOperation(ResendConfirmationCode, resendConfirmationCode),
};

async function signUp(
  service: Service,
  { pool, client }: Front,
  request: z.infer<z.ZodObject<typeof SignUp>>,
): Promise<object> {
  if (!pool.selfSignUp) throw notAuthorized("SignUp is not permitted for this user pool");
  const user = newUser(pool, request.Username, request.UserAttributes, "UNCONFIRMED", service.now());
  setPassword(pool, user, request.Password, service.now());
  const metadata = request.ClientMetadata;
  const occasion = { clientId: client.id, metadata };
  const { autoConfirmUser } = await askPreSignUp(service, pool, user, "PreSignUp_SignUp", {
    ...occasion,
    validationData: request.ValidationData,
  });
  requireFreeName(service, pool, request.Username, "User already exists");
  service.state.users[user.sub] = user;
  if (autoConfirmUser) {
    await confirm(service, pool, user, "PostConfirmation_ConfirmSignUp", occasion);
    return { UserConfirmed: true, UserSub: user.sub };
  }
  const delivery = await sendCode(service, pool, user, "signUp", { source: "CustomMessage_SignUp", ...occasion });
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: delivery };
}

async function confirmSignUp(
  service: Service,
  { pool, client }: Front,
  { Username, ConfirmationCode, ClientMetadata }: z.infer<z.ZodObject<typeof ConfirmSignUp>>,
): Promise<object> {
  const user = findUser(service, pool, Username);
  if (user === undefined) throw client.preventUserExistenceErrors ? codeMismatch() : noSuchUser();
  requireUnconfirmed(user);
  redeemCode(user, "signUp", ConfirmationCode, service.now());
  user.attributes.email_verified = "true";
  await confirm(service, pool, user, "PostConfirmation_ConfirmSignUp", {
    clientId: client.id,
    metadata: ClientMetadata,
  });
  return {};
}

async function resendConfirmationCode(
  service: Service,
  { pool, client }: Front,
  { Username, ClientMetadata }: z.infer<z.ZodObject<typeof ResendConfirmationCode>>,
): Promise<object> {
  const user = findUser(service, pool, Username);
  if (user === undefined && !client.preventUserExistenceErrors) throw noSuchUser();
  if (user === undefined || !user.enabled) return { CodeDeliveryDetails: codeDelivery(Username) };
  if (user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");
  const delivery = await sendCode(service, pool, user, "signUp", {
    source: "CustomMessage_ResendCode",
    clientId: client.id,
    metadata: ClientMetadata,
  });
  return { CodeDeliveryDetails: delivery };
}

interface Circumstances {
  readonly clientId?: string;
  readonly metadata: Metadata;
}

const PreSignUp = z.object({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});

/** Calls the PreSignUp trigger, which may refuse or auto-confirm the new user. */
export async function askPreSignUp(
  service: Service,
  pool: UserPool,
  user: User,
  source: "PreSignUp_SignUp" | "PreSignUp_AdminCreateUser",
  { clientId, metadata, validationData }: Circumstances & { readonly validationData: object },
): Promise<{ autoConfirmUser: boolean }> {
  const { email_verified: _, ...userAttributes } = user.attributes;
  const answer = await fire(service, pool, {
    name: "PreSignUp",
    source,
    user,
    clientId,
    // The user has no status yet, and AWS does not pass `sub` among the attributes.
    userAttributes,
    request: { validationData, clientMetadata: metadata ?? null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    answer: PreSignUp,
  });
  if (answer?.autoVerifyEmail) user.attributes.email_verified = "true";
  return { autoConfirmUser: answer?.autoConfirmUser ?? false };
}

/** Confirms the user, then calls the PostConfirmation trigger. A failing trigger does not undo the confirmation. */
export async function confirm(
  service: Service,
  pool: UserPool,
  user: User,
  source: "PostConfirmation_ConfirmSignUp" | "PostConfirmation_ConfirmForgotPassword",
  { clientId, metadata }: Circumstances,
): Promise<void> {
  user.status = "CONFIRMED";
  user.modifiedAt = service.now();
  await fire(service, pool, {
    name: "PostConfirmation",
    source,
    user,
    clientId,
    request: { clientMetadata: metadata ?? null },
    answer: anyAnswer,
  });
}

export function requireUnconfirmed({ status }: User): void {
  if (status !== "UNCONFIRMED") throw notAuthorized(`User cannot be confirmed. Current status is ${status}`);
}
