import * as z from "zod";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { now } from "../clock.ts";
import { log } from "../log.ts";
import { deleteDocument } from "../store/documents.ts";
import { isIdOfOurs } from "../store/id.ts";
import { olderDocuments } from "../store/project-documents.ts";
import { rowsOf } from "../store/project-rows.ts";
import { leaveFor } from "../store/sessions.ts";

/** The scheduler says for which time it runs; an engineer may name one project. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined), project: z.string().optional() });

/** Longer than anything is on its way, or can be brought back. */
const YOUNG_DAYS = 31;

/**
 * Takes away documents that no row points to, as a crash between two writes leaves them, and photos whose time to be
 * brought back is over. They lie behind a marker then, like all that was deleted, until their versions expire.
 */
export const handler = async (event: unknown): Promise<{ swept: number }> => {
  const { at = now(), project } = Event.parse(event);
  const before = new Date(Date.parse(at) - YOUNG_DAYS * 86_400_000).toISOString();
  let swept = 0;
  for (const [projectId, keys] of await olderDocuments(before, project)) {
    const leave = leaveFor(projectId);
    const rows = JSON.stringify(await Promise.all(ARCHIVED_TABLES.map((table) => rowsOf(leave, table))));
    for (const key of keys.filter((one) => !isPointedTo(one, rows))) {
      await deleteDocument(key);
      swept += 1;
    }
  }
  log.info("Took away what nothing points to", { at, swept });
  return { swept };
};

/** A document lies under an id of its own, which the row that points to it names; one under a name that people gave stays. */
function isPointedTo(key: string, rows: string): boolean {
  const ids = key.split(/[/.-]/).slice(2).filter(isIdOfOurs);
  return ids.length === 0 || ids.some((id) => rows.includes(id));
}
