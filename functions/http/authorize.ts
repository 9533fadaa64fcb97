import type { MemberRole } from "../../shared/contract/projects.ts";
import type { ApiScope } from "../../shared/contract/schema/api-scopes.ts";
import {
  type Access,
  COMMON_REFUSALS,
  isBlockedByCompletion,
  isForClients,
  type RouteRule,
} from "../../shared/contract/schema/route.ts";
import { message, t } from "../../shared/i18n/speech.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { NOT_FOUND, Refusal } from "../runtime/refusal.ts";
import {
  type ApiClient,
  authenticateApiKey,
  isRestricted,
  type Membership,
  type Session,
  sessionAndMembership,
} from "../store/account/sessions.ts";
import { verifyAccessToken } from "./access-token.ts";
import type { ApiGatewayEvent } from "./api-gateway-event.ts";

/** The caller's identity as the handler gets it, by the route's access rule. */
export type CallerOf<A extends Access> = A extends "anyone"
  ? Record<never, never>
  : A extends ApiScope
    ? { readonly client: ApiClient }
    : A extends "signedIn" | "self"
      ? { readonly session: Session }
      : { readonly session: Session; readonly member: Membership };

const RANK: Readonly<Record<MemberRole, number>> = { viewer: 0, editor: 1, owner: 2 };

const SIGNED_OUT = new Refusal("signedOut", 401, message("Your session has ended. Please sign in again."));

const INVALID_API_KEY = new Refusal(
  "signedOut",
  401,
  message("This needs an API key of the project with that permission. Ask the project's owner for one."),
);

const TWO_FACTOR_NEEDED = new Refusal(
  "secondStepNeeded",
  COMMON_REFUSALS.secondStepNeeded,
  message("This needs two-factor authentication. Set it up under Your account, Two-factor authentication."),
);

const COMPLETED = new Refusal(
  "completed",
  COMMON_REFUSALS.completed,
  message("This project is completed, so nothing in it can be changed. Its owner can reopen it."),
);

const RESTRICTED = new Refusal(
  "limited",
  COMMON_REFUSALS.limited,
  message("You see only some scenes of this project, and this would show or change more. Ask its owner."),
);

/**
 * Checks that the caller may use the route: valid session or API key, role, two-factor, visibility, project state.
 * Throws a `Refusal` (401, 403, 404 or 409) when not.
 */
export async function authorizeRequest(
  rule: RouteRule,
  event: ApiGatewayEvent,
  params: Readonly<Record<string, string>>,
): Promise<{ session?: Session; member?: Membership; client?: ApiClient }> {
  const { access } = rule;
  if (access === "anyone") return {};
  if (isForClients(access)) return { client: await authorizeApiKey(rule, access, event, params.id ?? "") };
  const claims = await verifyAccessToken(event.headers.authorization);
  if (!claims) throw SIGNED_OUT;
  const asksForProject = access !== "signedIn" && access !== "self";
  const { session, member, completed, deleted, secondStepAsked } = await sessionAndMembership(
    claims,
    asksForProject ? params.id : undefined,
    nowSeconds,
  );
  if (!session) throw SIGNED_OUT;
  if (access === "self" && params.user !== session.userId) throw NOT_FOUND;
  const isAsked = environment("SECOND_STEP") === "required" || secondStepAsked;
  if (!asksForProject) {
    if (isAsked && !session.secondStep && !rule.allowWithoutTwoFactor) throw TWO_FACTOR_NEEDED;
    return { session };
  }
  if (!member || (deleted && !(rule.allowWhenDeleted && member.may === "owner"))) throw NOT_FOUND;
  if (isAsked && !session.secondStep) throw TWO_FACTOR_NEEDED;
  if (RANK[member.may] < RANK[access]) {
    throw new Refusal(
      "forbidden",
      403,
      t("Only {access, select, owner {the project's owner} other {an editor of the project}} can do this.", { access }),
    );
  }
  if (isRestricted(member) && !rule.filtersByVisibility) throw RESTRICTED;
  if (completed && isBlockedByCompletion(rule)) throw COMPLETED;
  return { session, member };
}

/** Authenticates a program by its API key. All invalid keys get the same response. */
async function authorizeApiKey(
  rule: RouteRule,
  scope: ApiScope,
  { headers }: ApiGatewayEvent,
  projectId: string,
): Promise<ApiClient> {
  const client = await authenticateApiKey(headers.authorization, projectId, scope, now());
  if (!client) throw INVALID_API_KEY;
  if (client.completed && isBlockedByCompletion(rule)) throw COMPLETED;
  return client;
}
