import { routes } from "../../shared/contract/routes.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { projectOf } from "../store/project/projects.ts";
import { deleteAfter, PROJECT_RETENTION_DAYS, scheduleProjectDeletion } from "../store/project/scheduled-deletions.ts";

export const handler = serve(routes.setProjectDeleted, async ({ session, member, payload, refuse }) => {
  const known = await projectOf(member);
  // Deleting a project again does not postpone its erasure.
  if (payload.deleted === (known.erasedOn !== undefined)) return known;
  if (payload.deleted) await requireIdentity(session, payload, refuse);
  const erasedOn = payload.deleted ? deleteAfter(now(), PROJECT_RETENTION_DAYS) : null;
  if (!(await scheduleProjectDeletion(member, erasedOn)))
    refuse("tooLate", "This project is being erased and cannot be restored.");
  return projectOf(member);
});
