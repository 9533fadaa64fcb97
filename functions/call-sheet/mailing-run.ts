import * as z from "zod";
import {
  type Addressees,
  MAILINGS_AT_ONCE,
  type MailingProgress,
  mailingsText,
  NO_MAILING,
} from "../../shared/call-sheet/publishing/mailing.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { now } from "../runtime/clock.ts";
import type { Membership, ProjectGrant } from "../store/account/sessions.ts";
import { runStatus, startRun } from "../store/breakdown/pipeline-runs.ts";
import { daysBeingMailed, type Mailing, mailingOf, startMailing, updateMailing } from "../store/call-sheet/mailings.ts";
import { dayCode, type PublishedDay } from "../store/call-sheet/publications.ts";

/** The input of the mailing's state machine. */
export const MailingInput = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  date: z.string(),
  run: z.string(),
});

/**
 * Starts to email the newest publication to these people, in place of an earlier mailing of the day. Repeating a run
 * starts nothing twice: the state machine knows the run by its name. It begins paused if the project has enough others.
 */
export async function beginMailing(
  member: Membership,
  day: PublishedDay,
  { run, to }: { readonly run: string; readonly to: Addressees },
): Promise<Mailing | undefined> {
  const earlier = await mailingOf(member, day);
  const mailing =
    earlier?.run === run ? earlier : await startMailing(member, day, { run, to }, { earlier, now: now() });
  // Another request started one at the same moment: it emails the same people.
  if (!mailing) return mailingOf(member, day);
  if (mailing.status !== "running") return mailing;
  // After it is stored, so that of mailings started at the same moment each sees the others.
  const others = await otherDaysBeingMailed(member, day);
  if (others.length >= MAILINGS_AT_ONCE) {
    return updateMailing(member, day, run, { status: "paused", reason: mailingsText(others), endedAt: now() });
  }
  const { scheduleName, date } = day;
  await startRun("MAILING", executionName(member, run), { projectId: member.projectId, scheduleName, date, run });
  return mailing;
}

async function otherDaysBeingMailed(member: Membership, day: PublishedDay): Promise<PublishedDay[]> {
  const others = (await daysBeingMailed(member)).filter((one) => dayCode(one) !== dayCode(day));
  if (others.length < MAILINGS_AT_ONCE) return others;
  // One whose execution has ended without recording it must not hold up this one.
  const running = await Promise.all(
    others.map(async (one) => (await reconcileMailing(member, one))?.status === "running"),
  );
  return others.filter((_, at) => running[at]);
}

/** The newest mailing with its real status: one whose execution ended without recording it is paused. */
export async function reconcileMailing(member: Membership, day: PublishedDay): Promise<Mailing | undefined> {
  const known = await mailingOf(member, day);
  if (known?.status !== "running") return known;
  const status = await runStatus("MAILING", executionName(member, known.run), { begun: known.startedAt, now });
  if (status === "running") return known;
  // It may have ended and recorded that since it was read.
  const later = await mailingOf(member, day);
  if (later?.status !== "running" || later.run !== known.run) return later;
  return updateMailing(member, day, known.run, { status: "paused", reason: INTERRUPTED, endedAt: now() });
}

const INTERRUPTED = stored("Sending was interrupted. Resuming sends no one the email twice.");

const executionName = ({ projectId }: ProjectGrant, run: string) => `${projectId}-${run}`;

/** A mailing as the API returns it. */
export function mailingView(mailing: Mailing | undefined): MailingProgress {
  if (!mailing) return NO_MAILING;
  const { status, to, total, sent, refused, unknown, bounced, reason = "" } = mailing;
  return { status, to, total, sent, refused, unknown, bounced, reason };
}
