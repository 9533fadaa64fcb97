import * as z from "zod";
import type { Front, Service } from "../pool/service.ts";
import type { User } from "../pool/state.ts";
import type { Metadata } from "./fields.ts";
import { SELF_SERVICE_SCOPE } from "./tokens.ts";
import { fire } from "./triggers.ts";

const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const ClaimChanges = z.object({
  claimsToAddOrOverride: z.record(z.string(), z.json()).nullish(),
  claimsToSuppress: names,
});
type ClaimChanges = z.infer<typeof ClaimChanges>;
const AccessChanges = ClaimChanges.extend({ scopesToAdd: names, scopesToSuppress: names });
const Groups = z.object({ groupsToOverride: z.array(z.string()).nullish() }).nullish();

const FirstForm = z.object({
  claimsOverrideDetails: ClaimChanges.extend({ groupOverrideDetails: Groups }).nullish(),
});
const SecondForm = z.object({
  claimsAndScopeOverrideDetails: z
    .object({
      idTokenGeneration: ClaimChanges.nullish(),
      accessTokenGeneration: AccessChanges.nullish(),
      groupOverrideDetails: Groups,
    })
    .nullish(),
});

const noChanges = { claimsToSuppress: [], scopesToAdd: [], scopesToSuppress: [] };

/** The token changes that the PreTokenGeneration trigger returns. Event version 1 cannot change access tokens. */
interface TokenChanges {
  readonly id: ClaimChanges;
  readonly access: z.infer<typeof AccessChanges>;
  readonly groups: readonly string[] | undefined;
}

interface Circumstances {
  readonly source: string;
  readonly groups: readonly string[];
  readonly metadata: Metadata;
}

/** Calls the PreTokenGeneration trigger with the pool's event version. */
export async function tokenChanges(
  service: Service,
  { pool, client }: Front,
  user: User,
  { source, groups, metadata }: Circumstances,
): Promise<TokenChanges> {
  const call = { name: "PreTokenGeneration", source, user, clientId: client.id } as const;
  const request = {
    groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
    clientMetadata: metadata ?? null,
  };
  if (pool.tokenEvents === "V2_0") {
    const answer = await fire(service, pool, {
      ...call,
      version: "2",
      request: { ...request, scopes: [SELF_SERVICE_SCOPE] },
      response: { claimsAndScopeOverrideDetails: null },
      answer: SecondForm,
    });
    const wanted = answer?.claimsAndScopeOverrideDetails;
    return {
      id: wanted?.idTokenGeneration ?? noChanges,
      access: wanted?.accessTokenGeneration ?? noChanges,
      groups: wanted?.groupOverrideDetails?.groupsToOverride ?? undefined,
    };
  }
  const response = { claimsOverrideDetails: null };
  const wanted = (await fire(service, pool, { ...call, request, response, answer: FirstForm }))?.claimsOverrideDetails;
  return {
    id: wanted ?? noChanges,
    access: noChanges,
    groups: wanted?.groupOverrideDetails?.groupsToOverride ?? undefined,
  };
}

export function changed(claims: object, { claimsToAddOrOverride, claimsToSuppress }: ClaimChanges): object {
  const added = { ...claims, ...claimsToAddOrOverride };
  return Object.fromEntries(Object.entries(added).filter(([name]) => !claimsToSuppress.includes(name)));
}
