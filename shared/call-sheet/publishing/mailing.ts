import * as z from "zod";
import { t } from "../../i18n/speech.ts";
import { namesInWords } from "../../schedule/work-week/names-in-words.ts";

/** Which recipients of the newest publication a mailing is for: those without an email, or those who have not confirmed. */
export const ADDRESSEES = ["waiting", "unconfirmed"] as const;
export type Addressees = (typeof ADDRESSEES)[number];

/** Emails of a mailing by outcome. `unknown` emails were possibly sent; nothing sends them again by itself. */
export const MailCounts = z.object({
  sent: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  unknown: z.int().nonnegative(),
  bounced: z.int().nonnegative(),
});
export type MailCounts = z.infer<typeof MailCounts>;

/** Progress of the newest mailing of a day. `total` is the number of its recipients. */
export const MailingProgress = MailCounts.extend({
  status: z.enum(["none", "running", "done", "paused"]),
  to: z.enum(ADDRESSEES),
  total: z.int().nonnegative(),
  /** Why it is paused, as a sentence; empty otherwise. */
  reason: z.string(),
});
export type MailingProgress = z.infer<typeof MailingProgress>;

/** The progress of a day without a mailing. */
export const NO_MAILING: MailingProgress = {
  ...{ status: "none", to: "waiting", total: 0, reason: "" },
  ...{ sent: 0, refused: 0, unknown: 0, bounced: 0 },
};

/** Fewer bounces than this are not a sign of a wrong list. */
const MIN_BOUNCES = 10;
/** SES reviews an account from 5 % of bounced emails on, and stops it at 10 %. */
const MAX_BOUNCED_SHARE = 0.05;

/** Whether so many emails of a mailing bounced that a person should look at the addresses before more are sent. */
export function bouncesTooOften({ sent, bounced }: Pick<MailCounts, "sent" | "bounced">): boolean {
  return bounced >= MIN_BOUNCES && bounced >= MAX_BOUNCED_SHARE * sent;
}

/** Why a mailing is paused after too many bounces. */
export function bouncesText({ sent, bounced }: Pick<MailCounts, "sent" | "bounced">): string {
  return t("{bounced} of {sent} emails bounced. Correct the addresses, then resume.", { bounced, sent });
}

/** Bounces of a project in a day from which on none of its emails is sent, if they are also too large a share. */
const MAX_BOUNCES_A_DAY = 50;

/** Why a project may send no more emails today, if too many of all its mailings and single emails have bounced. */
export function bouncesTodayText({ sent, bounced }: Pick<MailCounts, "sent" | "bounced">): string | undefined {
  if (bounced < MAX_BOUNCES_A_DAY || bounced < MAX_BOUNCED_SHARE * sent) return undefined;
  return t(
    "{bounced} of {sent} emails of this project bounced today. Correct the addresses. More can be sent after midnight UTC.",
    { bounced, sent },
  );
}

/**
 * Mailings of a project that may run at the same time: two days of two units. More would take SES's rate from other
 * projects.
 */
export const MAILINGS_AT_ONCE = 4;

/** Why a mailing has not begun, while those of these other days are running. */
export function mailingsText(days: readonly { readonly scheduleName: string; readonly date: string }[]): string {
  const named = days
    .map(({ scheduleName, date }) => t('{date} of "{scheduleName}"', { date, scheduleName }))
    .toSorted();
  return t("Backlot is sending the call sheets of {count} other days: {days}. Resume when one of them is done.", {
    count: days.length,
    days: namesInWords(named),
  });
}

interface MailMarks {
  readonly mail?: "SENDING" | "SENT" | "FAILED" | undefined;
  readonly operation?: string | undefined;
  readonly bouncedAt?: string | undefined;
  readonly confirmedAt?: string | undefined;
}

/**
 * Which recipients may get the email again: `refused` those to whom it was certainly not sent, `sent` also those who
 * certainly got it, `perhaps` also those whose status is unknown. No one gets two emails of one operation.
 */
export type ResendPolicy = "refused" | "sent" | "perhaps";

/** The policy of a mailing to these people. */
export const RESEND_POLICY: Readonly<Record<Addressees, ResendPolicy>> = { waiting: "refused", unconfirmed: "sent" };

/** Whether a mailing still has to email a recipient with these marks. `operation` is the mailing's. */
export function isLeft(to: Addressees, operation: string, marks: MailMarks): boolean {
  const { mail, operation: last, bouncedAt, confirmedAt } = marks;
  if (confirmedAt !== undefined) return false;
  if (mail === undefined) return true;
  if (last === operation || mail === "SENDING") return false;
  return mail === "FAILED" || (to === "unconfirmed" && bouncedAt === undefined);
}

/** Outcomes of a mailing's emails, by the marks of all recipients. */
export function countsOf(operation: string, all: readonly MailMarks[]): MailCounts {
  const own = all.filter((marks) => marks.operation === operation);
  const having = (mail: MailMarks["mail"]) => own.filter((marks) => marks.mail === mail).length;
  return {
    sent: having("SENT"),
    refused: having("FAILED"),
    unknown: having("SENDING"),
    bounced: own.filter(({ bouncedAt }) => bouncedAt !== undefined).length,
  };
}
