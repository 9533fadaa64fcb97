import { t } from "../../shared/i18n/speech.ts";
import type { MailKind, UsedUp } from "../store/aws/mail-quota.ts";

/** The refusal once a daily email quota is used up. */
export function usedUpText(kind: MailKind, { of, limit, isWhileNew }: UsedUp): string {
  if (of === "deployment") {
    return t(
      "Backlot has emailed {limit} call sheets and invitations today, which is its daily limit. More can be sent after midnight UTC.",
      { limit },
    );
  }
  return t(
    "{of, select, account {Your account} other {This project}} has emailed {limit} {kind, select, invitation {invitations} other {call sheets}} today, which is the daily limit{age, select, new { for projects younger than seven days} other {}}. More can be sent after midnight UTC.",
    { of, limit, kind, age: isWhileNew ? "new" : "any" },
  );
}
