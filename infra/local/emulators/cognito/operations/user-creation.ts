import { randomBytes } from "node:crypto";
import * as z from "zod";
import { noSuchUser } from "../pool/errors.ts";
import type { UserPool } from "../pool/pool.ts";
import type { Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import { Attributes, Metadata, Password } from "../users/fields.ts";
import { sendMessage } from "../users/messages.ts";
import { attributeList, findUser, newUser, requireFreeName, setTemporaryPassword, userView } from "../users/users.ts";
import { askPreSignUp } from "./sign-up.ts";

export const CreateUser = {
  Username: z.string(),
  UserAttributes: Attributes,
  TemporaryPassword: Password.optional(),
  MessageAction: z.enum(["RESEND", "SUPPRESS"]).optional(),
  ValidationData: Attributes,
  ClientMetadata: Metadata,
};
type CreateUser = z.infer<z.ZodObject<typeof CreateUser>>;

/** Creates an account with a temporary password, and mails it to the user unless the message is suppressed. */
export async function createUser(service: Service, pool: UserPool, request: CreateUser): Promise<object> {
  const password = request.TemporaryPassword ?? randomPassword(pool);
  const user =
    request.MessageAction === "RESEND"
      ? invitedAgain(service, pool, request.Username, password)
      : await invited(service, pool, request, password);
  if (request.MessageAction !== "SUPPRESS") {
    const occasion = { source: "CustomMessage_AdminCreateUser", metadata: request.ClientMetadata } as const;
    await sendMessage(service, pool, user, password, occasion);
  }
  return { User: { ...userView(user), Attributes: attributeList(user) } };
}

async function invited(service: Service, pool: UserPool, request: CreateUser, password: string): Promise<User> {
  const { Username, UserAttributes, ValidationData, ClientMetadata } = request;
  const user = newUser(pool, Username, UserAttributes, "FORCE_CHANGE_PASSWORD", service.now());
  setTemporaryPassword(pool, user, password, service.now());
  await askPreSignUp(service, pool, user, "PreSignUp_AdminCreateUser", {
    metadata: ClientMetadata,
    validationData: ValidationData,
  });
  requireFreeName(service, pool, Username, "User account already exists");
  service.state.users[user.sub] = user;
  return user;
}

function invitedAgain(service: Service, pool: UserPool, name: string, password: string): User {
  const user = findUser(service, pool, name);
  if (user === undefined) throw noSuchUser();
  setTemporaryPassword(pool, user, password, service.now());
  return user;
}

/** Contains a character of each kind that a policy can require. */
function randomPassword({ passwordPolicy }: UserPool): string {
  return `aA1-${randomBytes(passwordPolicy.minimumLength).toString("base64url")}`;
}
