import { revisionTitle } from "../../shared/call-sheet/publishing/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { mailPeople, peopleToTell, waitsForMail } from "../call-mails.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { type NotPublished, publishDay } from "../publishing.ts";

export const handler = serve(routes.publishCallSheet, async ({ session, member, params, payload, refuse }) => {
  const { scheduleName, date } = params;
  const day = { scheduleName, date };
  const done = await publishDay(member, day, payload, { by: session.email, now: now() });
  if (typeof done === "string") return refuse(done, wordsFor(done, day));
  const { row, published } = done;
  const asked = published.people.filter((person) => person.asked === row.number);
  // Also those of before to whom it has not gone yet: this sheet is the one that they are to have.
  const waiting = (await peopleToTell(member, day, published.people)).filter(waitsForMail);
  const how = { operation: payload.operation, again: "never" } as const;
  const { sent, waiting: left } = await mailPeople(member, day, published.sheet, waiting, how);
  return { number: row.number, title: revisionTitle(row), asked: asked.length, sent, waiting: left };
});

function wordsFor(why: NotPublished, { scheduleName, date }: { scheduleName: string; date: string }): string {
  switch (why) {
    case "noSuchSchedule":
      return `There is no schedule named "${scheduleName}".`;
    case "noSuchDay":
      return `"${scheduleName}" does not shoot on ${date}.`;
    case "publishedMeanwhile":
      return "Somebody else has published this call sheet meanwhile. Look at theirs first.";
    case "alreadyFinal":
      return "The final call sheet is out, so no preliminary one can follow. Publish a revision.";
    case "nothingChanged":
      return "Nothing has changed since this call sheet was published.";
    case "stillShot":
      return `"${scheduleName}" still shoots on ${date}. Take the day out of the schedule first.`;
    case "notPublished":
      return "This day's call sheet has not been published yet.";
    case "alreadyOff":
      return "It has been published already that this day is off.";
    case "nobodyCalled":
      return "Nobody is called to this day by name. Lock actors or list the crew first.";
  }
}
