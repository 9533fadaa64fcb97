import { zoneOfSheet } from "../../shared/call-sheet/build/due-date.ts";
import { clockOf } from "../../shared/call-sheet/model/project-clock.ts";
import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import { publishedText } from "../../shared/call-sheet/publishing/publication-time.ts";
import { recipientsOfCancellation } from "../../shared/call-sheet/publishing/recipients.ts";
import { stored } from "../../shared/i18n/stored.ts";
import type { Membership } from "../store/account/sessions.ts";
import {
  addPublication,
  type PublicationRow,
  type PublishedDay,
  publishedSheet,
} from "../store/call-sheet/publications.ts";
import type { Project } from "../store/project/projects.ts";
import { getBoard } from "../store/schedule/stripboards.ts";
import { printedLogo } from "./logo.ts";
import { callSheetPdf } from "./render-call-sheets.ts";

/** Who cancels a day, when, and the idempotency key. */
interface DayCancellation {
  readonly by: string;
  readonly now: string;
  readonly operation: string;
}

/**
 * Publishes the cancellation of a day that people were called to but the schedule no longer has. The last call sheet is
 * stored with it.
 */
export async function cancelDay(
  member: Membership,
  day: PublishedDay,
  last: PublicationRow,
  project: Project,
  { by, now, operation }: DayCancellation,
): Promise<
  | { readonly row: PublicationRow; readonly published: PublishedSheet }
  | "stillShot"
  | "alreadyOff"
  | "publishedMeanwhile"
> {
  if (last.kind === "off") return "alreadyOff";
  const [saved, before, logo] = await Promise.all([
    getBoard(member, day.scheduleName),
    publishedSheet(last, project),
    printedLogo(member),
  ]);
  if (saved?.schedule.days.some(({ date }) => date === day.date)) return "stillShot";
  const kind = "off";
  const [number, round] = [last.number + 1, 1];
  const revision = {
    title: revisionTitle({ kind, round }),
    hex: null,
    published: publishedText(now, project.timeZone ?? zoneOfSheet(before.sheet), clockOf(before.sheet.settings)),
    isOff: true as const,
  };
  const published = {
    sheet: { ...before.sheet, revision },
    people: recipientsOfCancellation(before.people, number),
    ...(logo !== undefined && { logo }),
  };
  const row = await addPublication(member, day, {
    publication: { number, kind, round, publishedAt: now, publishedBy: by, changes: [stored("The day is cancelled.")] },
    operation,
    sheet: published,
    pdf: await callSheetPdf([published.sheet], logo),
  });
  return row.operation === operation ? { row, published } : "publishedMeanwhile";
}
