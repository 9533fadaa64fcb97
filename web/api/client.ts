import table from "virtual:contract";
import type { RouteName, routes } from "../../shared/contract/routes.ts";
import type { ParamsOf, PayloadFor, QueryFor, ResponseOf, Route } from "../../shared/contract/schema/route.ts";
import { t } from "../i18n/translate.ts";
import { isCacheable } from "../offline/cacheable-routes.ts";
import { recordFailedRequest, setNetworkStatus } from "../offline/data-age.ts";
import { networkFirst } from "../offline/network-first.ts";
import { onReauthenticated } from "./reauthentication.ts";
import { clearToken, isLive, payloadOf, storedToken, storeToken } from "./stored-token.ts";

/** The server said no. `message` is in words for the person; `code` is one of the contract's refusals. */
export class ApiError extends Error {
  readonly status: number;
  /** What HTTP calls the status; empty where the protocol has no such words. */
  readonly statusText: string;
  readonly code: string;

  constructor({ status, statusText }: Pick<Response, "status" | "statusText">, code: string, message: string) {
    super(message);
    this.status = status;
    this.statusText = statusText;
    this.code = code;
  }
}

/** The network did not carry the call, so nobody knows what became of it. */
export class NetworkError extends Error {
  constructor() {
    super(t("Network error. Please check your connection and try again."));
  }
}

/** A file that the server answered with, under the name that it gave it, if it gave one. */
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

// These set or need the refresh cookie; every other call goes without cookies.
const WITH_COOKIES: ReadonlySet<string> = new Set([
  ...["login", "logout", "signOutEverywhere", "refreshSession", "signup", "createProject"],
]);

/** Of all that is on its way browsers take 64 kB after their page is gone; this leaves room for several. */
const KEPT_ALIVE = 8_000;

// What the server would answer; without a token it need not be asked.
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
  const body = isForm ? (call.payload as FormData) : JSON.stringify(call.payload); // as the row says
  // What is small enough for a browser to send when its page is gone already.
  const keepalive = typeof body === "string" && body.length < KEPT_ALIVE;
  try {
    const answer = await fetch(addressOf(row.path, call), {
      method: row.method,
      headers: {
        ...(!isForm && { "content-type": "application/json" }),
        ...(token && !row.open && { authorization: `Bearer ${token}` }),
      },
      credentials: WITH_COOKIES.has(name) ? "same-origin" : "omit",
      ...(row.payload && { body, keepalive }),
    });
    setNetworkStatus("back");
    return answer;
  } catch {
    recordFailedRequest();
    throw new NetworkError();
  }
}

let renewal: Promise<boolean> | undefined;

/**
 * Asks for a new token with the refresh cookie; several callers at once share one question, and so do several tabs.
 * False when the session has ended; when that cannot be found out, because of the network or a server in trouble, the
 * failure rises.
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
    const { token } = (await jsonOf(answer)) as ResponseOf<(typeof routes)["refreshSession"]>; // our own server's contract
    // A cookie of somebody else's, which another site may have planted, continues nobody's session here.
    if (before === null || payloadOf(token)?.sub !== payloadOf(before)?.sub) return false;
    storeToken(token);
    return true;
  }
}

/** Tabs that renew at once would each use the same refresh token. A page over plain HTTP has no locks, and goes ahead. */
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

/** Asks the server, with a new token where the one at hand has ended. */
async function ask(name: RouteName, call: LooseCall): Promise<Response> {
  const row = table[name];
  const token = storedToken();
  if (!row.open && token !== null && !isLive(token) && payloadOf(token)) await renew();
  const answer = await send(name, call);
  if (answer.status !== 401 || row.open || storedToken() === null) return answer;
  if (await renew()) return send(name, call);
  clearToken();
  return (await onReauthenticated()) ? send(name, call) : answer;
}

/** Asks the server, and takes what was kept of an earlier answer while it cannot be reached. */
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
      // A page of the hotel's, which wants a room number first.
      if (answer.ok && /^text\/html/.test(answer.headers.get("content-type") ?? "")) throw new NetworkError();
      return answer;
    },
    isLost: (error) => error instanceof NetworkError,
  });
}

/** Whom the token at hand is of, as it says itself. */
function signedInAs(): string | undefined {
  const token = storedToken();
  return token === null ? undefined : payloadOf(token)?.sub;
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new NetworkError(); // a page of the hotel's, which wants a room number first
    throw error;
  }
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { code, message } = await answer.json();
    if (typeof message === "string") return new ApiError(answer, String(code ?? "unknown"), message);
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return new ApiError(answer, "unknown", t("HTTP error! status: {status}", { status: answer.status }));
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] : decodeURIComponent(encoded);
}

const names = Object.keys(table) as RouteName[];

/**
 * The API, one method for each route of the contract. No call is ever aborted: the router aborts what a loader was
 * given also when it has handed on a promise that a page still waits for.
 */
export const api = Object.fromEntries(
  names.map((name) => [
    name,
    (call: LooseCall) => {
      const answer = request(name, call);
      // Loaders hand promises to pages that take them up a moment later; until then a failure is not unhandled.
      answer.catch(() => undefined);
      return answer;
    },
  ]),
) as unknown as Client; // each method does what the contract says of its name
