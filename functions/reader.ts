import type { CallSheet } from "../shared/call-sheet/call-sheet.ts";
import type { PersonAsked } from "../shared/call-sheet/publishing/people-asked.ts";
import { seenCallSheet } from "../shared/need-to-know/seen-call-sheet.ts";
import { type BrokenDown, seenProduction } from "../shared/need-to-know/seen-production.ts";
import { SEES_ALL, type Sees } from "../shared/need-to-know/sees.ts";
import { productionOf } from "./store/breakdowns.ts";
import { personOf } from "./store/people.ts";
import { membershipOf, type ProjectProof, seesOf } from "./store/sessions.ts";

/**
 * What whoever reads mails at some addresses may see of a project: who is on its team, or invited, sees in a mail and by a
 * personal address what they see when they sign in. Others who are called see the whole day.
 */
export async function seesOfReader({ projectId }: ProjectProof, addresses: readonly string[]): Promise<Sees> {
  for (const address of new Set(addresses.map((one) => one.toLowerCase()).filter((one) => one.includes("@")))) {
    const { userId, invitedTo } = await personOf(address);
    const member = userId === undefined ? undefined : await membershipOf(userId, projectId);
    const invited = invitedTo.find((invitation) => invitation.projectId === projectId)?.standing;
    const sees = member ? seesOf(member) : invited && invited.role !== "owner" ? invited.sees : SEES_ALL;
    if (sees.kind !== "all") return sees;
  }
  return SEES_ALL;
}

/** A published sheet and somebody on it, as they may see them. */
export interface ForReader {
  readonly sheet: CallSheet;
  readonly person: PersonAsked;
  /** Whether some of the sheet was left out. */
  readonly isNarrowed: boolean;
}

/** What of a sheet somebody on it may see; whoever is not called any more sees nothing of what is shot. */
export async function forReader(
  proof: ProjectProof,
  sees: Sees,
  { sheet, person }: Pick<ForReader, "sheet" | "person">,
): Promise<ForReader> {
  const isCalled = person.call !== "";
  if (sees.kind === "all" && isCalled) return { sheet, person, isNarrowed: false };
  if (!isCalled) {
    const none = seenCallSheet(NO_SCENE, NOTHING, sheet);
    return { sheet: { ...none, departments: [], locations: [] }, person, isNarrowed: true };
  }
  const production = await productionOf(proof);
  const seen = production ? seenProduction(sees, production) : NOTHING;
  // What has changed for them may tell of other scenes.
  return { sheet: seenCallSheet(sees, seen, sheet), person: { ...person, changes: [] }, isNarrowed: true };
}

const NO_SCENE: Sees = { kind: "scenes", scenes: [] };
const NOTHING: BrokenDown = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};
