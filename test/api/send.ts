import type { Route } from "../../shared/contract/schema/route.ts";

/** Raw requests, for tests of details that the typed client hides or would not send. */
export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** Calls a route with any body and headers, text as JSON by default; missing path parameters stay in braces. */
export async function send(url: string, route: Route, { params = {}, query = "", ...init }: Request): Promise<Sent> {
  const path = route.path.replace(/\{(\w+)\}/g, (braces, name: string) => encodeURIComponent(params[name] ?? braces));
  const headers = { ...(typeof init.body === "string" && { "content-type": "application/json" }), ...init.headers };
  const answer = await fetch(`${url}${path}${query}`, { method: route.method, ...init, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The header with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
