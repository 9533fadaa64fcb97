import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { callPath } from "../call-sheet/call-sheet-mails.ts";
import { personIdOf } from "../call-sheet/recipient-addresses.ts";
import { serve } from "../http/serve.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { createPersonalLink, type LinkLimit, takeLink } from "../store/call-sheet/personal-links.ts";
import { newestPublication, publishedSheet } from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(
  routes.createPersonalLink,
  async ({ member, params, payload, requireStillAllowed, refuse }) => {
    const { scheduleName, date } = params;
    const day = { scheduleName, date };
    const newest =
      (await newestPublication(member, day)) ??
      refuse("notPublished", t("This day's call sheet has not been published yet."));
    const { people } = await publishedSheet(newest, await projectOf(member));
    if (!people.some((person) => personIdOf(person) === payload.person)) {
      refuse("noSuchPerson", t("This person is not on the call sheet."));
    }
    const reached = await takeLink(member, now());
    if (reached) refuse("linkLimit", linkLimitText(reached));
    const whose = { personId: payload.person, holder: member.userId };
    const path = callPath(await createPersonalLink(member, day, whose, nowSeconds()));
    await requireStillAllowed();
    return { path };
  },
);

function linkLimitText({ of, most }: LinkLimit): string {
  return t(
    "{of, select, person {You have} other {The members of this project have}} created {most} personal links today, which is the daily limit. More can be created after midnight UTC.",
    { of, most },
  );
}
