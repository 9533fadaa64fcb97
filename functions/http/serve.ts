import type * as z from "zod";
import type { Device } from "../../shared/contract/account.ts";
import { PATH_IDS, PATH_PARAMS } from "../../shared/contract/schema/names.ts";
import {
  COMMON_REFUSALS,
  type NamedFile,
  type ParamsOf,
  type PayloadOf,
  type QueryOf,
  type RefusalOf,
  type ResponseOf,
  type Route,
} from "../../shared/contract/schema/route.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { DatesError } from "../../shared/dates/dates-string.ts";
import { message, said, t } from "../../shared/i18n/speech.ts";
import { jsonDepth, MAX_JSON_DEPTH } from "../runtime/json-depth.ts";
import { log, loggedError } from "../runtime/log.ts";
import { firstLanguage, inLanguage } from "../runtime/reader-language.ts";
import { NOT_FOUND, Refusal } from "../runtime/refusal.ts";
import { isTransient } from "../runtime/transient-errors.ts";
import type { ApiGatewayEvent, ApiGatewayResponse } from "./api-gateway-event.ts";
import { nameOfCaller, recordAuditEvent } from "./audit-log.ts";
import { authorizeRequest, type CallerOf } from "./authorize.ts";
import { readForm } from "./multipart-form.ts";
import { requireOwnPage } from "./own-page.ts";
import { requireOrigin } from "./require-origin.ts";
import { deviceOf } from "./user-agent.ts";
import { watermarkFor } from "./watermark.ts";

/** The context that a handler gets. */
export type RequestContext<R extends Route> = CallerOf<R["access"]> & {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly payload: PayloadOf<R>;
  readonly cookies: ReadonlyMap<string, string>;
  /** The caller's device, according to the User-Agent header. */
  readonly device: Device;
  /** The request's ID in logs and the audit log. */
  readonly requestId: string;
  /** The watermark for the response's file. Its ID is recorded in the audit log. */
  mark(): Watermark;
  /** Adds text to the details of the request's audit event. */
  addDetail(text: string): void;
  /** Sets a cookie on the response, in the format of a Set-Cookie header. */
  setCookie(cookie: string): void;
  /**
   * Authorizes the request again and refuses it if the caller has lost access. For a handler that has created what a
   * removal from the team or a new password revokes: one that ran in the meantime has not found it. What was created
   * stays without effect, because its secret is not returned.
   */
  requireStillAllowed(): Promise<void>;
  /** Refuses the request with one of the contract's refusals and a message for the user. */
  refuse(code: RefusalOf<R>, message: string): never;
};

/** Turns a route's function into a Lambda handler. Only this file handles HTTP. */
export function serve<R extends Route>(
  route: R,
  handle: (call: RequestContext<R>) => Promise<ResponseOf<R>>,
): (event: ApiGatewayEvent) => Promise<ApiGatewayResponse> {
  return (event) => inLanguage(firstLanguage(event.headers["accept-language"]), () => answer(event));

  async function answer(event: ApiGatewayEvent): Promise<ApiGatewayResponse> {
    const { requestId } = event.requestContext;
    const setCookies: string[] = [];
    const added: string[] = [];
    let mark: Watermark | undefined;
    try {
      requireOrigin(event);
      requireOwnPage(event);
      const params = readParams(route, event);
      const caller = await authorizeRequest(route, event, params);
      const call = {
        ...caller,
        params,
        query: readQuery(route, event),
        payload: await readPayload(route, event),
        cookies: readCookies(event),
        device: deviceOf(event.headers["user-agent"]),
        requestId,
        mark: () => (mark = watermarkFor(nameOfCaller(caller), requestId)),
        addDetail: (text: string) => added.push(text),
        setCookie: (cookie: string) => setCookies.push(cookie),
        requireStillAllowed: async () => void (await authorizeRequest(route, event, params)),
        refuse: (code: string, message: string): never => {
          throw new Refusal(code, route.refusals[code] ?? 400, message);
        },
      };
      // The parts were parsed with the route's own schemas, which is what RequestContext<R> states.
      const answered = await handle(call as unknown as RequestContext<R>);
      const { query, payload } = call;
      await recordAuditEvent(route, { caller, params, query, payload, requestId, mark, added });
      return { ...toResponse(route, answered), ...(setCookies.length > 0 && { cookies: setCookies }) };
    } catch (error) {
      const refusal = refusalOf(route, error);
      if (refusal) return problem(refusal.status, refusal.code, refusal.message, requestId);
      log.error("A handler failed", {
        route: route.path,
        requestId,
        error: loggedError(error),
      });
      if (isTransient(error)) return withRetry(problem(503, "unavailable", BUSY, requestId));
      return problem(500, "internal", BROKEN, requestId);
    }
  }
}

