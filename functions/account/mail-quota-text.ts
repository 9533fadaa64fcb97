import { MAILS_A_DAY, type MailKind, type QuotaOf } from "../store/aws/mail-quota.ts";

const MAILS: Readonly<Record<MailKind, string>> = { invitation: "invitations", callSheet: "call sheets" };

/** The refusal once a daily email quota is used up. */
export function usedUpText(kind: MailKind, of: QuotaOf): string {
  const whose = of === "account" ? "Your account" : "This project";
  return `${whose} has emailed ${MAILS_A_DAY[kind]} ${MAILS[kind]} today, which is the daily limit. More can be sent after midnight UTC.`;
}
