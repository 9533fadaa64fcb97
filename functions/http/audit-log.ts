import { type RouteName, routes, stableNameOf } from "../../shared/contract/routes.ts";
import { isAudited, type Route } from "../../shared/contract/schema/route.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { Visibility, visibilityText } from "../../shared/visibility/visibility.ts";
import { now } from "../runtime/clock.ts";
import type { ApiClient, Membership, Session, SystemGrant } from "../store/account/sessions.ts";
import { writeAuditEvent } from "../store/project/audit-events.ts";

/** Payload fields that are copied into the audit event. Free text written by users is never copied. */
const AUDITED_PAYLOAD_FIELDS = [
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
const AUDITED_QUERY_FIELDS = ["day", "date", "list", "format", "report", "number", "form", "version"];

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
  /** The watermark of the files in the response, if any. */
  readonly mark: Watermark | undefined;
  /** Details added by the handler. */
  readonly added: readonly string[];
}

/** The user's email address, or the name of the API key. */
export const nameOfCaller = ({ session, client }: Caller): string => session?.email ?? `API key ${client?.keyId}`;

/** Records that someone without an account downloaded watermarked pages through a personal link. */
export async function recordOwnCopy(
  grant: SystemGrant,
  { reader, id }: Watermark,
  route: Route,
  requestId: string,
  details: string,
): Promise<void> {
  await writeAuditEvent(grant, { at: now(), who: reader, what: nameOf(route), details, requestId, mark: id });
}

/**
 * Records an audit event for a route call that succeeded, if the route is audited. Does nothing for routes outside a
 * project.
 */
export async function recordAuditEvent(
  route: Route,
  { caller, params, query, payload, requestId, mark, added }: Done,
): Promise<void> {
  const grant = caller.member ?? caller.client;
  if (!grant || !isAudited(route)) return;
  const details = [
    ...Object.entries(params).filter(([name]) => name !== "id"),
    ...picked(query, AUDITED_QUERY_FIELDS),
    ...picked(payload, AUDITED_PAYLOAD_FIELDS),
  ];
  await writeAuditEvent(grant, {
    at: now(),
    who: nameOfCaller(caller),
    what: nameOf(route),
    details: [...details.map(([name, value]) => `${name}: ${value}`), ...added].join(", "),
    requestId,
    ...(mark && { mark: mark.id }),
  });
}

/** The route's name in the audit log. Each handler serves one route of the contract. */
const nameOf = (route: Route): string =>
  stableNameOf((Object.keys(routes) as RouteName[]).find((name) => routes[name] === route)!);

function picked(value: unknown, names: readonly string[]): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    if (!names.includes(name)) return [];
    const isPlain = Array.isArray(part) || (part !== undefined && typeof part !== "object");
    if (isPlain) return [[name, String(part)]];
    const sees = name === "sees" ? Visibility.safeParse(part) : undefined;
    return sees?.success ? [[name, visibilityText(sees.data)]] : [];
  });
}