/** The refusal for an expected error; undefined for a bug. */
function refusalOf(route: Route, error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { unreadableDates } = route.refusals;
  const isRefused = error instanceof DatesError && unreadableDates !== undefined;
  return isRefused ? new Refusal("unreadableDates", unreadableDates, error.message) : undefined;
}

const BUSY = message("Backlot is very busy. Please try again in a moment.");
const BROKEN = message("Something went wrong on our side. Please try again.");

/** Adds the number of seconds after which a retry makes sense. */
function withRetry({ headers, ...answer }: ApiGatewayResponse): ApiGatewayResponse {
  return { ...answer, headers: { ...headers, "retry-after": "2" } };
}

function problem(statusCode: number, code: string, text: string, requestId: string): ApiGatewayResponse {
  return {
    statusCode,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    // Refusals without values are constants, often made before the language was known.
    body: JSON.stringify({ code, message: said(text), requestId }),
  };
}

function toResponse(route: Route, answer: unknown): ApiGatewayResponse {
  const headers = { "cache-control": "no-store" };
  switch (route.answer.kind) {
    case "json":
      return {
        statusCode: 200,
        headers: { ...headers, "content-type": "application/json" },
        // Parsed, so that no field that the contract does not declare leaves the server.
        body: JSON.stringify(route.answer.schema.parse(answer)),
      };
    case "text":
      return { statusCode: 200, headers: { ...headers, "content-type": route.answer.mediaType }, body: String(answer) };
    case "file": {
      const file = answer as NamedFile; // The ResponseOf of a file route.
      return {
        statusCode: 200,
        headers: { ...headers, "content-type": route.answer.mediaType, "content-disposition": attachment(file.name) },
        body: Buffer.from(file.bytes).toString("base64"),
        isBase64Encoded: true,
      };
    }
  }
}

/** RFC 6266: an ASCII name for old clients, and the full name in UTF-8. */
function attachment(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w. -]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
}

function readParams(route: Route, event: ApiGatewayEvent): Record<string, string> {
  // contract.test.ts checks that each parameter is in PATH_PARAMS.
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof typeof PATH_PARAMS);
  return Object.fromEntries(
    names.map((name) => {
      // The gateway has already decoded the path; decoding it again would allow these rules to be bypassed.
      const read = PATH_PARAMS[name].safeParse(event.pathParameters?.[name] ?? "");
      if (read.success) return [name, read.data];
      if (name in PATH_IDS) throw NOT_FOUND;
      throw new Refusal("invalid", COMMON_REFUSALS.invalid, read.error.issues[0]?.message ?? "");
    }),
  );
}

function readQuery(route: Route, event: ApiGatewayEvent): unknown {
  if (!route.query) return undefined;
  return parsed(route.query, event.queryStringParameters ?? {});
}

async function readPayload(route: Route, event: ApiGatewayEvent): Promise<unknown> {
  if (!route.payload) return undefined;
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  if (route.payload.kind === "form") {
    const form = await readForm(body, event.headers["content-type"] ?? "", route.payload.file);
    return { ...(parsed(route.payload.fields, form.fields) as object), file: form.file };
  }
  // Browsers send forms cross-site without a preflight request. JSON requires one, which is refused.
  if (!/^application\/json\s*(?:;|$)/i.test(event.headers["content-type"] ?? "")) {
    throw new Refusal("invalid", COMMON_REFUSALS.invalid, t("Send the request's body as application/json."));
  }
  const text = body.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("invalid", COMMON_REFUSALS.invalid, t("The request's body is not JSON."));
  }
  if (jsonDepth(text) > MAX_JSON_DEPTH) {
    const words = t("The request's body is nested more than {levels} levels deep.", { levels: MAX_JSON_DEPTH });
    throw new Refusal("invalid", COMMON_REFUSALS.invalid, words);
  }
  return parsed(route.payload.schema, value);
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const where = issue?.path.join(".");
  const ours = issue !== undefined && !/^(?:Invalid|Too|Unrecognized)/.test(issue.message);
  throw new Refusal(
    "invalid",
    COMMON_REFUSALS.invalid,
    ours || !where ? (issue?.message ?? "") : `${where}: ${issue?.message}`,
  );
}

function readCookies(event: ApiGatewayEvent): ReadonlyMap<string, string> {
  return new Map(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf("=");
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1)];
    }),
  );
}
