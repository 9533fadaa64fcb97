import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { beginMailing, mailingView } from "../call-sheet/mailing-run.ts";
import { type NotPublished, publishDay } from "../call-sheet/publish-call-sheet.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { inLanguage } from "../runtime/reader-language.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";

export const handler = serve(routes.publishCallSheet, async ({ session, member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const by = { by: session.email, now: now() };
  // What is published is stored, and read by people of any language.
  const done = await inLanguage("en", () => publishDay(member, day, payload, by));
  if (typeof done === "string") return refuse(done, textFor(done, day));
  if ("most" in done) return refuse("publicationLimit", limitText(done));
  const { row, published } = done;
  const asked = published.people.filter((person) => person.asked === row.number);
  // It also emails recipients of earlier publications who have not been emailed yet: they get this one.
  const mailing = await beginMailing(member, day, { run: payload.operation, to: "waiting" });
  return { number: row.number, title: revisionTitle(row), asked: asked.length, mailing: mailingView(mailing) };
});

function limitText({ of, most }: ReachedLimit): string {
  return of === "project"
    ? t(
        "This call sheet has been published {most} times, which is the maximum for one day. Tell the crew of further changes by other means.",
        { most },
      )
    : t(
        "You have published this call sheet {most} times, which is the maximum for one person. Ask another editor to publish it.",
        { most },
      );
}

function textFor(
  why: Extract<NotPublished, string>,
  { scheduleName, date }: { scheduleName: string; date: string },
): string {
  switch (why) {
    case "noSuchSchedule":
      return t('There is no schedule named "{scheduleName}".', { scheduleName });
    case "noSuchDay":
      return t('"{scheduleName}" does not shoot on {date}.', { scheduleName, date });
    case "publishedMeanwhile":
      return t("Someone else has published this call sheet in the meantime. Review their version first.");
    case "alreadyFinal":
      return t("The final call sheet has been published, so a preliminary one cannot follow. Publish a revision.");
    case "nothingChanged":
      return t("Nothing has changed since this call sheet was published.");
    case "stillShot":
      return t('"{scheduleName}" still shoots on {date}. Remove the day from the schedule first.', {
        scheduleName,
        date,
      });
    case "notPublished":
      return t("This day's call sheet has not been published yet.");
    case "alreadyOff":
      return t("The cancellation of this day has already been published.");
    case "reasonMissing":
      return t("This call sheet violates work rules. Enter a reason for publishing it anyway.");
    case "nobodyCalled":
      return t("No one is called on this day by name. Lock actors or fill in the crew list first.");
  }
}
