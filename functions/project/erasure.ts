import type { Row } from "../../shared/archive/import-mapping.ts";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { deleteUser } from "../store/account/account-removal.ts";
import { emailsOf } from "../store/account/users.ts";
import { documentsFolder, eraseDocuments } from "../store/project/project-documents.ts";
import { deleteRows } from "../store/project/project-items.ts";
import { rowsAnywhere } from "../store/project/table-scan.ts";
import { transferOwnership } from "../store/project/team-handover.ts";

/** Takes everything of a project out of every store, in every version: its rows, those that lead to it, its documents. */
export async function eraseProject(projectId: string): Promise<void> {
  for (const folder of [documentsFolder(projectId), `uploads/${projectId}/`, `archives/${projectId}/`]) {
    await eraseDocuments(folder);
  }
  const isIts = ({ pk, projectId: of }: Row) => pk === `PROJECT#${projectId}` || of === projectId;
  await eraseRows(isIts, `PROJECT#${projectId}`);
}

/**
 * Takes out of every store what belongs to one person alone: their account, their sessions, memberships, invitations and
 * feeds, and the notes of mails to them. What others have written about them for a production, such as a crew list or a
 * report, belongs to that production; there, "by whom" keeps an id that leads to nobody any more.
 */
export async function eraseAccount(userId: string): Promise<void> {
  const email = (await emailsOf([userId])).get(userId);
  for (const abandoned of await transferOwnership(userId)) await eraseProject(abandoned);
  await eraseDocuments(`uploads/${userId}/`);
  const isTheirs = ({ pk, sk, userId: of, email: at, madeBy, holder }: Row) =>
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
  await eraseRows(isTheirs, `USER#${userId}`);
}

/** The notes of nightly mails end with the address. */
const endsWith = (sk: unknown, email: string) => String(sk).startsWith("NIGHT#") && String(sk).endsWith(`#${email}`);

/** Deletes rows wherever they stand; the head, by which the rest is known, at the very end. */
async function eraseRows(isTheirs: (row: Row) => boolean, partition: string): Promise<void> {
  const isHead = ({ pk, sk }: Row) => pk === partition && (sk === "PROJECT" || sk === "PROFILE");
  for (const table of ARCHIVED_TABLES.toReversed()) {
    const rows = await rowsAnywhere(table, isTheirs);
    await deleteRows(
      table,
      rows.filter((row) => !isHead(row)),
    );
    await deleteRows(table, rows.filter(isHead));
  }
}
