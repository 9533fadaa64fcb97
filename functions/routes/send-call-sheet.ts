import { routes } from "../../shared/contract/routes.ts";
import { usedUpText } from "../account/mail-quota-text.ts";
import { type MailRecipient, mailPeople, mailRecipients, waitsForMail } from "../call-sheet/call-sheet-mails.ts";
import { serve } from "../http/serve.ts";
import { unsuppressAddress } from "../store/account/suppression-list.ts";
import { newestPublication, publishedSheet } from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";

export const handler = serve(routes.sendCallSheet, async ({ member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const newest = (await newestPublication(member, day)) ?? refuse("notPublished", NOT_PUBLISHED);
  const { sheet, people } = await publishedSheet(newest, await projectOf(member));
  const all = await mailRecipients(member, day, people);
  const { to, operation } = payload;
  if (typeof to === "string") {
    const canMail = all.filter((one) => one.to.address !== "" && one.to.stopped === undefined);
    const some =
      to === "waiting"
        ? canMail.filter(waitsForMail)
        : canMail.filter(({ delivery }) => delivery?.confirmedAt === undefined && delivery?.bouncedAt === undefined);
    return mailed(some, { operation, again: to === "waiting" ? "never" : "sent" });
  }
  const one = all.find(({ personId }) => personId === to.person) ?? refuse("noSuchPerson", NO_SUCH_PERSON);
  const { name } = one.person;
  if (one.delivery?.confirmedAt !== undefined) refuse("alreadyConfirmed", `${name} has already confirmed.`);
  if (one.to.address === "") refuse("noAddress", `${name} has no email address. Copy the link instead.`);
  const { stopped } = one.to;
  if (stopped && stopped.cause === "bounced" && to.resume) await unsuppressAddress(one.to.address);
  else if (stopped) {
    refuse(
      "stoppedAddress",
      `Emails to ${one.to.address} are blocked: ${stopped.why} Give ${name} another address, or copy the link.`,
    );
  }
  return mailed([one], { operation, again: "perhaps" });

  async function mailed(some: readonly MailRecipient[], how: Parameters<typeof mailPeople>[4]) {
    const { sent, waiting, usedUp } = await mailPeople(member, day, sheet, some, how);
    // If some emails were sent, report success: the refusal follows when the client asks for the rest.
    if (usedUp && sent === 0) refuse("mailQuota", usedUpText("callSheet", usedUp));
    return { sent, waiting };
  }
});

const NOT_PUBLISHED = "This day's call sheet has not been published yet.";
const NO_SUCH_PERSON = "This person is not on the call sheet.";
