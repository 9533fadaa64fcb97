import type { IncomingMessage, RequestListener } from "node:http";
import type { Gateway } from "../gateway/gateway.ts";
import type { GatewayResponse } from "../gateway/http-event.ts";
import { isLike } from "../iam/wildcard.ts";
import type { Behaviour, Distribution } from "../resources/distribution.ts";
import type { HeaderRule } from "../resources/response-headers.ts";
import { edgeFunction } from "./edge-function.ts";
import { errorCache } from "./error-cache.ts";
import type { SiteFiles } from "./site-files.ts";

export interface SiteOptions {
  readonly distribution: Distribution;
  /** Called for each request, so that a new build is served immediately. */
  readonly files: () => SiteFiles;
  readonly gateway: Gateway;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** An emulator of CloudFront: serves the web's files and the API at one origin. */
export function createSite({ distribution, files, gateway, log, now = Date.now }: SiteOptions): RequestListener {
  const { behaviours, defaultRootObject, errorPages, errorSeconds } = distribution;
  const errors = errorCache(errorSeconds, now);
  const uriFor = new Map(
    behaviours.map((one) => [one, one.viewerRequest === undefined ? asItIs : edgeFunction(one.viewerRequest)]),
  );

  async function answer(request: IncomingMessage): Promise<GatewayResponse> {
    const path = (request.url ?? "/").replace(/\?.*/s, "");
    // The default behaviour has no pattern, so there is always a match.
    const behaviour = behaviours.find(({ pattern }) => pattern === undefined || isLike(path, pattern))!;
    if (!behaviour.methods.includes(request.method ?? ""))
      return withHeaders(refusal(403, "Forbidden"), behaviour.headers);
    const fromOrigin = await errors.answer(request, path, () => originAnswer(request, path, behaviour));
    const page = errorPages.find(({ errorCode }) => errorCode === fromOrigin.status);
    const substitute = page && fileAt(request, page.path, behaviour);
    return withHeaders(substitute ? { ...substitute, status: page.status } : fromOrigin, behaviour.headers);
  }

  async function originAnswer(request: IncomingMessage, path: string, behaviour: Behaviour): Promise<GatewayResponse> {
    for (const [name, value] of Object.entries(behaviour.originHeaders)) request.headersDistinct[name] = [value];
    return behaviour.origin === "api" ? gateway(request) : fileAnswer(request, path, behaviour);
  }

  function fileAnswer(request: IncomingMessage, path: string, behaviour: Behaviour): GatewayResponse {
    const uri = uriFor.get(behaviour)!(request, path);
    const file = fileAt(request, uri === "/" ? `/${defaultRootObject}` : uri, behaviour);
    // S3 answers 403 for a missing object to callers without permission to list the bucket.
    return file ?? refusal(403, "Access Denied");
  }

  function fileAt(request: IncomingMessage, path: string, { compress }: Behaviour): GatewayResponse | undefined {
    const file = files()(path);
    if (!file) return undefined;
    const headers = { "cache-control": file.cacheControl, etag: file.etag };
    if (request.headers["if-none-match"] === file.etag) return { status: 304, headers, body: Buffer.alloc(0) };
    const { encoding, body } = file.encoded(compress ? String(request.headers["accept-encoding"] ?? "") : "");
    return {
      status: 200,
      headers: {
        ...headers,
        "content-type": file.contentType,
        ...(compress && { vary: "accept-encoding" }),
        ...(encoding && { "content-encoding": encoding }),
      },
      body,
    };
  }

  async function answerOrFault(request: IncomingMessage): Promise<GatewayResponse> {
    try {
      return await answer(request);
    } catch (error) {
      log(
        `${request.method} ${request.url} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      return refusal(502, "Bad Gateway");
    }
  }

  return async (request, response) => {
    const { status, headers, body } = await answerOrFault(request);
    response.writeHead(status, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

const asItIs = (_: IncomingMessage, uri: string) => uri;

function refusal(status: number, message: string): GatewayResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: Buffer.from(message) };
}

function withHeaders(answer: GatewayResponse, rules: readonly HeaderRule[]): GatewayResponse {
  const added = rules.filter(({ name, override }) => override || !(name in answer.headers));
  return {
    ...answer,
    headers: { ...answer.headers, ...Object.fromEntries(added.map(({ name, value }) => [name, value])) },
  };
}
