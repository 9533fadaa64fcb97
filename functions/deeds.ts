import type { PageMark } from "../shared/contract/page-mark.ts";
import { isWrittenDown, type Route } from "../shared/contract/route.ts";
import { type RouteName, routes } from "../shared/contract/routes.ts";
import { Sees, textOfSees } from "../shared/need-to-know/sees.ts";
import { now } from "./clock.ts";
import { writeDown } from "./store/audit.ts";
import type { ApiClient, Leave, Membership, Session } from "./store/sessions.ts";

/** Payload fields that are copied into the audit event. Free text written by users is never copied. */
const TELLING = [
  "role",
  "may",
  "sees",
  "removed",
  "completed",
  "asked",
  "marked",
  "coverTitle",
  "revoked",
  "name",
  "scopes",
  "as",
  "date",
  "day",
  "state",
];
const OF_QUERY = ["day", "date", "list", "format", "report", "number", "form", "version"];

interface Caller {
  readonly session?: Session;
  readonly member?: Membership;
  readonly client?: ApiClient;
}

interface Done {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly payload: unknown;
  readonly requestId: string;
  /** What the pages say that were given away, if they say anything. */
  readonly mark: PageMark | undefined;
  /** What the handler has to say of it. */
  readonly added: readonly string[];
}

/** An e-mail address, or the name of a program's key. */
export const nameOfCaller = ({ session, client }: Caller): string => session?.email ?? `API key ${client?.keyId}`;

/** Writes down that somebody without an account has taken marked pages along, by an address of their own. */
export async function noteOwnCopy(
  proof: Leave,
  { reader, id }: PageMark,
  route: Route,
  requestId: string,
  details: string,
): Promise<void> {
  await writeDown(proof, { at: now(), who: reader, what: nameOf(route), details, requestId, mark: id });
}

/**
 * Records an audit event for a route call that succeeded, if the route is audited. Does nothing for routes outside a
 * project.
 */
export async function noteDeed(
  route: Route,
  { caller, params, query, payload, requestId, mark, added }: Done,
): Promise<void> {
  const proof = caller.member ?? caller.client;
  if (!proof || !isWrittenDown(route)) return;
  const details = [
    ...Object.entries(params).filter(([name]) => name !== "id"),
    ...picked(query, OF_QUERY),
    ...picked(payload, TELLING),
  ];
  await writeDown(proof, {
    at: now(),
    who: nameOfCaller(caller),
    what: nameOf(route),
    details: [...details.map(([name, value]) => `${name}: ${value}`), ...added].join(", "),
    requestId,
    ...(mark && { mark: mark.id }),
  });
}

const nameOf = (route: Route): RouteName =>
  (Object.keys(routes) as RouteName[]).find((name) => routes[name] === route)!; // each handler serves one of them

function picked(value: unknown, names: readonly string[]): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    if (!names.includes(name)) return [];
    const isPlain = Array.isArray(part) || (part !== undefined && typeof part !== "object");
    if (isPlain) return [[name, String(part)]];
    const sees = name === "sees" ? Sees.safeParse(part) : undefined;
    return sees?.success ? [[name, textOfSees(sees.data)]] : [];
  });
}
