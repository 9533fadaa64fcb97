import { type Production, productionOf } from "./breakdowns.ts";
import { isLimited, type ProjectProof } from "./sessions.ts";

/** What a member sees of the breakdown. */
export type Seen = Pick<Production, "breakdown" | "roster" | "draftVersion">;

const NOTHING: Seen = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};

/** A proof is of one request, in which all that is shown is narrowed by the same breakdown. */
const read = new WeakMap<ProjectProof, Promise<Seen>>();

/** What a member sees of the breakdown, and so of all that follows from it; undefined for whoever sees all. */
export async function seenBy(proof: ProjectProof): Promise<Seen | undefined> {
  if (!isLimited(proof)) return undefined;
  const known = read.get(proof) ?? productionOf(proof).then((production) => production ?? NOTHING);
  read.set(proof, known);
  return known;
}
