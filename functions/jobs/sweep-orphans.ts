import * as z from "zod";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { eraseProject } from "../project/erasure.ts";
import { now } from "../runtime/clock.ts";
import { eachAlone } from "../runtime/each-alone.ts";
import { log, loggedError } from "../runtime/log.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { deleteDocument } from "../store/aws/documents.ts";
import { isIdOfOurs } from "../store/aws/id.ts";
import { deleteOrphan, knownOrphans, orphanedProjects, recordOrphan } from "../store/project/orphans.ts";
import { olderDocuments } from "../store/project/project-documents.ts";
import { hasProjectItem, rowsOf } from "../store/project/project-items.ts";

/** `at` is the scheduled time; an engineer may restrict the run to one project. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined), project: z.string().optional() });

/** Longer than any upload or retention period. */
const MIN_AGE_DAYS = 31;

/**
 * Deletes orphans older than 31 days: documents that no item refers to, photos whose undo period is over, and the items
 * and documents of projects without a PROJECT item (an interrupted import). Runs weekly.
 */
export const handler = async (event: unknown): Promise<{ swept: number; erased: number }> => {
  const { at = now(), project } = Event.parse(event);
  const before = new Date(Date.parse(at) - MIN_AGE_DAYS * 86_400_000).toISOString();
  const orphans = await eraseOrphans({ at, before }, project);
  const documents = await sweepDocuments(before, project);
  const { erased } = orphans;
  const { swept } = documents;
  log.info("Deleted orphaned data", { at, swept, erased });
  const failures = [...orphans.failures, ...documents.failures];
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} projects could not be checked for orphaned data`);
  return { swept, erased };
};

const logFailure = (projectId: string, error: unknown) =>
  log.error("A project could not be checked for orphaned data", { projectId, error: loggedError(error) });

/**
 * Rows have no age, so a project without a PROJECT item is recorded first, and erased if it still has none a month
 * later.
 */
async function eraseOrphans(
  { at, before }: { readonly at: string; readonly before: string },
  project: string | undefined,
): Promise<{ readonly erased: number; readonly failures: readonly unknown[] }> {
  const isSelected = (id: string) => project === undefined || id === project;
  const [orphans, known] = await Promise.all([orphanedProjects(), knownOrphans()]);
  let erased = 0;
  const selected = new Set([...orphans, ...known.keys()].filter(isSelected));
  const failures = await eachAlone(
    selected,
    async (id) => {
      const since = known.get(id)?.();
      // Its PROJECT item has been written since, or nothing is left of it.
      if (!orphans.has(id)) await deleteOrphan(id);
      else if (since === undefined) await recordOrphan(id, at);
      else if (since < before && !(await hasProjectItem(systemGrant(id)))) {
        await eraseProject(id);
        await deleteOrphan(id);
        erased += 1;
      }
    },
    logFailure,
  );
  return { erased, failures };
}

async function sweepDocuments(
  before: string,
  project: string | undefined,
): Promise<{ readonly swept: number; readonly failures: readonly unknown[] }> {
  let swept = 0;
  const failures = await eachAlone(
    await olderDocuments(before, project),
    async ([projectId, keys]) => {
      const grant = systemGrant(projectId);
      const rows = (await Promise.all(ARCHIVED_TABLES.map((table) => rowsOf(grant, table)))).flat();
      const text = JSON.stringify(rows);
      for (const key of keys.filter((one) => rows.length === 0 || !isPointedTo(one, text))) {
        await deleteDocument(key);
        swept += 1;
      }
    },
    ([projectId], error) => logFailure(projectId, error),
  );
  return { swept, failures };
}

/** A document's key contains an ID that the referring row contains too. Documents whose keys have no ID are kept. */
function isPointedTo(key: string, rows: string): boolean {
  const ids = key.split(/[/.-]/).slice(2).filter(isIdOfOurs);
  return ids.length === 0 || ids.some((id) => rows.includes(id));
}
