import { isRestricted, type ProjectGrant } from "../account/sessions.ts";
import { type BreakdownVersionData, currentBreakdown } from "./breakdowns.ts";

/** The part of the breakdown that a member may see. */
export type VisibleBreakdown = Pick<BreakdownVersionData, "breakdown" | "roster" | "draftVersion" | "drafts">;

const NOTHING: VisibleBreakdown = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};

/** Cached per grant, and so per request: everything in a response is filtered by the same breakdown. */
const read = new WeakMap<ProjectGrant, Promise<VisibleBreakdown>>();

/** The part of the breakdown that the grant's holder may see; undefined for full visibility. */
export async function visibleTo(grant: ProjectGrant): Promise<VisibleBreakdown | undefined> {
  if (!isRestricted(grant)) return undefined;
  const known = read.get(grant) ?? currentBreakdown(grant).then((production) => production ?? NOTHING);
  read.set(grant, known);
  return known;
}
