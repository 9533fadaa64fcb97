import * as z from "zod";
import { type RouteName, routes } from "../../../shared/contract/routes.ts";
import type { ParamsOf, PayloadOf, ResponseOf, Route } from "../../../shared/contract/schema/route.ts";
import { COMMON_REFUSALS } from "../../../shared/contract/schema/route.ts";

type RouteOf<N extends RouteName> = (typeof routes)[N];

/** A call as the page made it, its payload and its query checked by the contract. */
export interface Call<N extends RouteName> {
  readonly params: ParamsOf<RouteOf<N>>;
  readonly query: Readonly<Record<string, string>>;
  readonly payload: PayloadOf<RouteOf<N>>;
}

/** An error response: a status and an optional JSON body. */
class Refusal {
  readonly status: number;
  readonly json: unknown;
  /** Whether the answer is checked against the contract. */
  readonly isOfContract: boolean;

  constructor(status: number, json: unknown, isOfContract: boolean) {
    this.status = status;
    this.json = json;
    this.isOfContract = isOfContract;
  }
}

/** The call fails with a network error. */
export const LOST = new Error("Lost on the way.");

/** The server refuses the call, as the contract defines it. */
export const refused = (status: number, code: string, message: string) => new Refusal(status, { code, message }, true);

/** The server fails without a message. */
export const FAILED = new Refusal(500, undefined, false);

/** An answer outside the contract, such as one of a proxy. */
export const unlikeContract = (status: number, json?: unknown) => new Refusal(status, json, false);

export type Answer<N extends RouteName> = ResponseOf<RouteOf<N>> | Refusal | typeof LOST;
type Answering<N extends RouteName> =
  | Answer<N>
  | Promise<Answer<N>>
  | ((call: Call<N>) => Answer<N> | Promise<Answer<N>>);

/** The server's answers by route name of the contract. Other routes may not be called. */
export type Answers = { readonly [N in RouteName]?: Answering<N> };

export interface FakeApi {
  readonly fetch: typeof fetch;
  /** Replaces the answers of these routes. */
  readonly answers: (answers: Answers) => void;
  /** Delays calls from now on. The returned function answers the delayed and all later calls. */
  readonly holds: <N extends RouteName>(name: N) => (answer: Answering<N>) => void;
  /** The calls of a route so far, in order. */
  readonly calls: <N extends RouteName>(name: N) => readonly Call<N>[];
  /** Unexpected calls, and calls and answers that violate the contract. To the page they are network errors. */
  readonly faults: readonly string[];
}

// Literal segments win over parameters, as at the gateway.
const table = (Object.entries(routes) as [RouteName, Route][])
  .map(([name, route]) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param!);
    return { name, route, names, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, "([^/]+)")}$`) };
  })
  .toSorted((one, other) => one.names.length - other.names.length);

/** Answers the web's calls, and checks payloads and responses against the contract. */
export function fakeApi(first: Answers): FakeApi {
  let prepared: Answers = first;
  const made: { readonly name: RouteName; readonly call: Call<RouteName> }[] = [];
  const faults: string[] = [];

  async function answered(method: string, address: string, body: BodyInit | null | undefined): Promise<Response> {
    const { pathname, searchParams } = new URL(address, window.location.href);
    const row = table.find(({ route, pattern }) => route.method === method && pattern.test(pathname));
    if (!row || prepared[row.name] === undefined) {
      throw new Error(`Nothing was prepared for ${row?.name ?? "this call, which is of no route"}.`);
    }
    const { name, route, names, pattern } = row;
    const query = Object.fromEntries(searchParams);
    // A refused call may violate the contract.
    const isRefused = prepared[name] instanceof Refusal;
    if (!isRefused) checkQuery(route, query);
    const values = pattern.exec(pathname)!.slice(1).map(decodeURIComponent);
    const call = {
      params: Object.fromEntries(names.map((param, at) => [param, values[at]])),
      query,
      payload: isRefused ? body : payloadOf(route, body),
    } as unknown as Call<RouteName>; // its row says so
    made.push({ name, call });
    return responseOf(route, await answerTo(prepared[name], call));
  }

  return {
    fetch: async (input, init = {}) => {
      const method = init.method ?? "GET";
      try {
        return await answered(method, String(input), init.body);
      } catch (error) {
        if (error !== LOST) faults.push(`${method} ${String(input)}: ${String(error)}`);
        throw new TypeError("Failed to fetch");
      }
    },
    answers: (more) => {
      prepared = { ...prepared, ...more };
    },
    holds: (name) => {
      const held = Promise.withResolvers<unknown>();
      prepared = { ...prepared, [name]: async (call: unknown) => answerTo(await held.promise, call) };
      return (answer) => {
        prepared = { ...prepared, [name]: answer };
        held.resolve(answer);
      };
    },
    calls: <N extends RouteName>(name: N) =>
      made.filter((one) => one.name === name).map(({ call }) => call as unknown as Call<N>),
    faults,
  };
}

/** The answer to a call. `Answers` ensures that both belong to the same route. */
async function answerTo(answering: unknown, call: unknown): Promise<unknown> {
  return typeof answering === "function" ? answering(call) : answering;
}

function checkQuery({ query, path }: Route, given: object): void {
  if (query instanceof z.ZodObject) query.strict().parse(given);
  else if (query === undefined && Object.keys(given).length > 0) throw new Error(`${path} has no query.`);
}

function payloadOf({ payload }: Route, body: BodyInit | null | undefined): unknown {
  if (!payload) return undefined;
  if (payload.kind === "json") return payload.schema.parse(JSON.parse(String(body)));
  const form = body as FormData; // what the contract's client sends
  return { ...(payload.fields.parse(Object.fromEntries(form)) as object), file: form.get(payload.file) };
}

function responseOf({ answer, refusals }: Route, given: unknown): Response {
  if (given === LOST) throw given;
  if (given instanceof Refusal) {
    const { status, json, isOfContract } = given;
    const known: Readonly<Record<string, number>> = { ...COMMON_REFUSALS, ...refusals };
    const { code } = (json ?? {}) as { code?: string };
    if (isOfContract && known[code ?? ""] !== status)
      throw new Error(`The contract has no refusal ${code} (${status}).`);
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      statusText: STATUSES[status] ?? "",
    });
  }
  switch (answer.kind) {
    case "json":
      return new Response(JSON.stringify(answer.schema.parse(given)), {
        headers: { "content-type": "application/json" },
      });
    case "text":
      return new Response(given as string, { headers: { "content-type": answer.mediaType } });
    case "file": {
      const { name, bytes } = given as { name: string; bytes: Uint8Array<ArrayBuffer> };
      return new Response(new Blob([bytes]), { headers: { "content-disposition": `attachment; filename="${name}"` } });
    }
  }
}

const STATUSES: Readonly<Record<number, string>> = { 500: "Internal Server Error" };
