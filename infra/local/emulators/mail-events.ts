import { randomUUID } from "node:crypto";
import type { Mail } from "./mail.ts";
import { account, region } from "./region.ts";

/** Events that can follow a sent mail. */
export const MAIL_FATES = ["bounce", "complaint"] as const;
export type MailFate = (typeof MAIL_FATES)[number];

/** Emulates the test addresses of SES, also with a label: bounce+kit@simulator.amazonses.com. */
export function simulatedFate(address: string): MailFate | undefined {
  const name = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address)?.[1]?.toLowerCase();
  return MAIL_FATES.find((fate) => fate === name);
}

/** The event that EventBridge delivers for a permanent bounce or a complaint. */
export function mailEvent(
  { id, at, from, to, tags = {}, configurationSet }: Mail,
  fate: MailFate,
  now: string,
): object {
  const recipients = to.map((emailAddress) => ({ emailAddress }));
  const told =
    fate === "bounce"
      ? { bounceType: "Permanent", bounceSubType: "General", bouncedRecipients: recipients, timestamp: now }
      : { complainedRecipients: recipients, timestamp: now };
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": fate === "bounce" ? "Email Bounced" : "Email Complaint Received",
    source: "aws.ses",
    account,
    time: now,
    region,
    resources: [`arn:aws:ses:${region}:${account}:configuration-set/${configurationSet}`],
    detail: {
      eventType: fate === "bounce" ? "Bounce" : "Complaint",
      [fate]: told,
      mail: {
        ...{ timestamp: at, source: from, messageId: id, destination: to },
        tags: {
          "ses:configuration-set": [configurationSet],
          ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
        },
      },
    },
  };
}
