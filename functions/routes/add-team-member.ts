import { mailWords } from "../../shared/call-sheet/publishing/mail-words.ts";
import { INVITATION_DAYS } from "../../shared/contract/projects.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { usedUpText } from "../account/mail-quota-text.ts";
import { serve } from "../http/serve.ts";
import { refusedOf } from "../project/team-refusal.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import { suppressedAmong } from "../store/account/suppression-list.ts";
import { userIdOf } from "../store/account/users.ts";
import { sendMail } from "../store/aws/mail.ts";
import { takeMails } from "../store/aws/mail-quota.ts";
import { projectOf } from "../store/project/projects.ts";
import { addToTeam } from "../store/project/team.ts";

export const handler = serve(routes.addTeamMember, async ({ session, member, params: { username }, refuse }) => {
  const { usedUp } = await takeMails(member, "invitation", 1, now());
  if (usedUp) refuse("mailQuota", usedUpText("invitation", usedUp));
  const added =
    (await addToTeam(member, username, nowSeconds())) ??
    refuse("alreadyMember", t("{username} is already on the team or invited.", { username }));
  if (added === "teamFull") return refuse(added, refusedOf(added, username));
  // The response does not reveal that the address is blocked either.
  if ((await suppressedAmong([username])).size > 0) return added;
  const name = mailWords((await projectOf(member)).publicName);
  const site = environment("SITE_URL");
  // Only the email, not the response, reveals whether the address has an account.
  const next = (await userIdOf(username))
    ? t("Open it here: {site}/", { site })
    : t("Sign up with this address to join: {site}/signup?email={username}", {
        site,
        username: encodeURIComponent(username),
      });
  const until = t("The invitation is valid for {invitationDays} days.", { invitationDays: INVITATION_DAYS });
  try {
    await sendMail(
      username,
      t("You have been added to {name}", { name }),
      t("{email} has added you to {name} on Backlot.\n\n{next}\n\n{until}\n", {
        email: session.email,
        name,
        next,
        until,
      }),
    );
  } catch (error) {
    // The invitation is valid without the email; the owner can tell the person about it.
    log.error("An invitation could not be mailed", { error: loggedError(error) });
  }
  return added;
});
