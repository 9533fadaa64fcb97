import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { DISK_FULL, wasDiskFullSince } from "../emulators/files/full-disk.ts";
import { type GatewayResponse, httpEvent, responseFrom, singleHeaders } from "./http-event.ts";
import { match, mostSpecificFirst, patternOf } from "./route-table.ts";

/** A route of the template's HTTP API. */
export interface ApiRoute {
  /** For example "GET /api/projects/{user}". */
  readonly key: string;
  /** The function's ARN. */
  readonly target: string;
  readonly authorizer?: JwtAuthorizer | undefined;
  /** The token needs one of these scopes. Any valid token is accepted when the list is empty. */
  readonly scopes: readonly string[];
}

export interface JwtAuthorizer {
  readonly issuer: string;
  readonly audience: readonly string[];
}

type Claims = Readonly<Record<string, unknown>>;

export interface GatewayOptions {
  readonly routes: readonly ApiRoute[];
  /** @param signal aborted when the gateway has answered without the result */
  readonly invoke: (target: string, event: unknown, signal: AbortSignal) => Promise<unknown>;
  /** The token's claims, or undefined if the authorizer rejects it. */
  readonly authorize: (token: string, authorizer: JwtAuthorizer) => Promise<Claims | undefined> | Claims | undefined;
  readonly log: (line: string) => void;
  readonly timeoutMilliseconds?: number;
}

export type Gateway = (request: IncomingMessage) => Promise<GatewayResponse>;

// Quotas of an HTTP API that cannot be raised.
const TIMEOUT_MILLISECONDS = 30_000;
const HEADER_BYTES = 10_240;
const BODY_BYTES = 10 * 1024 * 1024;

/** An emulator of API Gateway's HTTP API. */
export function createGateway(options: GatewayOptions): Gateway {
  const { invoke, authorize, log, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const routes = options.routes
    .map((route) => ({ ...route, pattern: patternOf(route.key) }))
    .sort((a, b) => mostSpecificFirst(a.pattern, b.pattern));

  function find(method: string, path: string) {
    for (const route of routes) {
      const pathParameters = match(route.pattern, method, path);
      if (pathParameters) return { route, pathParameters };
    }
    return undefined;
  }

  return async function answerText(request) {
    const began = performance.now();
    const answer = await answerTo(request);
    // Handlers cannot tell that the disk is full and would answer that Backlot is busy.
    const isForDisk = answer.status >= 500 && wasDiskFullSince(began);
    return isForDisk ? { ...answer, status: 507, body: Buffer.from(JSON.stringify(DISK_FULL)) } : answer;
  };

  async function answerTo(request: IncomingMessage): Promise<GatewayResponse> {
    const requestId = randomUUID();
    const say = (status: number, message: string, headers = {}) => refusal(status, message, requestId, headers);

    if (headerBytes(request) > HEADER_BYTES) return say(431, "Request Header Fields Too Large");
    const target = decodedTarget(request.url ?? "/");
    if (!target) return say(400, "Bad Request");
    const found = find(request.method ?? "GET", target.path);
    if (!found) return say(404, "Not Found");

    const { route, pathParameters } = found;
    let claims: Claims | undefined;
    if (route.authorizer) {
      const token = (singleHeaders(request).authorization ?? "").replace(/^Bearer /i, "");
      if (token) claims = await authorize(token, route.authorizer);
      if (!claims) {
        return say(401, "Unauthorized", { "www-authenticate": token ? 'Bearer error="invalid_token"' : "Bearer" });
      }
      if (!holdsScope(claims, route.scopes)) {
        return say(403, "Forbidden", { "www-authenticate": 'Bearer error="insufficient_scope"' });
      }
    }

    const body = await readBody(request);
    if (!body) return say(413, "Request Entity Too Large");

    const event = httpEvent({ request, requestId, routeKey: route.key, ...target, pathParameters, claims, body });
    const waiting = new AbortController();
    try {
      const result = await within(timeoutMilliseconds, invoke(route.target, event, waiting.signal));
      if (result === timedOut) {
        waiting.abort();
        return say(503, "Service Unavailable");
      }
      const { status, headers, body: content } = responseFrom(result);
      return { status, headers: { "apigw-requestid": requestId, ...headers }, body: content };
    } catch (error) {
      // The gateway accepts larger bodies than a Lambda function.
      if (error instanceof Error && error.name === "RequestEntityTooLargeException")
        return say(413, "Request Entity Too Large");
      // The account's functions are all busy.
      if (error instanceof Error && error.name === "TooManyRequestsException")
        return say(503, "Service Unavailable", { "retry-after": "2" });
      log(`${route.key} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      return say(500, "Internal Server Error");
    }
  }
}

function refusal(status: number, message: string, requestId: string, headers: Record<string, string>): GatewayResponse {
  return {
    status,
    headers: { "content-type": "application/json", "apigw-requestid": requestId, ...headers },
    body: Buffer.from(JSON.stringify({ message })),
  };
}

/**
 * API Gateway decodes the path before it matches routes, so an encoded slash separates segments like a plain one
 * and an encoded question mark ends the path.
 */
function decodedTarget(target: string): { path: string; query: string } | undefined {
  const [path = "", query = ""] = target.split(/\?(.*)/s);
  try {
    return { path: decodeURIComponent(path).replace(/\?.*/s, ""), query };
  } catch {
    return undefined; // An invalid percent encoding, or bytes that are not UTF-8.
  }
}

function headerBytes(request: IncomingMessage): number {
  const line = `${request.method} ${request.url} HTTP/1.1`;
  return [line, ...Object.entries(singleHeaders(request)).flat()].reduce(
    (bytes, text) => bytes + Buffer.byteLength(text),
    0,
  );
}

function holdsScope(claims: Claims, scopes: readonly string[]): boolean {
  const held = String(claims.scope ?? "").split(" ");
  return scopes.length === 0 || scopes.some((scope) => held.includes(scope));
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // The rest is read and discarded; otherwise the browser sees a reset connection instead of the response.
    if (bytes <= BODY_BYTES) chunks.push(chunk);
  }
  return bytes > BODY_BYTES ? undefined : Buffer.concat(chunks);
}

const timedOut = Symbol("timed out");

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
