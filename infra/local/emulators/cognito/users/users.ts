import { createHmac, randomUUID } from "node:crypto";
import { invalidParameter, noSuchUser, usernameTaken } from "../pool/errors.ts";
import { requireConforming } from "../pool/password-policy.ts";
import { poolName, type UserPool } from "../pool/pool.ts";
import { sameText } from "../pool/same-text.ts";
import type { Service } from "../pool/service.ts";
import { randomSalt, verifierOf } from "../pool/srp.ts";
import type { User } from "../pool/state.ts";

const dayMilliseconds = 86_400_000;

export function usersOf(service: Service, pool: UserPool): readonly User[] {
  return Object.values(service.state.users).filter((user) => user.poolId === pool.id);
}

/** Finds a user by id or by email address, ignoring case. */
export function findUser(service: Service, pool: UserPool, name: string): User | undefined {
  const address = name.toLowerCase();
  return usersOf(service, pool).find(
    ({ sub, attributes }) => sub === name || attributes.email?.toLowerCase() === address,
  );
}

export function requireUser(service: Service, pool: UserPool, name: string): User {
  const user = findUser(service, pool, name);
  if (user === undefined) throw noSuchUser();
  return user;
}

export function requireFreeName(service: Service, pool: UserPool, name: string, message: string): void {
  if (findUser(service, pool, name) !== undefined) throw usernameTaken(message);
}

/** Creates a user that is not yet added to the pool: triggers may still refuse it. */
export function newUser(
  pool: UserPool,
  name: string,
  attributes: Readonly<Record<string, string>>,
  status: User["status"],
  now: number,
): User {
  if (!/^[^\s@]+@[^\s@]+$/.test(name)) throw invalidParameter("Username should be an email.");
  return {
    poolId: pool.id,
    sub: randomUUID(),
    attributes: { email_verified: "false", ...attributes, email: name },
    enabled: true,
    status,
    createdAt: now,
    modifiedAt: now,
    codes: {},
    wrongTries: {},
  };
}

export function setPassword(pool: UserPool, user: User, password: string, now: number): void {
  requireConforming(password, pool.passwordPolicy);
  const salt = randomSalt();
  const verifier = verifierOf({ poolName: poolName(pool), userId: user.sub }, password, salt);
  user.password = { salt, verifier: verifier.toString(16) };
  delete user.temporaryPasswordUntil;
  user.modifiedAt = now;
}

/** Sets a password for the first sign-in only, which expires after the pool's number of days. */
export function setTemporaryPassword(pool: UserPool, user: User, password: string, now: number): void {
  setPassword(pool, user, password, now);
  user.status = "FORCE_CHANGE_PASSWORD";
  user.temporaryPasswordUntil = now + pool.passwordPolicy.temporaryPasswordDays * dayMilliseconds;
}

export function hasPassword(pool: UserPool, user: User, password: string): boolean {
  if (user.password === undefined) return false;
  const { salt, verifier } = user.password;
  const given = verifierOf({ poolName: poolName(pool), userId: user.sub }, password, salt);
  return sameText(given.toString(16), verifier);
}

/** A fake user for an unknown name: the same on every call, and like a real one. */
export interface Phantom {
  readonly sub: string;
  readonly salt: string;
  readonly verifier: bigint;
}

export function phantomUser(service: Service, pool: UserPool, name: string): Phantom {
  const digest = (purpose: string) =>
    createHmac("sha256", service.state.privateKey).update(`${pool.id}/${name.toLowerCase()}/${purpose}`).digest("hex");
  const sub = digest("sub").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-4$3-8$4-$5");
  const salt = digest("salt").slice(0, 32);
  return { sub, salt, verifier: verifierOf({ poolName: poolName(pool), userId: sub }, digest("password"), salt) };
}

/** The user's attributes in the API's format. */
export function attributeList({ sub, attributes }: User): readonly { Name: string; Value: string }[] {
  return Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value }));
}

/** The user as the administrative operations return it, with times in seconds. */
export function userView(user: User) {
  return {
    Username: user.sub,
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
  };
}
