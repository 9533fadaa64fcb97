import * as z from "zod";
import { ServiceError } from "../../engine.ts";
import type { S3Request } from "./request.ts";

/** A CORS rule in CloudFormation's format. */
const CorsRule = z.object({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.number().optional(),
});
export type CorsRule = z.infer<typeof CorsRule>;

export function parseCorsRules(rules: readonly unknown[]): CorsRule[] {
  return z.array(CorsRule).parse(rules);
}

/** The CORS headers of a response; none if no rule allows the origin. */
export function corsHeaders(rules: readonly CorsRule[], request: S3Request): Record<string, string> {
  const origin = request.header("origin");
  if (origin === undefined) return {};
  const rule = rules.find((candidate) => allows(candidate, origin, request.method, []));
  return rule ? headersOf(rule, origin) : {};
}

/** The headers of the response to a CORS preflight request. */
export function preflightHeaders(rules: readonly CorsRule[], request: S3Request): Record<string, string> {
  const origin = request.header("origin");
  const method = request.header("access-control-request-method");
  if (origin === undefined || method === undefined) {
    const message = "Insufficient information. Origin and Access-Control-Request-Method request headers needed.";
    throw new ServiceError("BadRequest", message);
  }
  const wanted = request.header("access-control-request-headers");
  const names = (wanted ?? "").split(",").map((name) => name.trim().toLowerCase());
  const rule = rules.find((candidate) =>
    allows(
      candidate,
      origin,
      method,
      names.filter((name) => name !== ""),
    ),
  );
  if (rule === undefined) {
    const message = `CORSResponse: no rule of the bucket lets "${origin}" send ${method} with the headers "${wanted ?? ""}".`;
    throw new ServiceError("AccessForbidden", message, 403);
  }
  return {
    ...headersOf(rule, origin),
    ...(wanted !== undefined && { "access-control-allow-headers": wanted }),
    ...(rule.MaxAge !== undefined && { "access-control-max-age": String(rule.MaxAge) }),
  };
}

function allows(rule: CorsRule, origin: string, method: string, headers: readonly string[]): boolean {
  return (
    rule.AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
    rule.AllowedMethods.includes(method) &&
    headers.every((header) => rule.AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), header)))
  );
}

function headersOf(rule: CorsRule, origin: string): Record<string, string> {
  const isOpen = rule.AllowedOrigins.includes("*");
  return {
    "access-control-allow-origin": isOpen ? "*" : origin,
    "access-control-allow-methods": rule.AllowedMethods.join(", "),
    ...(!isOpen && { "access-control-allow-credentials": "true" }),
    ...(rule.ExposedHeaders.length > 0 && { "access-control-expose-headers": rule.ExposedHeaders.join(", ") }),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  };
}

/** A pattern may contain one `*`. */
function matches(pattern: string, text: string): boolean {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return pattern === text;
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
}
