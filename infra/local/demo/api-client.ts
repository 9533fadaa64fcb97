import type { ParamsOf, PayloadFor, QueryFor, ResponseOf, Route } from "../../../shared/contract/schema/route.ts";

/** An error response of the API. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;

  constructor(call: string, status: number, code: string, message: string) {
    super(`${call} was answered with ${status} ${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

type Given<Name extends string, Value> = [Value] extends [undefined] ? object : Readonly<Record<Name, Value>>;
type Call<R extends Route> = Given<"payload", PayloadFor<R>> &
  Partial<Given<"query", QueryFor<R>>> &
  (keyof ParamsOf<R> extends never ? object : { readonly params: ParamsOf<R> });

interface LooseCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly payload?: unknown;
}

/** A client for the contract's routes at `url`; sends `token` if given. */
export function apiClient(url: string, token?: string) {
  return async function call<R extends Route>(route: R, given: Call<R>): Promise<ResponseOf<R>> {
    const { params, query, payload }: LooseCall = given;
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
    const address = new URL(path, url);
    for (const [key, value] of Object.entries(query ?? {})) address.searchParams.set(key, String(value));
    const answer = await fetch(address, {
      method: route.method,
      headers: {
        ...(route.payload?.kind === "json" && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(route.payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw refusalFrom(`${route.method} ${path}`, answer.status, text);
    // The route's schema parses the response, so it has the type ResponseOf<R>.
    return (route.answer.kind === "json" ? route.answer.schema.parse(JSON.parse(text)) : text) as ResponseOf<R>;
  };
}
export type ApiClient = ReturnType<typeof apiClient>;

function refusalFrom(call: string, status: number, text: string): ApiError {
  try {
    const { code, message } = JSON.parse(text);
    return new ApiError(call, status, String(code), String(message));
  } catch {
    return new ApiError(call, status, "unreadable", text.slice(0, 200));
  }
}
