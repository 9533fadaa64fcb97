import table from "virtual:contract";
import type { RouteName, routes } from "../../shared/contract/routes.ts";
import type { ParamsOf, PayloadFor, QueryFor, ResponseOf, Route } from "../../shared/contract/schema/route.ts";
import { language } from "../i18n/language.ts";
import { t } from "../i18n/translate.ts";
import { isCacheable } from "../offline/cacheable-routes.ts";
import { recordFailedRequest, setNetworkStatus } from "../offline/data-age.ts";
import { networkFirst } from "../offline/network-first.ts";
import { untilAnswered } from "./busy-reads.ts";
import { onReauthenticated } from "./reauthentication.ts";
import { clearToken, isLive, payloadOf, storedToken, storeToken } from "./stored-token.ts";

/** An error response. `message` is written for the user; `code` is one of the contract's refusals. */
export class ApiError extends Error {
  readonly status: number;
  /** HTTP reason phrase; empty where the protocol has none (HTTP/2). */
  readonly statusText: string;
  readonly code: string;

  constructor({ status, statusText }: Pick<Response, "status" | "statusText">, code: string, message: string) {
    super(message);
    this.status = status;
    this.statusText = statusText;
    this.code = code;
  }
}

/** The request failed in the network, so its outcome is unknown. */
export class NetworkError extends Error {
  constructor() {
    super(t("Network error. Please check your connection and try again."));
  }
}

/** A downloaded file, with the name from the response, if any. */
export interface Download {
  readonly name: string | undefined;
  readonly blob: Blob;
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };
type Call<R extends Route> = Given<"payload", PayloadFor<R>> & {
  query?: QueryFor<R>;
} & (keyof ParamsOf<R> extends never ? { params?: undefined } : { params: ParamsOf<R> });
type Answered<R extends Route> = R["answer"] extends { kind: "file" } ? Download : ResponseOf<R>;
type Client = {
  readonly [N in RouteName]: (call: Call<(typeof routes)[N]>) => Promise<Answered<(typeof routes)[N]>>;
};

interface LooseCall {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly payload?: unknown;
}

// These set or need the refresh cookie; all other calls send no cookies.
const WITH_COOKIES: ReadonlySet<string> = new Set([
  ...["login", "logout", "signOutEverywhere", "refreshSession", "signup", "createProject"],
]);

/** Browsers limit the keepalive requests of a closed page to 64 kB in total; this leaves room for several. */
const KEPT_ALIVE = 8_000;

// The response that the server would give to a call without a token.
const SIGNED_OUT = { status: 401, statusText: "Unauthorized" };

function addressOf(path: string, { params, query }: LooseCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? filled : `${filled}?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}`;
}

async function send(name: RouteName, call: LooseCall): Promise<Response> {
  const row = table[name];
  const token = storedToken();
  const isForm = row.payload === "form";
  const body = isForm ? (call.payload as FormData) : JSON.stringify(call.payload); // as the route's payload is declared
  // Small requests are completed even after the page is closed.
  const keepalive = typeof body === "string" && body.length < KEPT_ALIVE;
  const ask = () =>
    fetch(addressOf(row.path, call), {
      method: row.method,
      headers: {
        // Not the browser's languages, which may be others than the one that the screens are in.
        "accept-language": language.tag,
        ...(!isForm && { "content-type": "application/json" }),
        ...(token && !row.open && { authorization: `Bearer ${token}` }),
      },
      credentials: WITH_COOKIES.has(name) ? "same-origin" : "omit",
      ...(row.payload && { body, keepalive }),
    });
  try {
    const answer = await (row.method === "GET" ? untilAnswered(ask) : ask());
    setNetworkStatus("back");
    return answer;
  } catch {
    recordFailedRequest();
    throw new NetworkError();
  }
}

let renewal: Promise<boolean> | undefined;

/**
 * Requests a new access token with the refresh cookie. Concurrent callers share one request, and so do several tabs.
 * Resolves to false when the session has ended; rejects on network and server errors, which leave that unknown.
 */
