import type { Revoked } from "../../shared/contract/projects.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { now } from "../runtime/clock.ts";
import { eachAlone } from "../runtime/each-alone.ts";
import { log, loggedError } from "../runtime/log.ts";
import { projectIdsOf } from "../store/account/joined-projects.ts";
import type { MemberSettings } from "../store/account/member-settings.ts";
import { type Membership, systemGrant } from "../store/account/sessions.ts";
import { revokePersonalCalendars } from "../store/call-sheet/personal-calendars.ts";
import { revokePersonalLinks } from "../store/call-sheet/personal-links.ts";
import { revokeKeysOf } from "../store/project/api-keys.ts";
import { countDocuments, eraseDocuments } from "../store/project/project-documents.ts";
import type { Former } from "../store/project/team.ts";
import { endFeed } from "../store/schedule/calendar-feeds.ts";

/**
 * Revokes a former member's access apart from the membership: API keys that they created, personal links that were
 * emailed to them or that they created for others, calendars, and watermarked pages that they have signed URLs of.
 * Restoring them to the team restores none of it.
 */
export async function revokeAll(member: Membership, { userId, email }: Former): Promise<Revoked> {
  const holders = [...(userId === undefined ? [] : [userId]), email];
  const links = await revokePersonalLinks(member, holders);
  const ownCalendars = await revokePersonalCalendars(member, { links, holders });
  if (userId === undefined) return { keys: [], links: links.length, calendars: ownCalendars, files: 0 };
  const [keys, hadFeed, files] = await Promise.all([
    revokeKeysOf(member, userId, now()),
    endFeed({ projectId: member.projectId, userId }),
    eraseCopies(member, userId),
  ]);
  return { keys, links: links.length, calendars: ownCalendars + (hadFeed ? 1 : 0), files };
}

/**
 * Revokes, in all projects of a user, all access without a session that the user has: API keys and calendars that they
 * made, and personal links that they made or that were emailed to them, with the calendars made from these. A project
 * that fails is logged and does not stop the others.
 */
export async function revokeWithoutSession(userId: string, email: string): Promise<Revoked> {
  const keys: string[] = [];
  let [links, calendars] = [0, 0];
  await eachAlone(
    await projectIdsOf(userId),
    async (projectId) => {
      const grant = systemGrant(projectId);
      keys.push(...(await revokeKeysOf(grant, userId, now())));
      const holders = [userId, email];
      const ended = await revokePersonalLinks(grant, holders);
      links += ended.length;
      calendars += await revokePersonalCalendars(grant, { links: ended, holders });
      if (await endFeed({ projectId, userId })) calendars++;
    },
    (projectId, error) =>
      log.error("The access without a session of a user was not revoked", { projectId, error: loggedError(error) }),
  );
  return { keys, links, calendars, files: 0 };
}

/** Only owners create API keys. */
const mayMakeKeys = ({ role }: MemberSettings) => role === "owner";
/** Only people who may change the whole project create personal links for others. */
const mayMakeLinks = ({ role, sees }: MemberSettings) => role === "owner" || (role === "editor" && sees.kind === "all");

/**
 * Revokes what a member has created with permissions that a change has taken from them, and watermarked pages if they
 * see less now. Undefined if there was nothing to revoke.
 */
export async function revokeBeyond(
  member: Membership,
  { userId }: Former,
  { before, after }: { readonly before: MemberSettings; readonly after: MemberSettings },
): Promise<Revoked | undefined> {
  const hasLost = (may: (settings: MemberSettings) => boolean) => may(before) && !may(after);
  const seesLess = after.role !== "owner" && after.sees.kind !== "all";
  if (userId === undefined || !(hasLost(mayMakeKeys) || hasLost(mayMakeLinks) || seesLess)) return undefined;
  const keys = hasLost(mayMakeKeys) ? await revokeKeysOf(member, userId, now()) : [];
  const holders = hasLost(mayMakeLinks) ? [userId] : [];
  const links = await revokePersonalLinks(member, holders);
  const calendars = await revokePersonalCalendars(member, { links, holders });
  const revoked = { keys, links: links.length, calendars, files: seesLess ? await eraseCopies(member, userId) : 0 };
  return textOfRevoked(revoked) === undefined ? undefined : revoked;
}

async function eraseCopies({ projectId }: Membership, userId: string): Promise<number> {
  const folder = copiesFolder({ projectId, userId });
  const files = await countDocuments(folder);
  await eraseDocuments(folder);
  return files;
}

/** A description of what was revoked, saved in the audit log in English; undefined if nothing was. */
export function textOfRevoked(revoked: Revoked): string | undefined {
  const parts = partsOfRevoked(revoked);
  return parts.length > 0 ? `revoked: ${parts.join("; ")}` : undefined;
}

/** What was revoked, in English. */
export function partsOfRevoked({ keys, links, calendars, files }: Revoked): string[] {
  return [
    ...keys.map((name) => stored("API key {name}", { name })),
    ...(links > 0 ? [stored("{links, plural, one {# personal link} other {# personal links}}", { links })] : []),
    ...(calendars > 0 ? [stored("{calendars, plural, one {# calendar} other {# calendars}}", { calendars })] : []),
    ...(files > 0 ? [stored("{files, plural, one {# file} other {# files}}", { files })] : []),
  ];
}
