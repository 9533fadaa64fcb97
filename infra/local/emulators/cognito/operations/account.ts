import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import { wrongCredentials } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { redeemCode } from "../users/codes.ts";
import { Metadata, OwnAttributes, Password } from "../users/fields.ts";
import { sendCode } from "../users/messages.ts";
import { removeUser } from "../users/removal.ts";
import type { Owner } from "../users/sessions.ts";
import { attributeList, findUser, hasPassword, setPassword } from "../users/users.ts";
import { type Operations, ownerOperation } from "./operation.ts";

const UpdateUserAttributes = { UserAttributes: OwnAttributes, ClientMetadata: Metadata };
const AttributeName = z.literal("email");
const ChangePassword = { PreviousPassword: z.string(), ProposedPassword: Password };

/** Operations of users on their own account. */
export const accountOperations: Operations = {
  GetUser: ownerOperation({}, (_service, { user }) => ({
    Username: user.sub,
    UserAttributes: attributeList(user),
    ...(user.softwareToken?.isOn && {
      UserMFASettingList: ["SOFTWARE_TOKEN_MFA"],
      PreferredMfaSetting: "SOFTWARE_TOKEN_MFA",
    }),
  })),
  UpdateUserAttributes: ownerOperation(UpdateUserAttributes, updateAttributes),
  GetUserAttributeVerificationCode: ownerOperation(
    { AttributeName, ClientMetadata: Metadata },
    async (service, { pool, user, clientId }, { ClientMetadata }) => {
      const occasion = { source: "CustomMessage_VerifyUserAttribute", clientId, metadata: ClientMetadata } as const;
      return { CodeDeliveryDetails: await sendCode(service, pool, user, "emailChange", occasion) };
    },
  ),
  VerifyUserAttribute: ownerOperation({ AttributeName, Code: z.string() }, (service, { pool, user }, { Code }) => {
    redeemCode(user, "emailChange", Code, service.now());
    if (user.pendingEmail !== undefined) {
      requireFreeAddress(service, pool, user, user.pendingEmail);
      user.attributes.email = user.pendingEmail;
      delete user.pendingEmail;
    }
    user.attributes.email_verified = "true";
    return {};
  }),
  ChangePassword: ownerOperation(ChangePassword, changePassword),
  DeleteUser: ownerOperation({}, (service, { user }) => {
    removeUser(service, user);
    return {};
  }),
};

async function updateAttributes(
  service: Service,
  { pool, user, clientId }: Owner,
  { UserAttributes, ClientMetadata }: z.infer<z.ZodObject<typeof UpdateUserAttributes>>,
): Promise<object> {
  const { email, ...others } = UserAttributes;
  const addressChanges = email !== undefined && email !== user.attributes.email;
  if (addressChanges) changeAddress(service, pool, user, email);
  Object.assign(user.attributes, others);
  user.modifiedAt = service.now();
  if (!addressChanges) return { CodeDeliveryDetailsList: [] };
  const delivery = await sendCode(service, pool, user, "emailChange", {
    source: "CustomMessage_UpdateUserAttribute",
    clientId,
    metadata: ClientMetadata,
  });
  return { CodeDeliveryDetailsList: [delivery] };
}

/** Changes the address, or stores it as pending until it is verified if the pool keeps the original. */
export function changeAddress(service: Service, pool: UserPool, user: User, email: string): void {
  requireFreeAddress(service, pool, user, email);
  if (pool.keepsOriginalEmail) {
    user.pendingEmail = email;
    return;
  }
  user.attributes.email = email;
  user.attributes.email_verified = "false";
}

function requireFreeAddress(service: Service, pool: UserPool, user: User, email: string): void {
  const holder = findUser(service, pool, email);
  if (holder === undefined || holder === user) return;
  throw new ServiceError("AliasExistsException", "An account with the given email already exists.");
}

function changePassword(
  service: Service,
  { pool, user }: Owner,
  { PreviousPassword, ProposedPassword }: z.infer<z.ZodObject<typeof ChangePassword>>,
): object {
  service.lockout.refuseWhileLocked(user.sub);
  if (!hasPassword(pool, user, PreviousPassword)) {
    service.lockout.failed(user.sub);
    throw wrongCredentials();
  }
  setPassword(pool, user, ProposedPassword, service.now());
  service.lockout.succeeded(user.sub);
  return {};
}
