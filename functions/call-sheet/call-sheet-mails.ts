import { callMail } from "../../shared/call-sheet/publishing/call-mail.ts";
import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { budgetOfMilliseconds, now, nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log } from "../runtime/log.ts";
import type { Membership } from "../store/account/sessions.ts";
import { trySendMail } from "../store/aws/mail.ts";
import { type QuotaOf, takeMails } from "../store/aws/mail-quota.ts";
import { type Delivery, deliveriesOf, mailDelivery, type ResendPolicy } from "../store/call-sheet/deliveries.ts";
import { createPersonalLink } from "../store/call-sheet/personal-links.ts";
import { dayCode, type PublishedDay } from "../store/call-sheet/publications.ts";
import { forReader, seesOfReader } from "./reader.ts";
import { type MailAddress, mailAddresses, personIdOf } from "./recipient-addresses.ts";

/** The function ends after 28 seconds; recipients not reached by then are left for the next call. */
const SENDING_MS = 15_000;
/** New SES accounts send one email per second, others 14 or more. */
const AT_ONCE = 4;

/** A recipient of a publication with their address and delivery. */
export interface MailRecipient {
  readonly person: Recipient;
  readonly personId: string;
  readonly to: MailAddress;
  readonly delivery: Delivery | undefined;
}

/** All recipients of a publication. */
export async function mailRecipients(
  member: Membership,
  day: PublishedDay,
  people: readonly Recipient[],
): Promise<MailRecipient[]> {
  const [addressOf, deliveryOf] = await Promise.all([mailAddresses(member), deliveriesOf(member, day)]);
  return people.map((person) => {
    const personId = personIdOf(person);
    return { person, personId, to: addressOf(person), delivery: deliveryOf({ personId, asked: person.asked }) };
  });
}

/**
 * True if the recipient has an address that is not suppressed, has got no email for this publication and has not
 * confirmed it.
 */
export const waitsForMail = ({ to, delivery }: MailRecipient) =>
  to.address !== "" && to.stopped === undefined && delivery?.mail === undefined && delivery?.confirmedAt === undefined;

/** Emails recipients until the time is up. */
export async function mailPeople(
  member: Membership,
  day: PublishedDay,
  sheet: PublishedSheet["sheet"],
  people: readonly MailRecipient[],
  how: { readonly operation: string; readonly again: ResendPolicy },
): Promise<{ sent: number; waiting: number; usedUp?: QuotaOf }> {
  const budget = budgetOfMilliseconds(SENDING_MS);
  const { taken, usedUp } = await takeMails(member, "callSheet", people.length, now());
  const queue = people.slice(0, taken);
  let sent = 0;
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (await isSent(next)) sent += 1;
      if (budget.expired()) return;
    }
  }
  async function isSent(next: MailRecipient): Promise<boolean> {
    try {
      return (await mailOne(member, day, sheet, next, how)) === "sent";
    } catch (error) {
      // It may or may not have been sent, which is recorded. Go on with the other recipients.
      log.error("Unknown whether a call sheet was emailed", {
        error: error instanceof Error ? error : String(error),
      });
      return false;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent, waiting: queue.length + people.length - taken, ...(usedUp && { usedUp }) };
}

async function mailOne(
  member: Membership,
  day: PublishedDay,
  sheet: PublishedSheet["sheet"],
  { person, personId, to }: MailRecipient,
  { operation, again }: { readonly operation: string; readonly again: ResendPolicy },
) {
  const recipient = { personId, asked: person.asked };
  return mailDelivery(member, day, recipient, {
    ...{ address: to.address, operation, again, now },
    async send() {
      const path = callPath(await createPersonalLink(member, day, { personId, holder: to.address }, nowSeconds()));
      const tags = {
        project: member.projectId,
        day: dayCode(day),
        asked: String(person.asked),
        person: personId,
        operation,
      };
      const read = await forReader(member, await seesOfReader(member, [to.address]), { sheet, person });
      const mail = callMail(read.sheet, read.person, `${environment("SITE_URL")}${path}`);
      return trySendMail({ to: to.address, ...mail, tags });
    },
  });
}

/** The path of the page that a personal link opens. */
export const callPath = (secret: string) => `/call-sheet/${secret}`;
