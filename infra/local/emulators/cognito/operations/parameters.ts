import { invalidParameter } from "../pool/errors.ts";

/** What a client sends at a step of the sign-in, by name, such as "USERNAME". */
export type AuthParameters = Readonly<Record<string, string>>;

/** A value without which the step makes no sense. */
export function parameter(given: AuthParameters, name: string): string {
  const value = given[name];
  if (value === undefined || value === "") throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
