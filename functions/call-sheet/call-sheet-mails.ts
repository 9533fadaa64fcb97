import { callMail } from "../../shared/call-sheet/publishing/call-mail.ts";
import type { ResendPolicy } from "../../shared/call-sheet/publishing/mailing.ts";
import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log } from "../runtime/log.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { type MailRefusal, trySendMail } from "../store/aws/mail.ts";
import { type Delivery, deliveriesOf, mailDelivery } from "../store/call-sheet/deliveries.ts";
import { createPersonalLink } from "../store/call-sheet/personal-links.ts";
import { dayCode, type PublishedDay } from "../store/call-sheet/publications.ts";
import { forReader, seesOfReader } from "./reader.ts";
import { type MailAddress, mailAddresses, personIdOf } from "./recipient-addresses.ts";

/** A recipient of a publication with their address and delivery. */
export interface MailRecipient {
  readonly person: Recipient;
  readonly personId: string;
  readonly to: MailAddress;
  readonly delivery: Delivery | undefined;
}

/** All recipients of a publication. */
export async function mailRecipients(
  grant: ProjectGrant,
  day: PublishedDay,
  people: readonly Recipient[],
): Promise<MailRecipient[]> {
  const [addressOf, deliveryOf] = await Promise.all([mailAddresses(grant), deliveriesOf(grant, day)]);
  return people.map((person) => {
    const personId = personIdOf(person);
    return { person, personId, to: addressOf(person), delivery: deliveryOf({ personId, asked: person.asked }) };
  });
}

/** Whether the recipient has an address that is not suppressed. */
export const hasAddress = ({ to }: Pick<MailRecipient, "to">) => to.address !== "" && to.stopped === undefined;

/** How emails are sent: the idempotency key, who may get one again, and the attempts while SES is busy. */
export interface Sending {
  readonly operation: string;
  readonly again: ResendPolicy;
  readonly attempts?: number;
}

/** Emails one recipient at most once. The outcome may be unknown, which the delivery then says. */
export async function mailPerson(
  grant: ProjectGrant,
  day: PublishedDay,
  sheet: PublishedSheet["sheet"],
  { person, personId, to }: MailRecipient,
  { operation, again, attempts }: Sending,
): Promise<MailRefusal | "sent" | "notNow" | "unknown"> {
  const recipient = { personId, asked: person.asked };
  async function send() {
    const path = callPath(await createPersonalLink(grant, day, { personId, holder: to.address }, nowSeconds()));
    const tags = {
      project: grant.projectId,
      day: dayCode(day),
      asked: String(person.asked),
      person: personId,
      operation,
    };
    const read = await forReader(grant, await seesOfReader(grant, [to.address]), { sheet, person });
    const mail = callMail(read.sheet, read.person, `${environment("SITE_URL")}${path}`);
    return trySendMail({ to: to.address, ...mail, tags }, attempts);
  }
  try {
    return await mailDelivery(grant, day, recipient, { address: to.address, operation, again, now, send });
  } catch (error) {
    // It may or may not have been sent, which is recorded. The other recipients do not depend on it.
    log.error("Unknown whether a call sheet was emailed", {
      error: error instanceof Error ? error : String(error),
    });
    return "unknown";
  }
}

/** The path of the page that a personal link opens. */
export const callPath = (secret: string) => `/call-sheet/${secret}`;
