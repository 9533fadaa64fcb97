import type { ApiGatewayEvent, ApiGatewayResponse } from "../../functions/http/api-gateway-event.ts";
import type { LocalStack } from "../../infra/local/stack.ts";
import { type RouteName, routes } from "../../shared/contract/routes.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import type { Route } from "../../shared/contract/schema/route.ts";
import { awsOf } from "../local-aws.ts";
import { type Wire, wireBefore } from "./wire.ts";

/**
 * Runs handlers in this process, with a wire between them and the stack's services. Call it before any handler is
 * imported.
 */
export async function handlersHere(stack: LocalStack): Promise<Wire> {
  const wire = await wireBefore(stack.environment);
  Object.assign(process.env, awsOf(stack).variables, wire.environment, { POWERTOOLS_LOG_LEVEL: "SILENT" });
  return wire;
}

/** The request to a route. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: unknown;
  readonly form?: FormData;
  readonly token?: string;
}

/** The response of a handler. */
export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let count = 0;

/** Calls a route's handler like the gateway. */
export async function ask(route: Route, { params, query, payload, form, token }: Asked): Promise<Answered> {
  const name = (Object.keys(routes) as RouteName[]).find((one) => routes[one] === route)!;
  const { handler } = (await import(`../../functions/routes/${kebab(name)}.ts`)) as {
    handler: (event: ApiGatewayEvent) => Promise<ApiGatewayResponse>;
  };
  const posted = form && new Response(form);
  const { statusCode, body, headers } = await handler({
    headers: {
      [ORIGIN_HEADER]: process.env.ORIGIN_SECRET?.split(",")[0],
      ...(token && { authorization: `Bearer ${token}` }),
      "content-type": posted?.headers.get("content-type") ?? "application/json",
    },
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(posted
      ? { body: Buffer.from(await posted.arrayBuffer()).toString("base64"), isBase64Encoded: true }
      : { body: JSON.stringify(payload ?? {}), isBase64Encoded: false }),
    requestContext: { requestId: `faults-${count++}`, http: { method: route.method, path: route.path } },
  });
  return { status: statusCode, body, headers };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
