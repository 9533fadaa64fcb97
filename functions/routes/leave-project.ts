import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { revokeAll, textOfRevoked } from "../project/revocation.ts";
import { removeFromTeam } from "../store/project/team.ts";

export const handler = serve(routes.leaveProject, async ({ session, member, addDetail, refuse }) => {
  const { userId, email } = session;
  const left = await removeFromTeam(member, email);
  if (left === "lastOwner") {
    refuse(
      "lastOwner",
      t("You are the project's last owner. Make someone else an owner first, or delete the project."),
    );
  }
  const text = textOfRevoked(await revokeAll(member, { userId, email }));
  if (text !== undefined) addDetail(text);
  return { left: true as const };
});
