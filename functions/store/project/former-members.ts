import { createHash } from "node:crypto";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ArchivedItem } from "../../../shared/archive/import-mapping.ts";
import { Visibility } from "../../../shared/visibility/visibility.ts";
import { MemberSettings } from "../account/member-settings.ts";
import type { ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { putRows } from "./project-items.ts";

/** The row of a person who was removed from the team or has left it. */
export const removedKey = ({ projectId }: ProjectGrant, email: string) => ({
  pk: projectKey(projectId),
  sk: `REMOVED#${email}`,
});

/** The row of a restricted person whose account was erased. It has the hash of the address, not the address. */
const erasedKey = (pk: string, email: string) => ({
  pk,
  sk: `FORMER#${createHash("sha256").update(email).digest("hex")}`,
});
/** A person whose account was erased. */
export const FormerRow = z.object({ sees: Visibility });

const Removed = z.object({ was: MemberSettings });

/**
 * What a person with an email address could see when they were last on the team or invited; undefined if they never
 * were, or if nothing was hidden from them when their account was erased.
 */
export async function formerVisibility(grant: ProjectGrant, email: string): Promise<Visibility | undefined> {
  const removed = await rowAt(removedKey(grant, email));
  if (removed) return Removed.parse(removed).was.sees;
  const erased = await rowAt(erasedKey(projectKey(grant.projectId), email));
  return erased && FormerRow.parse(erased).sees;
}

/**
 * Keeps what a person could see in each project, before their rows of its team are erased: productions may still email
 * them.
 */
export async function keepVisibility(email: string, rows: readonly ArchivedItem[]): Promise<void> {
  const last = new Map<string, Visibility>();
  // Settings of a member count, then those of an invitation, then those from before a removal.
  for (const kind of ["REMOVED#", "INVITATION#", "MEMBER#"]) {
    for (const { pk, sk, ...row } of rows) {
      if (!String(sk).startsWith(kind)) continue;
      const settings = MemberSettings.safeParse(kind === "REMOVED#" ? row.was : row);
      if (settings.success) last.set(String(pk), settings.data.sees);
    }
  }
  await putRows(
    "projects",
    [...last].flatMap(([pk, sees]) => (sees.kind === "all" ? [] : [{ ...erasedKey(pk, email), sees }])),
  );
}

async function rowAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }))).Item;
}
