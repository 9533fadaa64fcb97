import { callMail } from "../../shared/call-sheet/publishing/call-mail.ts";
import type { ResendPolicy } from "../../shared/call-sheet/publishing/mailing.ts";
import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { message } from "../../shared/i18n/speech.ts";
import { now, nowSeconds } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log, loggedError } from "../runtime/log.ts";
import { giveBackMailTo, takeMailTo } from "../store/account/address-limits.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { type MailRefusal, trySendMail } from "../store/aws/mail.ts";
import { type Delivery, deliveriesOf, mailDelivery } from "../store/call-sheet/deliveries.ts";
import { createPersonalLink } from "../store/call-sheet/personal-links.ts";
import { dayCode, type PublishedDay } from "../store/call-sheet/publications.ts";
import { forReader, seesOfReader } from "./reader.ts";
import { type MailAddress, mailAddresses, personIdOf } from "./recipient-addresses.ts";
import { inSheetLanguage } from "./sheet-language.ts";

/** A recipient of a publication with their address and delivery. */
export interface MailRecipient {
  readonly person: Recipient;
  readonly personId: string;
  readonly to: MailAddress;
  readonly delivery: Delivery | undefined;
}

/** Emails of one publication to an address that several people have, such as their agent's. */
const MAILS_TO_ONE_ADDRESS = 10;
const SHARED = {
  cause: "unwanted",
  why: message("More than ten people on this call sheet have this address."),
} as const;
const ADDRESS_LIMIT = message("This address has been emailed ten call sheets today, which is the daily limit.");

/** All recipients of a publication. */
export async function mailRecipients(
  grant: ProjectGrant,
  day: PublishedDay,
  people: readonly Recipient[],
): Promise<MailRecipient[]> {
  const [addressOf, deliveryOf] = await Promise.all([mailAddresses(grant), deliveriesOf(grant, day)]);
  const times = new Map<string, number>();
  return people.map((person) => {
    const personId = personIdOf(person);
    const known = addressOf(person);
    const address = known.address.toLowerCase();
    const time = (times.get(address) ?? 0) + 1;
    times.set(address, time);
    const isTooMany = address !== "" && time > MAILS_TO_ONE_ADDRESS;
    const to = isTooMany ? { ...known, stopped: known.stopped ?? SHARED } : known;
    return { person, personId, to, delivery: deliveryOf({ personId, asked: person.asked }) };
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
    const began = now();
    if (!(await takeMailTo(to.address, began))) return { why: ADDRESS_LIMIT, isBusy: false };
    const path = callPath(await createPersonalLink(grant, day, { personId, holder: to.address }, nowSeconds()));
    const tags = {
      project: grant.projectId,
      day: dayCode(day),
      asked: String(person.asked),
      person: personId,
      operation,
    };
    const read = await forReader(grant, await seesOfReader(grant, [to.address]), { sheet, person });
    const mail = await inSheetLanguage(sheet, async () =>
      callMail(read.sheet, read.person, `${environment("SITE_URL")}${path}`),
    );
    const refusal = await trySendMail({ to: to.address, ...mail, tags }, attempts);
    if (refusal) await giveBackMailTo(to.address, began);
    return refusal;
  }
  try {
    return await mailDelivery(grant, day, recipient, { address: to.address, operation, again, now, send });
  } catch (error) {
    // It may or may not have been sent, which is recorded. The other recipients do not depend on it.
    log.error("Unknown whether a call sheet was emailed", {
      error: loggedError(error),
    });
    return "unknown";
  }
}

/** Whether an email that had this outcome counts against the quotas. */
export const mayBeSent = (outcome: Awaited<ReturnType<typeof mailPerson>>): boolean =>
  outcome === "sent" || outcome === "unknown";

/** The path of the page that a personal link opens. */
export const callPath = (secret: string) => `/call-sheet/${secret}`;
