import { deliveryStatus } from "../../shared/call-sheet/publishing/delivery-state.ts";
import type { RecipientStatus } from "../../shared/call-sheet/publishing/publication.ts";
import { routes } from "../../shared/contract/routes.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { type MailRecipient, mailRecipients } from "../call-sheet/call-sheet-mails.ts";
import { mailingView } from "../call-sheet/mailing-run.ts";
import { knownAddresses } from "../call-sheet/recipient-addresses.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { isRestricted, type Membership } from "../store/account/sessions.ts";
import { visibleTo } from "../store/breakdown/visible-breakdown.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import { mailingOf } from "../store/call-sheet/mailings.ts";
import { publicationsOf, publishedSheet } from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";
import { hasSchedule } from "../store/schedule/schedules.ts";

export const handler = serve(routes.getPublications, async ({ member, params: { scheduleName, date } }) => {
  const day = { scheduleName, date };
  const [saved, { settings }, isHidden] = await Promise.all([
    publicationsOf(member, day),
    callSheetSettingsOf(member),
    isHiddenFrom(member, scheduleName),
  ]);
  const rows = isHidden ? [] : saved;
  const papers = settings.revisionPapers;
  const newest = rows.at(-1);
  const seesAddresses = member.may !== "viewer" && member.sees.kind === "all";
  const addresses = seesAddresses ? await knownAddresses(member) : null;
  const mailing = mailingView(isHidden ? undefined : await mailingOf(member, day));
  if (!newest) return { publications: [], papers, sheet: null, people: [], addresses, mailing };
  const [{ sheet, people }, seen] = await Promise.all([
    projectOf(member).then((project) => publishedSheet(newest, project)),
    visibleTo(member),
  ]);
  const publications = rows.map(({ operation: _operation, document: _document, ...publication }) => publication);
  if (seen) {
    // Changes and the list of recipients may reveal any scene of the day.
    const withoutChanges = publications.map(({ violations: _, reason: __, ...one }) => ({ ...one, changes: [] }));
    const seenSheet = visibleCallSheet(member.sees, seen, sheet);
    const shown = seenSheet.scenes.length > 0 ? seenSheet : null;
    return { publications: withoutChanges, papers, sheet: shown, people: [], addresses, mailing };
  }
  const recipients = await mailRecipients(member, day, people);
  return {
    publications,
    papers,
    sheet,
    addresses,
    mailing,
    people: recipients.map((one) => recipientStatus(one, seesAddresses)),
  };
});

/** Whether a member with limited access may not see a schedule; one that is removed has publications for all others. */
const isHiddenFrom = async (member: Membership, scheduleName: string) =>
  isRestricted(member) && !(await hasSchedule(member, scheduleName));

function recipientStatus({ person, personId, to, delivery }: MailRecipient, seesAddresses: boolean): RecipientStatus {
  const { name, roles, call, asked } = person;
  const canMail = to.address === "" ? "noAddress" : to.stopped === undefined ? "yes" : "stopped";
  const state = deliveryStatus(delivery ?? {}, canMail, now());
  const { sentAt = null, openedAt = null, confirmedAt = null, why = "" } = delivery ?? {};
  return {
    ...{ personId, name, roles, call, asked, state, sentAt, openedAt, confirmedAt },
    address: seesAddresses ? to.address : null,
    why: state === "stopped" ? (to.stopped?.why ?? "") : why,
    stopped: to.stopped?.cause ?? null,
  };
}
