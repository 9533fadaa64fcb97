import { generateKeyPairSync } from "node:crypto";
import * as z from "zod";

/** The purpose of a code sent by mail. */
export const CodePurpose = z.enum(["signUp", "passwordReset", "emailChange"]);
export type CodePurpose = z.infer<typeof CodePurpose>;

const Code = z.object({ value: z.string(), expiresAt: z.number() });
const WrongTries = z.object({ count: z.number(), since: z.number() });
const Password = z.object({ salt: z.string(), verifier: z.string() });

/** A user of a pool. Times are milliseconds since 1970. */
export const User = z.object({
  poolId: z.string(),
  /** Also the user name, because the pool's users sign in with an email address. */
  sub: z.string(),
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.enum(["UNCONFIRMED", "CONFIRMED", "RESET_REQUIRED", "FORCE_CHANGE_PASSWORD"]),
  createdAt: z.number(),
  modifiedAt: z.number(),
  password: Password.optional(),
  temporaryPasswordUntil: z.number().optional(),
  /** A new address that replaces the current one when its code is confirmed. */
  pendingEmail: z.string().optional(),
  /** TOTP: the active secret, the secret being enrolled, and the time step of the last accepted code. */
  softwareToken: z
    .object({
      isOn: z.boolean(),
      secret: z.string().optional(),
      pending: z.string().optional(),
      usedStep: z.number().optional(),
    })
    .optional(),
  codes: z.partialRecord(CodePurpose, Code),
  wrongTries: z.partialRecord(CodePurpose, WrongTries),
});
export type User = z.infer<typeof User>;

/** A sign-in session. It lasts as long as its refresh token; all of its tokens carry its id as `origin_jti`. */
export const Session = z.object({
  sub: z.string(),
  clientId: z.string(),
  refreshSecret: z.string(),
  signedInAt: z.number(),
  expiresAt: z.number(),
});
export type Session = z.infer<typeof Session>;

export const Group = z.object({
  poolId: z.string(),
  name: z.string(),
  description: z.string().optional(),
  members: z.array(z.string()),
});
export type Group = z.infer<typeof Group>;

/** The persisted state of the emulator. */
export const State = z.object({
  privateKey: z.string(),
  users: z.record(z.string(), User),
  sessions: z.record(z.string(), Session),
  groups: z.array(Group),
});
export type State = z.infer<typeof State>;

export function emptyState(): State {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return { privateKey: pem, users: {}, sessions: {}, groups: [] };
}
