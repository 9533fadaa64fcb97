import { zoneOfSheet } from "../shared/call-sheet/due-date.ts";
import { callSheetDocument } from "../shared/call-sheet/pdf-document.ts";
import { peopleCalledOff } from "../shared/call-sheet/publishing/people-asked.ts";
import type { PublishedSheet } from "../shared/call-sheet/publishing/publication.ts";
import { publishedInWords } from "../shared/call-sheet/publishing/published-in-words.ts";
import { revisionTitle } from "../shared/call-sheet/publishing/revision.ts";
import { printedLogo } from "./logo.ts";
import { renderPdf } from "./pdf.ts";
import type { Project } from "./store/projects.ts";
import { addPublication, type PublicationRow, type PublishedDay, publishedSheet } from "./store/publications.ts";
import type { Membership } from "./store/sessions.ts";
import { boardNamed } from "./store/stripboards.ts";

/** Who calls a day off, when, and by which operation. */
interface CalledOff {
  readonly by: string;
  readonly now: string;
  readonly operation: string;
}

/**
 * Publishes the cancellation of a day that people were called to but the schedule no longer has. The last call sheet is
 * stored with it.
 */
export async function callOff(
  member: Membership,
  day: PublishedDay,
  last: PublicationRow,
  project: Project,
  { by, now, operation }: CalledOff,
): Promise<
  | { readonly row: PublicationRow; readonly published: PublishedSheet }
  | "stillShot"
  | "alreadyOff"
  | "publishedMeanwhile"
> {
  if (last.kind === "off") return "alreadyOff";
  const [saved, before, logo] = await Promise.all([
    boardNamed(member, day.scheduleName),
    publishedSheet(last, project),
    printedLogo(member),
  ]);
  if (saved?.schedule.days.some(({ date }) => date === day.date)) return "stillShot";
  const kind = "off";
  const [number, round] = [last.number + 1, 1];
  const revision = {
    title: revisionTitle({ kind, round }),
    hex: null,
    published: publishedInWords(now, project.timeZone ?? zoneOfSheet(before.sheet)),
    isOff: true as const,
  };
  const published = {
    sheet: { ...before.sheet, revision },
    people: peopleCalledOff(before.people, number),
    ...(logo !== undefined && { logo }),
  };
  const row = await addPublication(member, day, {
    publication: { number, kind, round, publishedAt: now, publishedBy: by, changes: ["The day is cancelled."] },
    operation,
    sheet: published,
    pdf: await renderPdf(callSheetDocument([published.sheet], logo)),
  });
  return row.operation === operation ? { row, published } : "publishedMeanwhile";
}
