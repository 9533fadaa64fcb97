import * as z from "zod";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { now } from "../clock.ts";
import { eachAlone } from "../each-alone.ts";
import { eraseProject } from "../erasure.ts";
import { log } from "../log.ts";
import { deleteDocument } from "../store/documents.ts";
import { isIdOfOurs } from "../store/id.ts";
import { forgetHeadless, headlessProjects, knownHeadless, noteHeadless } from "../store/leftovers.ts";
import { olderDocuments } from "../store/project-documents.ts";
import { hasHead, rowsOf } from "../store/project-rows.ts";
import { leaveFor } from "../store/sessions.ts";

/** The scheduler says for which time it runs; an engineer may name one project. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined), project: z.string().optional() });

/** Longer than anything is on its way, or can be brought back. */
const YOUNG_DAYS = 31;

/**
 * Deletes orphans older than 31 days: documents that no item refers to, photos whose undo period is over, and the items
 * and documents of projects without a PROJECT item (an interrupted import). Runs weekly.
 */
export const handler = async (event: unknown): Promise<{ swept: number; erased: number }> => {
  const { at = now(), project } = Event.parse(event);
  const before = new Date(Date.parse(at) - YOUNG_DAYS * 86_400_000).toISOString();
  const headless = await eraseHeadless({ at, before }, project);
  const documents = await sweepDocuments(before, project);
  const { erased } = headless;
  const { swept } = documents;
  log.info("Took away what nothing points to", { at, swept, erased });
  const failures = [...headless.failures, ...documents.failures];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} projects could not be swept`);
  return { swept, erased };
};

const tell = (projectId: string, error: unknown) =>
  log.error("A project could not be swept", { projectId, error: String(error) });

/** Rows do not say how old they are, so a project without a head is noted first, and erased when it has none a month later. */
async function eraseHeadless(
  { at, before }: { readonly at: string; readonly before: string },
  project: string | undefined,
): Promise<{ readonly erased: number; readonly failures: readonly unknown[] }> {
  const isMeant = (id: string) => project === undefined || id === project;
  const [headless, known] = await Promise.all([headlessProjects(), knownHeadless()]);
  let erased = 0;
  const meant = new Set([...headless, ...known.keys()].filter(isMeant));
  const failures = await eachAlone(
    meant,
    async (id) => {
      const since = known.get(id)?.();
      // It has got its head since then, or nothing of it is left.
      if (!headless.has(id)) await forgetHeadless(id);
      else if (since === undefined) await noteHeadless(id, at);
      else if (since < before && !(await hasHead(leaveFor(id)))) {
        await eraseProject(id);
        await forgetHeadless(id);
        erased += 1;
      }
    },
    tell,
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
      const leave = leaveFor(projectId);
      const rows = (await Promise.all(ARCHIVED_TABLES.map((table) => rowsOf(leave, table)))).flat();
      const text = JSON.stringify(rows);
      for (const key of keys.filter((one) => rows.length === 0 || !isPointedTo(one, text))) {
        await deleteDocument(key);
        swept += 1;
      }
    },
    ([projectId], error) => tell(projectId, error),
  );
  return { swept, failures };
}

/** A document lies under an id of its own, which the row that points to it names; one under a name that people gave stays. */
function isPointedTo(key: string, rows: string): boolean {
  const ids = key.split(/[/.-]/).slice(2).filter(isIdOfOurs);
  return ids.length === 0 || ids.some((id) => rows.includes(id));
}
