import * as z from "zod";
import { accessDenied, invalidArgument, tooLarge, tooSmall } from "./errors.ts";
import { parseAmzDate, parseCredential, requireSignature, type SecretOf } from "./signature.ts";

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal("content-length-range"), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

interface FieldCondition {
  readonly operator: "eq" | "starts-with";
  readonly field: string;
  readonly value: string;
}

/** What a signed policy allows a form to post. */
export interface Permit {
  readonly accessKeyId: string;
  readonly leastBytes: number;
  readonly mostBytes: number;
}

// A policy needs no conditions for these fields.
const withoutCondition = ["policy", "x-amz-signature", "file"];

/**
 * Validates the policy of a form, and the form against its policy.
 *
 * @param fields by lower-case name
 */
export function permitOf(fields: ReadonlyMap<string, string>, bucket: string, secretOf: SecretOf, now: number): Permit {
  const signed = fields.get("policy");
  if (signed === undefined) throw accessDenied();
  const accessKeyId = signerOf(fields, signed, secretOf);
  const { expiration, conditions } = parsePolicy(signed);
  if (Date.parse(expiration) < now) throw denied("Policy expired.");

  const values = new Map([...fields, ["bucket", bucket]]);
  const fieldConditions = conditions.flatMap((condition) => conditionsOnFields(condition));
  for (const condition of fieldConditions) requireCondition(condition, values.get(condition.field) ?? "");
  requireNoOtherFields(fields, fieldConditions);

  const ranges = conditions.flatMap((condition) =>
    Array.isArray(condition) && condition[0] === "content-length-range" ? [condition] : [],
  );
  return {
    accessKeyId,
    leastBytes: Math.max(0, ...ranges.map(([, least]) => least)),
    mostBytes: Math.min(...ranges.map(([, , most]) => most)),
  };
}

/** Passes on the bytes of a file; throws when there are fewer or more than the policy allows. */
export async function* within({ leastBytes, mostBytes }: Permit, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge(size, mostBytes);
    yield chunk;
  }
  if (size < leastBytes) throw tooSmall(size, leastBytes);
}

function signerOf(fields: ReadonlyMap<string, string>, policy: string, secretOf: SecretOf): string {
  const date = fields.get("x-amz-date");
  parseAmzDate(date);
  const credential = parseCredential(fields.get("x-amz-credential") ?? "", date ?? "");
  if (fields.get("x-amz-algorithm") !== "AWS4-HMAC-SHA256" || credential === undefined) {
    throw invalidArgument("A form must be signed with AWS4-HMAC-SHA256 and name a valid x-amz-credential");
  }
  requireSignature(credential, fields.get("x-amz-signature") ?? "", policy, secretOf);
  return credential.accessKeyId;
}

function parsePolicy(signed: string): z.infer<typeof Policy> {
  try {
    return Policy.parse(JSON.parse(Buffer.from(signed, "base64").toString("utf8")));
  } catch {
    throw denied("Invalid Policy: its JSON cannot be understood.");
  }
}

function conditionsOnFields(condition: z.infer<typeof Policy>["conditions"][number]): FieldCondition[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([field, value]) => ({ operator: "eq", field: field.toLowerCase(), value }));
  }
  const [operator, field, value] = condition;
  if (operator === "content-length-range") return [];
  return [{ operator, field: field.slice(1).toLowerCase(), value }];
}

function requireCondition({ operator, field, value }: FieldCondition, actual: string): void {
  if (operator === "eq" ? actual === value : actual.startsWith(value)) return;
  throw denied(`Policy Condition failed: ["${operator}", "$${field}", "${value}"]`);
}

function requireNoOtherFields(fields: ReadonlyMap<string, string>, conditions: readonly FieldCondition[]): void {
  const spokenOf = new Set([...withoutCondition, ...conditions.map(({ field }) => field)]);
  const others = [...fields.keys()].filter((name) => !spokenOf.has(name) && !name.startsWith("x-ignore-"));
  if (others.length > 0) throw denied(`Extra input fields: ${others.join(", ")}`);
}

function denied(reason: string) {
  return accessDenied(`Invalid according to Policy: ${reason}`);
}
