import { randomInt } from "node:crypto";
import { codeExpired, codeMismatch, limitExceeded } from "../pool/errors.ts";
import { sameText } from "../pool/same-text.ts";
import type { CodePurpose, User } from "../pool/state.ts";

const hour = 3_600_000;
const lifetimeMilliseconds: Readonly<Record<CodePurpose, number>> = {
  signUp: 24 * hour,
  passwordReset: hour,
  emailChange: 24 * hour,
};
const wrongTriesPerHour = 5;

/** Issues a new code for the user and invalidates the previous one. */
export function issueCode(user: User, purpose: CodePurpose, now: number): string {
  const value = String(randomInt(1_000_000)).padStart(6, "0");
  user.codes[purpose] = { value, expiresAt: now + lifetimeMilliseconds[purpose] };
  return value;
}

/** Redeems a code, once. Wrong attempts are counted per user, so that requesting a new code does not add attempts. */
export function redeemCode(user: User, purpose: CodePurpose, given: string, now: number): void {
  const code = user.codes[purpose];
  if (code === undefined) throw codeExpired();
  requireTriesLeft(user, purpose, now);
  if (!sameText(code.value, given)) {
    const past = user.wrongTries[purpose] ?? { count: 0, since: now };
    user.wrongTries[purpose] = { ...past, count: past.count + 1 };
    throw codeMismatch();
  }
  if (code.expiresAt <= now) throw codeExpired();
  delete user.codes[purpose];
  delete user.wrongTries[purpose];
}

function requireTriesLeft(user: User, purpose: CodePurpose, now: number): void {
  const past = user.wrongTries[purpose];
  if (past === undefined) return;
  if (now >= past.since + hour) delete user.wrongTries[purpose];
  else if (past.count >= wrongTriesPerHour) throw limitExceeded();
}
