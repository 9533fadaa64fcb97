import type { ArchivedItem } from "../../shared/archive/import-mapping.ts";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { deleteUser } from "../store/account/account-removal.ts";
import { emailsOf } from "../store/account/users.ts";
import { keepVisibility } from "../store/project/former-members.ts";
import { documentsFolder, eraseDocuments } from "../store/project/project-documents.ts";
import { deleteRows } from "../store/project/project-items.ts";
import { rowsAnywhere } from "../store/project/table-scan.ts";
import { transferOwnership } from "../store/project/team-handover.ts";

/**
 * Permanently deletes a project from all stores: its rows, the rows that refer to it, and all versions of its
 * documents.
 */
export async function eraseProject(projectId: string): Promise<void> {
  for (const folder of [documentsFolder(projectId), `uploads/${projectId}/`, `archives/${projectId}/`]) {
    await eraseDocuments(folder);
  }
  const belongsToProject = ({ pk, projectId: of }: ArchivedItem) => pk === `PROJECT#${projectId}` || of === projectId;
  await eraseRows(belongsToProject, `PROJECT#${projectId}`);
}

/**
 * Permanently deletes a user's own data: account, sessions, memberships, invitations, feeds and records of emails to
 * them. What others have written about them for a production, such as a crew list or a report, belongs to that
 * production and keeps user IDs that no longer resolve. So does which part of it they could see, by the hash of their
 * address.
 */
export async function eraseAccount(userId: string): Promise<void> {
  const email = (await emailsOf([userId])).get(userId);
  for (const projectId of await transferOwnership(userId)) await eraseProject(projectId);
  await eraseDocuments(`uploads/${userId}/`);
  const belongsToUser = ({ pk, sk, userId: of, email: at, madeBy, holder }: ArchivedItem) =>
    pk === `USER#${userId}` ||
    of === userId ||
    sk === `MEMBER#${userId}` ||
    sk === `FEED#${userId}` ||
    (madeBy === userId && String(sk).startsWith("API-KEY#")) ||
    holder === userId ||
    String(sk).startsWith(`HELD#${userId}#`) ||
    (email !== undefined &&
      (at === email ||
        holder === email ||
        String(sk).startsWith(`HELD#${email}#`) ||
        pk === `ADDRESS#${email}` ||
        sk === `INVITATION#${email}` ||
        sk === `REMOVED#${email}` ||
        endsWith(sk, email)));
  if (email !== undefined) await deleteUser(userId);
  await eraseRows(belongsToUser, `USER#${userId}`, email);
}

/** The keys of nightly email records end with the address. */
const endsWith = (sk: unknown, email: string) => String(sk).startsWith("NIGHT#") && String(sk).endsWith(`#${email}`);

/**
 * Deletes rows of all tables, and the PROJECT or PROFILE item last, so that an interrupted erasure can be continued.
 * What the person with this address could see of projects stays.
 */
async function eraseRows(
  belongsToUser: (row: ArchivedItem) => boolean,
  partition: string,
  email?: string,
): Promise<void> {
  const isRootItem = ({ pk, sk }: ArchivedItem) => pk === partition && (sk === "PROJECT" || sk === "PROFILE");
  for (const table of ARCHIVED_TABLES.toReversed()) {
    const rows = await rowsAnywhere(table, belongsToUser);
    if (table === "projects" && email !== undefined) await keepVisibility(email, rows);
    await deleteRows(
      table,
      rows.filter((row) => !isRootItem(row)),
    );
    await deleteRows(table, rows.filter(isRootItem));
  }
}
