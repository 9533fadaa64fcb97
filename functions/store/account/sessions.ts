import { BatchGetCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { MemberRole } from "../../../shared/contract/projects.ts";
import type { ApiScope } from "../../../shared/contract/schema/api-scopes.ts";
import { FULL_VISIBILITY, Visibility } from "../../../shared/visibility/visibility.ts";
import { TransientError } from "../../runtime/transient-errors.ts";
import { hashOfSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, projectKey, projectsTable, userKey } from "../aws/table.ts";
import { activityKey, isIdle } from "./session-activity.ts";

declare const minted: unique symbol;

/** A session that was checked against revocations. Created only in this file. */
export interface Session {
  readonly [minted]: "session";
  readonly userId: string;
  readonly email: string;
  /** The ID of the sign-in that issued the session's tokens. */
  readonly signIn: string;
  /** Whether the user has two-factor authentication. */
  readonly secondStep: boolean;
}

/**
 * Proof that the caller is a member of the project, with role and visibility. Only this file creates it, so a function
 * that takes one cannot be called for a non-member.
 */
export interface Membership {
  readonly [minted]: "membership";
  readonly projectId: string;
  readonly userId: string;
  readonly may: MemberRole;
  /** The part of the project that the member may see. Stores filter their results by it. */
  readonly sees: Visibility;
}

/**
 * Access to one project for code that acts without a member: pipeline steps, jobs, and requests by a secret link.
 * Created only by `systemGrant` in this file.
 */
export interface SystemGrant {
  readonly [minted]: "system";
  readonly projectId: string;
}

/** A program whose API key was checked for the project and the scope. Created only in this file. */
export interface ApiClient {
  readonly [minted]: "client";
  readonly projectId: string;
  readonly keyId: string;
  readonly completed: boolean;
}

/** Access to one project, required by every project store: a member, a system grant, or an API key. */
export type ProjectGrant = Membership | SystemGrant | ApiClient;

/** The part of the project that the grant's holder may see. */
export function visibilityOf(proof: ProjectGrant): Visibility {
  return "sees" in proof ? proof.sees : FULL_VISIBILITY;
}

/** Whether part of the project is hidden from the grant's holder. */
export function isRestricted(proof: ProjectGrant): boolean {
  return visibilityOf(proof).kind !== "all";
}

/**
 * Creates a system grant. Call it only with a project ID that comes from a state machine, the scheduler or a stored
 * secret link, never from a request.
 */
export function systemGrant(projectId: string): SystemGrant {
  return { projectId } as SystemGrant; // Created here.
}

/**
 * Access to the whole of the project that a grant was checked for. Only to derive times, which follow from all scenes:
 * filter what is derived by the visibility of the grant's holder.
 */
export function wholeGrant({ projectId }: ProjectGrant): SystemGrant {
  return systemGrant(projectId);
}

/** Sort key prefix of revoked sessions. */
export const REVOKED_PREFIX = "SIGNED_OUT#";

/** Primary key of the row that marks a session as revoked. */
export const revokedSessionKey = ({ userId, signIn }: Pick<Session, "userId" | "signIn">) => ({
  pk: userKey(userId),
  sk: REVOKED_PREFIX + signIn,
});

export const Profile = z.object({
  sk: z.literal("PROFILE"),
  email: z.string(),
  validAfter: z.number().optional(),
  /** The one earlier sign-in that stays valid. */
  spared: z.string().optional(),
  secondStep: z.boolean().default(false),
});
/**
 * Owners see everything; restricted members are viewers. Memberships from before visibility existed have full
 * visibility.
 */
export const Member = z
  .object({ role: MemberRole, sees: Visibility.default(FULL_VISIBILITY) })
  .transform(({ role, sees }): Pick<Membership, "may" | "sees"> => {
    if (role === "owner" || sees.kind === "all") return { may: role, sees: FULL_VISIBILITY };
    return { may: "viewer", sees };
  });
const ProjectState = z.object({
  completed: z.boolean(),
  secondStepAsked: z.boolean().default(false),
  erasedOn: z.string().optional(),
});

/** The claims of an access token. `signedInAt` is when the user entered the password, in seconds since 1970. */
export interface TokenClaims {
  readonly userId: string;
  readonly signIn: string;
  readonly signedInAt: number;
}

/**
 * Checks a token's session and, for a project, the membership and the project's state, all in one read. Returns no
 * session if it was revoked, is idle, or did not begin with a sign-in through Backlot.
 */
export async function sessionAndMembership(
  { userId, signIn, signedInAt }: TokenClaims,
  projectId: string | undefined,
  nowSeconds: () => number,
): Promise<{
  session?: Session;
  member?: Membership;
  completed?: boolean;
  deleted?: boolean;
  secondStepAsked?: boolean;
}> {
  const table = projectsTable();
  const user = userKey(userId);
  const ended = revokedSessionKey({ userId, signIn });
  const used = activityKey({ userId, signIn });
  const pk = projectId && projectKey(projectId);
  const memberKey = pk && { pk, sk: `MEMBER#${userId}` };
  const answer = await db.send(
    new BatchGetCommand({
      RequestItems: {
        [table]: {
          Keys: [{ pk: user, sk: "PROFILE" }, ended, used, ...(memberKey ? [memberKey, { pk, sk: "PROJECT" }] : [])],
          ConsistentRead: true,
        },
      },
    }),
  );
  if (answer.UnprocessedKeys?.[table]) throw new TransientError("The session could not be read.");
  const items = answer.Responses?.[table] ?? [];
  const profile = items.find((item) => item.sk === "PROFILE");
  if (!profile || items.some((item) => item.sk === ended.sk)) return {};
  const { email, validAfter, spared, secondStep } = Profile.parse(profile);
  if (validAfter !== undefined && signedInAt < validAfter && signIn !== spared) return {};
  const use = items.find((item) => item.sk === used.sk);
  // Sign-in at Cognito itself leaves no activity row, and would bypass the limit of codes and the list of sign-ins.
  if (use === undefined || isIdle(use, nowSeconds())) return {};
  const session = { userId, email, signIn, secondStep } as Session; // Created here, after the checks above.
  const row = memberKey && items.find((item) => item.sk === memberKey.sk);
  if (!row || !projectId) return { session };
  const { completed, erasedOn, secondStepAsked } = ProjectState.parse(items.find((item) => item.sk === "PROJECT"));
  const deleted = erasedOn !== undefined;
  const member = { projectId, userId, ...Member.parse(row) } as Membership; // Created here.
  return { session, member, completed, deleted, secondStepAsked };
}

/**
 * The membership of the user of a checked personal link, or of the user who started a job, while they are a member of a
 * project that is not deleted.
 */
export async function membershipOf(userId: string, projectId: string): Promise<Membership | undefined> {
  const Key = { pk: projectKey(projectId), sk: `MEMBER#${userId}` };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  if (!Item || (await isDeleted(projectId))) return undefined;
  return { projectId, userId, ...Member.parse(Item) } as Membership; // Created here.
}

/** A system grant for the holder of a checked secret link; undefined if the project is deleted. */
export async function systemGrantForLink(projectId: string): Promise<SystemGrant | undefined> {
  return (await isDeleted(projectId)) ? undefined : systemGrant(projectId);
}

async function isDeleted(projectId: string): Promise<boolean> {
  const Key = { pk: projectKey(projectId), sk: "PROJECT" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item?.erasedOn !== undefined;
}

/** Primary key of an API key. */
export const apiKeyKey = (projectId: string, keyId: string) => ({
  pk: projectKey(projectId),
  sk: `API-KEY#${keyId}`,
});

/**
 * Authenticates an API key: checks hash, scope and revocation and sets `lastUsedAt` in one conditional write. Returns
 * undefined for any invalid key, and for a deleted project.
 */
export async function authenticateApiKey(
  authorization: string | undefined,
  projectId: string,
  scope: ApiScope,
  now: string,
): Promise<ApiClient | undefined> {
  const [, keyId, secret] = /^Bearer backlot_([0-9a-z]{16})_([0-9a-z]{32})$/.exec(authorization ?? "") ?? [];
  if (!keyId || !secret) return undefined;
  const TableName = projectsTable();
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: apiKeyKey(projectId, keyId),
        UpdateExpression: "SET lastUsedAt = :now",
        ConditionExpression: "#hash = :hash AND contains(scopes, :scope) AND attribute_not_exists(revokedAt)",
        ExpressionAttributeNames: { "#hash": "hash" },
        ExpressionAttributeValues: { ":now": now, ":hash": hashOfSecret(secret), ":scope": scope },
      }),
    );
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
  const Key = { pk: projectKey(projectId), sk: "PROJECT" };
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const { completed, erasedOn } = ProjectState.parse(Item);
  return erasedOn === undefined ? ({ projectId, keyId, completed } as ApiClient) : undefined; // Created here.
}
