/** A mail that came back, in the mail service's words, or one that its reader has complained about. */
export type DeliveryFailure = { readonly bounceType: string; readonly bounceSubType: string } | "complaint";

const FOR_NOW: Readonly<Record<string, string>> = {
  MailboxFull: "The mailbox is full.",
  MessageTooLarge: "The email is too large for the mailbox.",
  ContentRejected: "The recipient's mail server rejected the email's content.",
};

/** Whether nothing is to be sent to the address any more. */
export function isLasting(trouble: DeliveryFailure): boolean {
  return trouble === "complaint" || trouble.bounceType === "Permanent";
}

/** Why a mail did not arrive or must not be followed by others, in a sentence. */
export function deliveryFailureText(trouble: DeliveryFailure): string {
  if (trouble === "complaint") return "Its owner marked an email as spam.";
  if (trouble.bounceType === "Permanent") return "The mailbox does not exist.";
  return FOR_NOW[trouble.bounceSubType] ?? "It could not be delivered for the time being.";
}
