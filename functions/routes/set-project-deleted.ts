import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { restoredProjectLimitText } from "../project/limit-texts.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { projectOf, restoreProject } from "../store/project/projects.ts";
import { deleteAfter, PROJECT_RETENTION_DAYS, scheduleProjectDeletion } from "../store/project/scheduled-deletions.ts";

export const handler = serve(routes.setProjectDeleted, async ({ session, member, payload, refuse }) => {
  const known = await projectOf(member);
  // Deleting a project again does not postpone its erasure.
  if (payload.deleted === (known.erasedOn !== undefined)) return known;
  const tooLate = () => refuse("tooLate", t("This project is being erased and cannot be restored."));
  if (payload.deleted) {
    await requireIdentity(session, payload, refuse);
    if (!(await scheduleProjectDeletion(member, deleteAfter(now(), PROJECT_RETENTION_DAYS)))) tooLate();
  } else {
    const restored = await restoreProject(member, nowSeconds());
    if (restored === "projectLimit") refuse(restored, restoredProjectLimitText());
    if (restored === "tooLate") tooLate();
  }
  return projectOf(member);
});
