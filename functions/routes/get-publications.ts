import { deliveryState } from "../../shared/call-sheet/publishing/delivery-state.ts";
import type { PersonOnBoard } from "../../shared/call-sheet/publishing/publication.ts";
import { routes } from "../../shared/contract/routes.ts";
import { seenCallSheet } from "../../shared/need-to-know/seen-call-sheet.ts";
import { type PersonToTell, peopleToTell } from "../call-mails.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { callSheetSettingsOf } from "../store/call-sheet-settings.ts";
import { seenBy } from "../store/need-to-know.ts";
import { projectOf } from "../store/projects.ts";
import { publicationsOf, publishedSheet } from "../store/publications.ts";

export const handler = serve(routes.getPublications, async ({ member, params: { scheduleName, date } }) => {
  const day = { scheduleName, date };
  const [rows, { settings }] = await Promise.all([publicationsOf(member, day), callSheetSettingsOf(member)]);
  const papers = settings.revisionPapers;
  const newest = rows.at(-1);
  if (!newest) return { publications: [], papers, sheet: null, people: [] };
  const [{ sheet, people }, seen] = await Promise.all([
    projectOf(member).then((project) => publishedSheet(newest, project)),
    seenBy(member),
  ]);
  const publications = rows.map(({ operation: _operation, document: _document, ...publication }) => publication);
  if (seen) {
    // What has changed, and who is called as what, may tell of any scene of the day.
    const unsaid = publications.map((publication) => ({ ...publication, changes: [] }));
    const seenSheet = seenCallSheet(member.sees, seen, sheet);
    return { publications: unsaid, papers, sheet: seenSheet.scenes.length > 0 ? seenSheet : null, people: [] };
  }
  const told = await peopleToTell(member, day, people);
  const seesAddresses = member.may !== "viewer";
  return { publications, papers, sheet, people: told.map((one) => onBoard(one, seesAddresses)) };
});

function onBoard({ person, personId, to, delivery }: PersonToTell, seesAddresses: boolean): PersonOnBoard {
  const { name, roles, call, asked } = person;
  const canMail = to.address === "" ? "noAddress" : to.stopped === undefined ? "yes" : "stopped";
  const state = deliveryState(delivery ?? {}, canMail, now());
  const { sentAt = null, openedAt = null, confirmedAt = null, why = "" } = delivery ?? {};
  return {
    ...{ personId, name, roles, call, asked, state, sentAt, openedAt, confirmedAt },
    address: seesAddresses ? to.address : null,
    why: state === "stopped" ? (to.stopped?.why ?? "") : why,
    stopped: to.stopped?.cause ?? null,
  };
}
