import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { nameKey } from "../../shared/roster/fields/name-key.ts";
import { FULL_VISIBILITY, type Visibility } from "../../shared/visibility/visibility.ts";
import { type BrokenDown, visibleBreakdown } from "../../shared/visibility/visible-breakdown.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { MemberSettings } from "../store/account/member-settings.ts";
import { membershipOf, type ProjectGrant, visibilityOf } from "../store/account/sessions.ts";
import { invitationOf, userIdOf } from "../store/account/users.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { sceneVisibility } from "../store/breakdown/scenes-of-units.ts";
import { formerVisibility } from "../store/project/former-members.ts";

/**
 * The visibility of the reader with the given email addresses and user IDs: members and invited people see in emails,
 * calendars and through personal links what they see when signed in, and former ones what they last saw. Everyone else
 * on the sheet sees the whole day.
 */
export async function seesOfReader(grant: ProjectGrant, readers: readonly string[]): Promise<Visibility> {
  const { projectId } = grant;
  for (const reader of new Set(readers.map((one) => one.toLowerCase()).filter((one) => one !== ""))) {
    const isAddress = reader.includes("@");
    // Read first: if it is accepted at this moment, the membership is found.
    const invitation = isAddress ? await invitationOf(projectId, reader) : undefined;
    const userId = isAddress ? await userIdOf(reader) : reader;
    const member = userId === undefined ? undefined : await membershipOf(userId, projectId);
    const invited = invitation && MemberSettings.parse(invitation);
    let sees: Visibility | undefined;
    if (member) sees = visibilityOf(member);
    else if (invited) sees = invited.role === "owner" ? FULL_VISIBILITY : invited.sees;
    // A user ID without a membership is that of a former editor, who created the link for someone else.
    else if (isAddress) sees = await formerVisibility(grant, reader);
    if (sees && sees.kind !== "all") return sees;
  }
  return FULL_VISIBILITY;
}

/** Sheets of a project as their reader may see them. */
export async function sheetsForReader(
  grant: ProjectGrant,
  readers: readonly string[],
  sheets: readonly CallSheet[],
): Promise<readonly CallSheet[]> {
  const sees = await seesOfReader(grant, readers);
  if (sees.kind === "all") return sheets;
  const seen = await seenBy(grant, sees);
  return sheets.map((sheet) => visibleCallSheet(sees, seen, sheet));
}

async function seenBy(grant: ProjectGrant, sees: Visibility): Promise<BrokenDown> {
  const production = await currentBreakdown(grant);
  return production ? visibleBreakdown(await sceneVisibility(grant, sees), production) : NOTHING;
}

/** A published sheet and a recipient on it, filtered for the reader. */
export interface ForReader {
  readonly sheet: CallSheet;
  readonly person: Recipient;
  /** Whether parts of the sheet were removed. */
  readonly isNarrowed: boolean;
}

/** Filters a sheet for its reader. People who are no longer called see nothing of what is shot. */
export async function forReader(
  grant: ProjectGrant,
  sees: Visibility,
  { sheet, person }: Pick<ForReader, "sheet" | "person">,
): Promise<ForReader> {
  const isCalled = person.call !== "";
  if (sees.kind === "all" && isCalled) return { sheet, person, isNarrowed: false };
  if (!isCalled) {
    const none = visibleCallSheet(NO_SCENE, NOTHING, sheet);
    return { sheet: { ...none, departments: [], locations: [] }, person, isNarrowed: true };
  }
  const seen = await seenBy(grant, sees);
  // Changes may mention other scenes.
  return { sheet: visibleCallSheet(sees, seen, sheet), person: { ...person, changes: [] }, isNarrowed: true };
}

/**
 * A sheet for the holder of a personal link: without what times are derived from, which tells about other days and
 * people, and without the age bands of others.
 */
export function sheetByLink(sheet: CallSheet, { key }: Pick<Recipient, "key">): CallSheet {
  const { basis: _basis, derived: _derived, ...shown } = sheet;
  const cast = sheet.cast.map(({ reasons: _reasons, ...call }) => ({
    ...call,
    minor: nameKey(call.actor) === key ? call.minor : null,
  }));
  return { ...shown, cast };
}

const NO_SCENE: Visibility = { kind: "scenes", scenes: [] };
const NOTHING: BrokenDown = {
  breakdown: { columns: [], rows: [], aside: [] },
  roster: { roles: [], groups: [], nextCastId: 1, nextGroupId: 1 },
};
