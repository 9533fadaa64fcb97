import { invalidParameter } from "../pool/errors.ts";

/** Authentication parameters that the client sends, by name, such as "USERNAME". */
export type AuthParameters = Readonly<Record<string, string>>;

/** Returns a required parameter. */
export function parameter(given: AuthParameters, name: string): string {
  const value = given[name];
  if (value === undefined || value === "") throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
