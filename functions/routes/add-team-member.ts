import { INVITATION_DAYS } from "../../shared/contract/projects.ts";
import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { environment } from "../environment.ts";
import { serve } from "../http.ts";
import { log } from "../log.ts";
import { sendMail } from "../store/mail.ts";
import { personOf } from "../store/people.ts";
import { projectOf } from "../store/projects.ts";
import { addToTeam } from "../store/team.ts";

export const handler = serve(routes.addTeamMember, async ({ session, member, params: { username }, refuse }) => {
  const added =
    (await addToTeam(member, username, nowSeconds())) ??
    refuse("alreadyMember", `${username} is already on the team or invited.`);
  const { outsideName } = await projectOf(member);
  const site = environment("SITE_URL");
  // Whether there is an account, the mailbox alone is told.
  const next = (await personOf(username)).userId
    ? `Open it here: ${site}/`
    : `Sign up with this address to join: ${site}/signup?email=${encodeURIComponent(username)}`;
  const until = `The invitation is valid for ${INVITATION_DAYS} days.`;
  try {
    await sendMail(
      username,
      `You have been added to ${outsideName}`,
      `${session.email} has added you to ${outsideName} on Backlot.\n\n${next}\n\n${until}\n`,
    );
  } catch (error) {
    // The membership holds without the mail; the owner can tell them.
    log.error("An invitation could not be mailed", { error: error instanceof Error ? error : String(error) });
  }
  return added;
});
