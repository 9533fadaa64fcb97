import { ServiceError } from "../../engine.ts";
import type { PasswordPolicy } from "./pool.ts";

// The characters that Cognito counts as symbols. An accented letter belongs to none of the four kinds.
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Throws an error that names the first rule of the policy that the password violates. */
export function requireConforming(password: string, policy: PasswordPolicy): void {
  const reason = nonconformity(password, policy);
  if (reason === undefined) return;
  throw new ServiceError("InvalidPasswordException", `Password did not conform with policy: ${reason}`);
}

function nonconformity(password: string, policy: PasswordPolicy): string | undefined {
  if (password.length < policy.minimumLength) return "Password not long enough";
  if (policy.requireLowercase && !/[a-z]/.test(password)) return "Password must have lowercase characters";
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return "Password must have uppercase characters";
  if (policy.requireNumbers && !/[0-9]/.test(password)) return "Password must have numeric characters";
  if (policy.requireSymbols && !symbol.test(password)) return "Password must have symbol characters";
  return undefined;
}
