import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { beginMailing, mailingView } from "../call-sheet/mailing-run.ts";
import { type NotPublished, publishDay } from "../call-sheet/publish-call-sheet.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";

export const handler = serve(routes.publishCallSheet, async ({ session, member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const done = await publishDay(member, day, payload, { by: session.email, now: now() });
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
    ? `This call sheet has been published ${most} times, which is the most a day can be. Tell the crew of further changes by other means.`
    : `You have published this call sheet ${most} times, which is the most one person can. Ask another editor to publish it.`;
}

function textFor(
  why: Extract<NotPublished, string>,
  { scheduleName, date }: { scheduleName: string; date: string },
): string {
  switch (why) {
    case "noSuchSchedule":
      return `There is no schedule named "${scheduleName}".`;
    case "noSuchDay":
      return `"${scheduleName}" does not shoot on ${date}.`;
    case "publishedMeanwhile":
      return "Someone else has published this call sheet in the meantime. Review their version first.";
    case "alreadyFinal":
      return "The final call sheet has been published, so a preliminary one cannot follow. Publish a revision.";
    case "nothingChanged":
      return "Nothing has changed since this call sheet was published.";
    case "stillShot":
      return `"${scheduleName}" still shoots on ${date}. Remove the day from the schedule first.`;
    case "notPublished":
      return "This day's call sheet has not been published yet.";
    case "alreadyOff":
      return "The cancellation of this day has already been published.";
    case "reasonMissing":
      return "This call sheet violates work rules. Enter a reason for publishing it anyway.";
    case "nobodyCalled":
      return "No one is called on this day by name. Lock actors or fill in the crew list first.";
  }
}
