import { routes } from "../../shared/contract/routes.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { ACCOUNT_KEPT_DAYS, erasedAfter, markAccount } from "../store/deletions.ts";
import { erasureOf } from "../store/people.ts";
import { projectOf } from "../store/projects.ts";
import { leaveFor } from "../store/sessions.ts";
import { ownedBy } from "../store/team-succession.ts";

export const handler = serve(routes.setAccountDeleted, async ({ session, payload: { deleted }, refuse }) => {
  if (!deleted) {
    await markAccount(session, null);
    return { erasedOn: null };
  }
  const known = await erasureOf(session.userId);
  if (known !== null) return { erasedOn: known };
  const [orphan] = (await ownedBy(session.userId)).filter((one) => one.others.length > 0 && !one.hasOtherOwner);
  if (orphan) {
    const { projectName } = await projectOf(leaveFor(orphan.projectId));
    refuse(
      "onlyOwner",
      `You are the only owner of "${projectName}". Make another team member an owner, or delete the project first.`,
    );
  }
  const erasedOn = erasedAfter(now(), ACCOUNT_KEPT_DAYS);
  await markAccount(session, erasedOn);
  return { erasedOn };
});
