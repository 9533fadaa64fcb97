import { zoneOfSheet } from "../../shared/call-sheet/build/due-date.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { clockOf } from "../../shared/call-sheet/model/project-clock.ts";
import { colourOf, type Revision, revisionAfter, revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import { publishedText } from "../../shared/call-sheet/publishing/publication-time.ts";
import { recipientsOf } from "../../shared/call-sheet/publishing/recipients.ts";
import { sheetChanges } from "../../shared/call-sheet/publishing/sheet-changes.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import type { Membership } from "../store/account/sessions.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";
import { callSheetSettingsOf } from "../store/call-sheet/call-sheet-settings.ts";
import {
  addPublication,
  type PublicationRow,
  type PublishedDay,
  publicationsOf,
  publishedSheet,
} from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { cancelDay } from "./cancel-day.ts";
import { printedLogo } from "./logo.ts";
import { callSheetPdf } from "./render-call-sheets.ts";

/** A request to publish. `after` is the number of the newest publication that the caller has seen. */
export interface PublishRequest {
  readonly as: "preliminary" | "final" | "off";
  readonly after: number;
  readonly operation: string;
  /** Why it is published although it violates work rules; required if it does. */
  readonly reason?: string | undefined;
}

/** Why nothing was published. */
export type NotPublished =
  | "noSuchSchedule"
  | "noSuchDay"
  | "publishedMeanwhile"
  | "alreadyFinal"
  | "nothingChanged"
  | "nobodyCalled"
  | "reasonMissing"
  | "stillShot"
  | "notPublished"
  | "alreadyOff"
  | ReachedLimit;

/** The most publications of a day. */
const MAX_PUBLICATIONS = { project: 200, person: 120 };

/** Publishes a day's current call sheet. Repeating an operation returns the publication that it created. */
export async function publishDay(
  member: Membership,
  day: PublishedDay,
  { as, after, operation, reason = "" }: PublishRequest,
  { by, now }: { readonly by: string; readonly now: string },
): Promise<{ readonly row: PublicationRow; readonly published: PublishedSheet } | NotPublished> {
  const rows = await publicationsOf(member, day);
  const same = rows.find((row) => row.operation === operation);
  const project = await projectOf(member);
  if (same) return { row: same, published: await publishedSheet(same, project) };
  const last = rows.at(-1);
  if ((last?.number ?? 0) !== after) return "publishedMeanwhile";
  // A cancellation, which nothing can follow beyond the limit, is not limited: people must learn of it.
  if (as === "off") return last ? cancelDay(member, day, last, project, { by, now, operation }) : "notPublished";
  // The number is the next one, so that simultaneous requests cannot exceed the limit.
  if (after >= MAX_PUBLICATIONS.project) return { of: "project", most: MAX_PUBLICATIONS.project };
  const own = rows.filter(({ publishedBy }) => publishedBy === by).length;
  if (own >= MAX_PUBLICATIONS.person) return { of: "person", most: MAX_PUBLICATIONS.person };
  const { settings } = await callSheetSettingsOf(member);
  const revision = revisionAfter(last, as, settings.revisionPapers);
  if (!revision) return "alreadyFinal";
  const [sheets, before, logo] = await Promise.all([
    callSheetsOf(member, day.scheduleName),
    last ? publishedSheet(last, project) : undefined,
    printedLogo(member),
  ]);
  if (!sheets) return "noSuchSchedule";
  const at = sheets.findIndex((one) => one.sheet.date === day.date);
  const sheet = sheets[at]?.sheet;
  if (!sheet) return "noSuchDay";
  const all = sheets.map((one) => one.sheet);
  const violations = violationsOn(all, at, settings.rules).map(({ who, words }) => `${namesInWords(who)}: ${words}`);
  const changes = before ? sheetChanges(before.sheet, sheet) : [];
  if (before && changes.length === 0 && revision.kind !== "final" && last?.kind !== "off") return "nothingChanged";
  const number = after + 1;
  const people = recipientsOf(before?.people ?? [], sheet, { number, kind: revision.kind, changes });
  if (people.length === 0) return "nobodyCalled";
  if (violations.length > 0 && reason.trim() === "") return "reasonMissing";
  const published = {
    sheet: withRevision(sheet, revision, publishedText(now, project.timeZone ?? zoneOfSheet(sheet), clockOf(settings))),
    people,
    ...(logo !== undefined && { logo }),
  };
  const row = await addPublication(member, day, {
    publication: {
      ...{ number, ...revision, publishedAt: now, publishedBy: by, changes: changes.map(({ text }) => text) },
      ...(violations.length > 0 && { violations, reason: reason.trim() }),
    },
    operation,
    sheet: published,
    pdf: await callSheetPdf([published.sheet], logo),
  });
  if (row.operation !== operation) return "publishedMeanwhile";
  return { row, published };
}

function withRevision(sheet: CallSheet, revision: Revision, published: string): CallSheet {
  return { ...sheet, revision: { title: revisionTitle(revision), hex: colourOf(revision)?.hex ?? null, published } };
}
