import type { Revoked } from "../../shared/contract/projects.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { endOwnCalendars } from "../store/call-sheet/personal-calendars.ts";
import { endCallLinks } from "../store/call-sheet/personal-links.ts";
import { revokeKeysOf } from "../store/project/api-keys.ts";
import { countDocuments, eraseDocuments } from "../store/project/project-documents.ts";
import type { Former } from "../store/project/team.ts";
import { endFeed } from "../store/schedule/calendar-feeds.ts";

/**
 * Ends whatever opens the project to somebody besides their membership: keys that they have made, personal addresses that
 * were mailed to them or that they have asked for on others' behalf, calendars, and pages that they were given a signed
 * address of. Putting them back on the team brings none of it back.
 */
export async function revokeAll(member: Membership, { userId, email }: Former): Promise<Revoked> {
  const links = await endCallLinks(member, [...(userId === undefined ? [] : [userId]), email]);
  const ownCalendars = await endOwnCalendars(member, links);
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

/** What was revoked, for the audit trail; undefined when it was nothing. */
export function textOfRevoked({ keys, links, calendars, files }: Revoked): string | undefined {
  const parts = [
    ...keys.map((name) => `API key ${name}`),
    ...(links > 0 ? [`${links} personal links`] : []),
    ...(calendars > 0 ? [`${calendars} calendars`] : []),
    ...(files > 0 ? [`${files} files`] : []),
  ];
  return parts.length > 0 ? `revoked: ${parts.join("; ")}` : undefined;
}
