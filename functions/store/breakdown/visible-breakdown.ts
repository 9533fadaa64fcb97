import { isRestricted, type ProjectGrant } from "../account/sessions.ts";
import { type BreakdownVersionData, currentBreakdown } from "./breakdowns.ts";

/** What a member sees of the breakdown. */
export type Seen = Pick<BreakdownVersionData, "breakdown" | "roster" | "draftVersion">;

const NOTHING: Seen = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};

/** A grant is of one request, in which all that is shown is narrowed by the same breakdown. */
const read = new WeakMap<ProjectGrant, Promise<Seen>>();

/** What a member sees of the breakdown, and so of all that follows from it; undefined for whoever sees all. */
export async function seenBy(grant: ProjectGrant): Promise<Seen | undefined> {
  if (!isRestricted(grant)) return undefined;
  const known = read.get(grant) ?? currentBreakdown(grant).then((production) => production ?? NOTHING);
  read.set(grant, known);
  return known;
}
