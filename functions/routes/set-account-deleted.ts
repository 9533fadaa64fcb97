import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { requireIdentity } from "../account/identity-proof.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { erasureOf } from "../store/account/users.ts";
import { projectOf } from "../store/project/projects.ts";
import { ACCOUNT_RETENTION_DAYS, deleteAfter, scheduleAccountDeletion } from "../store/project/scheduled-deletions.ts";
import { ownedBy } from "../store/project/team-handover.ts";

export const handler = serve(routes.setAccountDeleted, async ({ session, payload, refuse }) => {
  if (!payload.deleted) {
    await scheduleAccountDeletion(session, null);
    return { erasedOn: null };
  }
  const known = await erasureOf(session.userId);
  if (known !== null) return { erasedOn: known };
  const [orphan] = (await ownedBy(session.userId)).filter((one) => one.others.length > 0 && !one.hasOtherOwner);
  if (orphan) {
    const { projectName } = await projectOf(systemGrant(orphan.projectId));
    refuse(
      "onlyOwner",
      t('You are the only owner of "{projectName}". Make another team member an owner, or delete the project first.', {
        projectName,
      }),
    );
  }
  await requireIdentity(session, payload, refuse);
  const erasedOn = deleteAfter(now(), ACCOUNT_RETENTION_DAYS);
  await scheduleAccountDeletion(session, erasedOn);
  return { erasedOn };
});
