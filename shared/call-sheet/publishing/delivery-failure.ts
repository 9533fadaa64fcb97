import { stored } from "../../i18n/stored.ts";

/** A bounce with the SES bounce types, or a complaint. */
export type DeliveryFailure = { readonly bounceType: string; readonly bounceSubType: string } | "complaint";

const FOR_NOW: Readonly<Record<string, string>> = {
  MailboxFull: stored("The mailbox is full."),
  MessageTooLarge: stored("The email is too large for the mailbox."),
  ContentRejected: stored("The recipient's mail server rejected the email's content."),
};

/** Whether the address must not be mailed again. */
export function isLasting(trouble: DeliveryFailure): boolean {
  return trouble === "complaint" || trouble.bounceType === "Permanent";
}

/** A sentence with the reason why an email was not delivered or no more may be sent. */
export function deliveryFailureText(trouble: DeliveryFailure): string {
  if (trouble === "complaint") return stored("Its owner marked an email as spam.");
  if (trouble.bounceType === "Permanent") return stored("The mailbox does not exist.");
  return FOR_NOW[trouble.bounceSubType] ?? stored("It could not be delivered at this time.");
}
