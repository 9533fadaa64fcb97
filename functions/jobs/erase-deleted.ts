import * as z from "zod";
import { eraseAccount, eraseProject } from "../project/erasure.ts";
import { now } from "../runtime/clock.ts";
import { eachAlone } from "../runtime/each-alone.ts";
import { log, loggedError } from "../runtime/log.ts";
import {
  cancelDeletion,
  dueDeletions,
  type ScheduledDeletion,
  startErasure,
} from "../store/project/scheduled-deletions.ts";

/** `at` is the scheduled time. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined) });

/**
 * Erases projects and accounts whose retention period is over. A failure does not affect the others, but fails the run
 * at its end, so that it is retried; interrupted erasures are completed by the next run.
 */
export const handler = async (event: unknown): Promise<{ erased: number }> => {
  const at = Event.parse(event).at ?? now();
  let erased = 0;
  const failures = await eachAlone(
    await dueDeletions(at),
    async ({ read }) => {
      const due = read();
      if (await erase(due)) erased += 1;
      await cancelDeletion(due);
    },
    ({ place }, error) =>
      log.error("A deleted project or account could not be erased", { place, error: loggedError(error) }),
  );
  log.info("Erased deleted projects and accounts", { at, erased });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be erased`);
  return { erased };
};

async function erase(due: ScheduledDeletion): Promise<boolean> {
  if (!(await startErasure(due))) return false;
  await (due.kind === "project" ? eraseProject(due.id) : eraseAccount(due.id));
  return true;
}
