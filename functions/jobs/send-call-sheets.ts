import {
  bouncesText,
  bouncesTodayText,
  bouncesTooOften,
  countsOf,
  isLeft,
  RESEND_POLICY,
} from "../../shared/call-sheet/publishing/mailing.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { usedUpText } from "../account/mail-quota-text.ts";
import {
  hasAddress,
  type MailRecipient,
  mailPerson,
  mailRecipients,
  mayBeSent,
} from "../call-sheet/call-sheet-mails.ts";
import { MailingInput } from "../call-sheet/mailing-run.ts";
import { budgetOfMilliseconds, now } from "../runtime/clock.ts";
import { membershipOf, systemGrant } from "../store/account/sessions.ts";
import { MANY_ATTEMPTS } from "../store/aws/mail.ts";
import { bouncesToday, giveBackMails, takeMails } from "../store/aws/mail-quota.ts";
import { type Mailing, mailingOf, updateMailing } from "../store/call-sheet/mailings.ts";
import { newestPublication, publishedSheet } from "../store/call-sheet/publications.ts";
import { touchSchedules } from "../store/project/change-stamp.ts";
import { projectOf } from "../store/project/projects.ts";

/** The function ends after 900 seconds, and a batch takes at most a minute or two. */
const SENDING_MS = 12 * 60_000;
/** Between batches, bounces are counted, progress is stored, and membership and addresses are read again. */
const BATCH_MAILS = 100;
/** With the calls around each email this is about 30 emails a second; SES accounts send 14 or more. */
const AT_ONCE = 4;

/**
 * Emails a day's newest publication until everyone has it, the time is up or the mailing has to pause. What was sent is
 * known from the deliveries alone, so it can crash anywhere and be run again.
 *
 * @returns whether the state machine has to run it again
 */
export const handler = async (event: unknown): Promise<{ readonly goesOn: boolean }> => {
  const { projectId, scheduleName, date, run } = MailingInput.parse(event);
  const grant = systemGrant(projectId);
  const day = { scheduleName, date };
  const budget = budgetOfMilliseconds(SENDING_MS);
  const newest = await newestPublication(grant, day);
  if (!newest) throw new Error(`No call sheet of ${date} in "${scheduleName}" has been published.`);
  const { sheet, people } = await publishedSheet(newest, await projectOf(grant));
  while (!budget.expired()) {
    const mailing = await mailingOf(grant, day);
    // A mailing of a later publication has replaced it.
    if (mailing?.run !== run || mailing.status !== "running") return ENDED;
    const all = await mailRecipients(grant, day, people);
    const left = all.filter((one) => hasAddress(one) && isLeft(mailing.to, run, one.delivery ?? {}));
    const counts = countsOf(
      run,
      all.flatMap(({ delivery }) => delivery ?? []),
    );
    const { sent, refused, unknown } = counts;
    const progress = { ...counts, total: sent + refused + unknown + left.length };
    if (left.length === 0) return end({ ...progress, status: "done" });
    const member = await membershipOf(mailing.startedBy, projectId);
    if (!member || member.may === "viewer") return end({ ...progress, status: "paused", reason: MAY_NOT });
    if (bouncesTooOften(counts)) return end({ ...progress, status: "paused", reason: bouncesText(counts) });
    const tooMany = bouncesTodayText(await bouncesToday(projectId, now()));
    if (tooMany !== undefined) return end({ ...progress, status: "paused", reason: tooMany });
    await note(progress);
    const reason = await sendBatch(left.slice(0, BATCH_MAILS), mailing);
    if (reason !== undefined) {
      const after = await mailRecipients(grant, day, people);
      const marks = after.flatMap(({ delivery }) => delivery ?? []);
      return end({ ...progress, ...countsOf(run, marks), status: "paused", reason });
    }
  }
  return { goesOn: true };

  /** @returns why no more emails can be sent at this time, if so */
  async function sendBatch(batch: readonly MailRecipient[], { to, startedBy }: Mailing): Promise<string | undefined> {
    const sender = { projectId, userId: startedBy };
    const at = now();
    const { taken, usedUp } = await takeMails(sender, "callSheet", batch.length, at);
    const queue = batch.slice(0, taken);
    const how = { operation: run, again: RESEND_POLICY[to], attempts: MANY_ATTEMPTS };
    let sent = 0;
    let busy: string | undefined;
    async function work(): Promise<void> {
      for (let next = queue.shift(); next && busy === undefined; next = queue.shift()) {
        const outcome = await mailPerson(grant, day, sheet, next, how);
        if (mayBeSent(outcome)) sent++;
        if (typeof outcome === "object" && outcome.isBusy) busy = outcome.why;
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await giveBackMails(sender, "callSheet", taken - sent, at);
    return busy ?? (usedUp && taken < batch.length ? usedUpText("callSheet", usedUp) : undefined);
  }

  async function note(noted: Partial<Mailing>): Promise<void> {
    await updateMailing(grant, day, run, noted);
    await touchSchedules(grant);
  }

  async function end(noted: Partial<Mailing>): Promise<typeof ENDED> {
    await note({ ...noted, endedAt: now() });
    return ENDED;
  }
};

const MAY_NOT = stored("The person who started sending may no longer publish call sheets.");

const ENDED = { goesOn: false } as const;
