import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { account } from "../emulators/region.ts";
import type { PathParameters } from "./route-table.ts";

/** A response to the browser. */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

interface EventParts {
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly routeKey: string;
  /** The path, decoded. */
  readonly path: string;
  /** The query string, not decoded. */
  readonly query: string;
  readonly pathParameters: PathParameters;
  readonly claims: Readonly<Record<string, unknown>> | undefined;
  readonly body: Buffer;
}

/** The event of an HTTP API, payload format 2.0. */
export function httpEvent({ request, requestId, routeKey, path, query, pathParameters, claims, body }: EventParts) {
  const { cookie, ...headers } = singleHeaders(request);
  const text = isText(headers["content-type"]);
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: joined(new URLSearchParams(query)) }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: account,
      apiId: "local",
      ...(claims && { authorizer: { jwt: { claims: flattened(claims), scopes: null } } }),
      domainName: headers.host,
      domainPrefix: "local",
      http: {
        method: request.method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId,
      routeKey,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(text ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !text,
  };
}

const ProxyResult = z.object({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(""),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * Converts a function's result to a response.
 *
 * @throws {z.ZodError} when the result has a statusCode but is otherwise malformed
 */
export function responseFrom(result: unknown): GatewayResponse {
  // A result without a status is the body: API Gateway infers the rest.
  if (typeof result !== "object" || result === null || !("statusCode" in result)) {
    const body = typeof result === "string" ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
  }
  const { statusCode, headers, cookies, body, isBase64Encoded } = ProxyResult.parse(result);
  return {
    status: statusCode,
    headers: {
      ...(body && { "content-type": "text/plain;charset=UTF-8" }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(cookies.length > 0 && { "set-cookie": cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8"),
  };
}

export function singleHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headersDistinct).map(([name, values]) => [name, values!.join(",")]));
}

function joined(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(",")]));
}

/** Claims in the format of an HTTP API: all are strings, lists are in brackets. */
function flattened(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(" ")}]` : String(value),
    ]),
  );
}

function isText(contentType = ""): boolean {
  return (
    /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded))/.test(contentType) ||
    /^[\w.+-]+\/[\w.+-]+\+(?:json|xml)/.test(contentType)
  );
}

/** Common Log Format, such as 12/Mar/2026:19:03:58 +0000. */
function commonLogTime(time: Date): string {
  const [, day, month, year, clock] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(time.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${clock} +0000`;
}
