import type { MailKind, UsedUp } from "../store/aws/mail-quota.ts";

const MAILS: Readonly<Record<MailKind, string>> = { invitation: "invitations", callSheet: "call sheets" };

/** The refusal once a daily email quota is used up. */
export function usedUpText(kind: MailKind, { of, limit, isWhileNew }: UsedUp): string {
  if (of === "deployment") {
    return `Backlot has emailed ${limit} call sheets and invitations today, which is its daily limit. ${AFTER_MIDNIGHT}`;
  }
  const whose = of === "account" ? "Your account" : "This project";
  const whichLimit = isWhileNew ? "the daily limit for projects younger than seven days" : "the daily limit";
  return `${whose} has emailed ${limit} ${MAILS[kind]} today, which is ${whichLimit}. ${AFTER_MIDNIGHT}`;
}

const AFTER_MIDNIGHT = "More can be sent after midnight UTC.";