export function renew(): Promise<boolean> {
  const before = storedToken();
  renewal ??= inTurnWithOtherTabs(() => (storedToken() !== before && isLive(storedToken()) ? true : ask())).finally(
    () => {
      renewal = undefined;
    },
  );
  return renewal;

  async function ask(): Promise<boolean> {
    const answer = await send("refreshSession", {});
    if (answer.status === 401) return false;
    if (!answer.ok) throw await errorOf(answer);
    const { token } = (await jsonOf(answer)) as ResponseOf<(typeof routes)["refreshSession"]>; // as in the contract
    // Another user's cookie, possibly planted by another site, must not continue this session.
    if (before === null || payloadOf(token)?.sub !== payloadOf(before)?.sub) return false;
    storeToken(token);
    return true;
  }
}

/**
 * Serialises renewals across tabs, which would otherwise use the same refresh token. A page over plain HTTP has no
 * locks and goes ahead.
 */
function inTurnWithOtherTabs<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request("renewal", async () => task()) : Promise.resolve(task());
}

async function request(name: RouteName, call: LooseCall): Promise<unknown> {
  const row = table[name];
  if (!row.open && storedToken() === null && !(await onReauthenticated()))
    throw new ApiError(SIGNED_OUT, "signedOut", t("Please sign in."));
  const answer = await (isCacheable(name) ? askFirst(name, call) : ask(name, call));
  if (!answer.ok || answer.status === 202 || answer.status === 204) throw await errorOf(answer);
  switch (row.answer) {
    case "json":
      return jsonOf(answer);
    case "text":
      return answer.text();
    case "file":
      return { name: nameIn(answer.headers.get("content-disposition")), blob: await answer.blob() };
  }
}

/** Sends the request, with a renewed token if the current one has expired. */
async function ask(name: RouteName, call: LooseCall): Promise<Response> {
  const row = table[name];
  const token = storedToken();
  if (!row.open && token !== null && !isLive(token) && payloadOf(token)) await renew();
  const sent = storedToken();
  const answer = await send(name, call);
  if (answer.status !== 401 || row.open || sent === null) return answer;
  // Meanwhile, another request or tab may have renewed the session, or noticed that it has ended.
  const isStored = () => storedToken() !== null && storedToken() !== sent;
  // Another person may have signed in, who must not send this request, and whose session must not end.
  const isOthers = () => storedToken() !== null && signedInAs() !== payloadOf(sent)?.sub;
  if (isOthers()) return answer;
  const isRenewed = isStored() || (storedToken() !== null && (await renew())) || isStored();
  if (isOthers()) return answer;
  if (isRenewed) return send(name, call);
  clearToken();
  return (await onReauthenticated()) ? send(name, call) : answer;
}

/** Sends the request, and falls back to a cached response while the server is unreachable. */
function askFirst(name: RouteName, call: LooseCall): Promise<Response> {
  const { path, open } = table[name];
  const owner = open ? undefined : signedInAs();
  return networkFirst({
    owner,
    address: addressOf(path, call),
    project: name === "getProjectName" ? call.params?.id : undefined,
    isTheirs: () => open || (owner !== undefined && owner === signedInAs()),
    ask: async () => {
      const answer = await ask(name, call);
      // The page of a captive portal.
      if (answer.ok && /^text\/html/.test(answer.headers.get("content-type") ?? "")) throw new NetworkError();
      return answer;
    },
    isLost: (error) => error instanceof NetworkError,
  });
}

/** User id of the current token, not verified. */
function signedInAs(): string | undefined {
  const token = storedToken();
  return token === null ? undefined : payloadOf(token)?.sub;
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new NetworkError(); // the page of a captive portal
    throw error;
  }
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { code, message } = await answer.json();
    if (typeof message === "string") return new ApiError(answer, String(code ?? "unknown"), message);
  } catch {
    // Not from the API: a proxy's page, or an empty body.
  }
  return new ApiError(answer, "unknown", t("HTTP error! status: {status}", { status: answer.status }));
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] : decodeURIComponent(encoded);
}

const names = Object.keys(table) as RouteName[];

/**
 * The API client, with one method per route of the contract. Calls are never aborted: the router aborts a loader's
 * signal even when the loader has returned a promise that a page still needs.
 */
export const api = Object.fromEntries(
  names.map((name) => [
    name,
    (call: LooseCall) => {
      const answer = request(name, call);
      // Pages handle the promises of loaders a moment later; until then, a rejection must not count as unhandled.
      answer.catch(() => undefined);
      return answer;
    },
  ]),
) as unknown as Client; // each method is typed by the route of its name
