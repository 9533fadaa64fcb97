import * as z from "zod";
import { datesAround, makeDraftWhenDue } from "../call-sheet/call-sheet-drafts.ts";
import { now } from "../runtime/clock.ts";
import { eachAlone } from "../runtime/each-alone.ts";
import { log, loggedError } from "../runtime/log.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { shootingOn } from "../store/schedule/schedules.ts";

/** `at` is the scheduled time, so that a late or repeated run has the same result. */
const Event = z.object({ at: z.iso.datetime().optional().catch(undefined) });

/**
 * Makes the draft call sheets that are due in their projects' time zones and emails them to the editors: for the active
 * schedules of a project's units, or for all of its schedules if none is active. Runs hourly; each draft is made once. A
 * draft that fails does not affect the others, but fails the run at its end, so that it is retried.
 */
export const handler = async (event: unknown): Promise<{ made: number }> => {
  const at = Event.parse(event).at ?? now();
  const failures: unknown[] = [];
  let made = 0;
  for (const date of datesAround(at)) {
    const failed = await eachAlone(
      await shootingOn(date),
      async ({ projectId, scheduleName }) => {
        const outcome = await makeDraftWhenDue(systemGrant(projectId), { scheduleName: scheduleName(), date }, at);
        if (outcome === "made") made += 1;
      },
      ({ projectId }, error) =>
        log.error("A call sheet draft could not be created", { projectId, date, error: loggedError(error) }),
    );
    failures.push(...failed);
  }
  log.info("Created the call sheet drafts that were due", { at, made });
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} call sheet drafts could not be created`);
  return { made };
};
