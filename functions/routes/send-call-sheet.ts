import { bouncesTodayText, NO_MAILING } from "../../shared/call-sheet/publishing/mailing.ts";
import { routes } from "../../shared/contract/routes.ts";
import { message, t } from "../../shared/i18n/speech.ts";
import { usedUpText } from "../account/mail-quota-text.ts";
import { mailPerson, mailRecipients, mayBeSent } from "../call-sheet/call-sheet-mails.ts";
import { beginMailing, mailingView, reconcileMailing } from "../call-sheet/mailing-run.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { takeResumption } from "../store/account/address-limits.ts";
import { unsuppressAddress } from "../store/account/suppression-list.ts";
import { bouncesToday, giveBackMails, takeMails } from "../store/aws/mail-quota.ts";
import { newestPublication, publishedSheet } from "../store/call-sheet/publications.ts";
import { touchSchedules } from "../store/project/change-stamp.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.sendCallSheet, async ({ member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const newest = (await newestPublication(member, day)) ?? refuse("notPublished", NOT_PUBLISHED);
  const { to, operation } = payload;
  if (typeof to === "string") {
    const current = await reconcileMailing(member, day);
    if (current?.status === "running" && current.run !== operation) return mailingView(current);
    return mailingView(await beginMailing(member, day, { run: operation, to }));
  }
  const { sheet, people } = await publishedSheet(newest, await projectOf(member));
  const all = await mailRecipients(member, day, people);
  const one = all.find(({ personId }) => personId === to.person) ?? refuse("noSuchPerson", NO_SUCH_PERSON);
  const { name } = one.person;
  if (one.delivery?.confirmedAt !== undefined) refuse("alreadyConfirmed", t("{name} has already confirmed.", { name }));
  if (one.to.address === "") refuse("noAddress", t("{name} has no email address. Copy the link instead.", { name }));
  const { stopped } = one.to;
  if (stopped && stopped.cause === "bounced" && to.resume) {
    if (!(await takeResumption(one.to.address, operation, now()))) {
      refuse(
        "stoppedAddress",
        t("Emails to {address} were already resumed today. Try again tomorrow.", { address: one.to.address }),
      );
    }
    await unsuppressAddress(one.to.address);
  } else if (stopped) {
    refuse(
      "stoppedAddress",
      t("Emails to {address} are blocked: {why} Give {name} another address, or copy the link.", {
        address: one.to.address,
        why: stopped.why,
        name,
      }),
    );
  }
  const at = now();
  const tooManyBounces = bouncesTodayText(await bouncesToday(member.projectId, at));
  if (tooManyBounces !== undefined) refuse("mailQuota", tooManyBounces);
  const { usedUp } = await takeMails(member, "callSheet", 1, at);
  if (usedUp) refuse("mailQuota", usedUpText("callSheet", usedUp));
  const outcome = await mailPerson(member, day, sheet, one, { operation, again: "perhaps" });
  if (!mayBeSent(outcome)) await giveBackMails(member, "callSheet", 1, at);
  await touchSchedules(member);
  const refused = Number(typeof outcome === "object");
  const [sent, unknown] = [Number(outcome === "sent"), Number(outcome === "unknown")];
  return { ...NO_MAILING, status: "done" as const, total: 1, sent, unknown, refused };
});

const NOT_PUBLISHED = message("This day's call sheet has not been published yet.");
const NO_SUCH_PERSON = message("This person is not on the call sheet.");
