import type { Revoked } from "../../shared/contract/projects.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
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
  const links = await revokePersonalLinks(member, [...(userId === undefined ? [] : [userId]), email]);
  const ownCalendars = await revokePersonalCalendars(member, links);
  if (userId === undefined) return { keys: [], links: links.length, calendars: ownCalendars, files: 0 };
  const folder = copiesFolder({ projectId: member.projectId, userId });
  const [keys, hadFeed, files] = await Promise.all([
    revokeKeysOf(member, userId, now()),
    endFeed({ projectId: member.projectId, userId }),
    countDocuments(folder),
  ]);
  await eraseDocuments(folder);
  return { keys, links: links.length, calendars: ownCalendars + (hadFeed ? 1 : 0), files };
}

/** A description of what was revoked, for the audit log; undefined if nothing was. */
export function textOfRevoked({ keys, links, calendars, files }: Revoked): string | undefined {
  const parts = [
    ...keys.map((name) => `API key ${name}`),
    ...(links > 0 ? [`${links} personal links`] : []),
    ...(calendars > 0 ? [`${calendars} calendars`] : []),
    ...(files > 0 ? [`${files} files`] : []),
  ];
  return parts.length > 0 ? `revoked: ${parts.join("; ")}` : undefined;
}
