import { isWrittenDown, type Route } from "../shared/contract/route.ts";
import { type RouteName, routes } from "../shared/contract/routes.ts";
import { now } from "./clock.ts";
import { writeDown } from "./store/audit.ts";
import type { ApiClient, Membership, Session } from "./store/sessions.ts";

/** Of what was sent, the parts that say what was done; texts that people write stay where they belong. */
const TELLING = [
  "role",
  "may",
  "removed",
  "completed",
  "asked",
  "revoked",
  "name",
  "scopes",
  "as",
  "date",
  "day",
  "state",
];
const OF_QUERY = ["day", "date", "list", "format", "report", "number", "form", "version"];

interface Done {
  readonly caller: { readonly session?: Session; readonly member?: Membership; readonly client?: ApiClient };
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly payload: unknown;
  readonly requestId: string;
}

/** Writes down that a route has done what it was asked, where that is to be known later. */
export async function noteDeed(route: Route, { caller, params, query, payload, requestId }: Done): Promise<void> {
  const proof = caller.member ?? caller.client;
  if (!proof || !isWrittenDown(route)) return;
  const details = [
    ...Object.entries(params).filter(([name]) => name !== "id"),
    ...picked(query, OF_QUERY),
    ...picked(payload, TELLING),
  ];
  await writeDown(proof, {
    at: now(),
    who: caller.session?.email ?? `API key ${caller.client?.keyId}`,
    what: nameOf(route),
    details: details.map(([name, value]) => `${name}: ${value}`).join(", "),
    requestId,
  });
}

const nameOf = (route: Route): RouteName =>
  (Object.keys(routes) as RouteName[]).find((name) => routes[name] === route)!; // each handler serves one of them

function picked(value: unknown, names: readonly string[]): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    const isPlain = Array.isArray(part) || (part !== undefined && typeof part !== "object");
    return names.includes(name) && isPlain ? [[name, String(part)]] : [];
  });
}
