import * as z from "zod";
import { Attributes, Metadata, Password } from "../users/fields.ts";
import { sendCode } from "../users/messages.ts";
import { removeUser } from "../users/removal.ts";
import { endAllSessions } from "../users/sessions.ts";
import { attributeList, setPassword, setTemporaryPassword, userView } from "../users/users.ts";
import { changeAddress } from "./account.ts";
import { type Operations, poolOperation, userOperation } from "./operation.ts";
import { confirm, requireUnconfirmed } from "./sign-up.ts";
import { CreateUser, createUser } from "./user-creation.ts";

/** Administrative operations on the users of a pool, called with IAM permissions. */
export const administrationOperations: Operations = {
  AdminCreateUser: poolOperation(CreateUser, createUser),
  AdminGetUser: userOperation({}, (_service, _pool, user) => ({
    ...userView(user),
    UserAttributes: attributeList(user),
  })),
  AdminConfirmSignUp: userOperation({ ClientMetadata: Metadata }, async (service, pool, user, { ClientMetadata }) => {
    requireUnconfirmed(user);
    await confirm(service, pool, user, "PostConfirmation_ConfirmSignUp", { metadata: ClientMetadata });
    return {};
  }),
  AdminSetUserPassword: userOperation(
    { Password, Permanent: z.boolean().default(false) },
    (service, pool, user, request) => {
      if (request.Permanent) {
        setPassword(pool, user, request.Password, service.now());
        user.status = "CONFIRMED";
      } else {
        setTemporaryPassword(pool, user, request.Password, service.now());
      }
      return {};
    },
  ),
  AdminResetUserPassword: userOperation(
    { ClientMetadata: Metadata },
    async (service, pool, user, { ClientMetadata }) => {
      user.status = "RESET_REQUIRED";
      const occasion = { source: "CustomMessage_ForgotPassword", metadata: ClientMetadata } as const;
      await sendCode(service, pool, user, "passwordReset", occasion);
      return {};
    },
  ),
  AdminUpdateUserAttributes: userOperation(
    { UserAttributes: Attributes, ClientMetadata: Metadata },
    async (service, pool, user, { UserAttributes, ClientMetadata }) => {
      const { email, ...others } = UserAttributes;
      const addressChanges = email !== undefined && email !== user.attributes.email;
      const isVouchedFor = others.email_verified === "true";
      if (addressChanges)
        changeAddress(service, isVouchedFor ? { ...pool, keepsOriginalEmail: false } : pool, user, email);
      Object.assign(user.attributes, others);
      user.modifiedAt = service.now();
      if (!addressChanges || isVouchedFor) return {};
      const occasion = { source: "CustomMessage_UpdateUserAttribute", metadata: ClientMetadata } as const;
      await sendCode(service, pool, user, "emailChange", occasion);
      return {};
    },
  ),
  AdminDisableUser: userOperation({}, (service, _pool, user) => {
    user.enabled = false;
    user.modifiedAt = service.now();
    endAllSessions(service, user);
    return {};
  }),
  AdminEnableUser: userOperation({}, (service, _pool, user) => {
    user.enabled = true;
    user.modifiedAt = service.now();
    return {};
  }),
  AdminDeleteUser: userOperation({}, (service, _pool, user) => {
    removeUser(service, user);
    return {};
  }),
};
