import { createHash } from "node:crypto";
import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Publication, PublishedSheet } from "../../../shared/call-sheet/publishing/publication.ts";
import { checkPdfBytes } from "../../../shared/screenplay/pdf/pdf-limits.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { getBytes, getJson, putDocument, putJson } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import { db, isConditionFailure, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import type { Project } from "../project/projects.ts";

/** A day of a schedule for which call sheets are published. */
export interface PublishedDay {
  readonly scheduleName: string;
  readonly date: string;
}

/** A stored publication. `document` is the key of its sheet and PDF without the extension. */
export const PublicationRow = Publication.extend({ operation: z.string(), document: z.string() });
export type PublicationRow = z.infer<typeof PublicationRow>;

/** A short hash of a day, used in keys and in the tags of emails. */
export function dayCode({ scheduleName, date }: PublishedDay): string {
  return createHash("sha256").update(`${date}\n${scheduleName}`).digest("hex").slice(0, 20);
}

const prefixOf = (day: PublishedDay) => `PUBLICATION#${dayCode(day)}#`;
const keyOf = ({ projectId }: ProjectGrant, day: PublishedDay, number: number) => ({
  pk: projectKey(projectId),
  sk: `${prefixOf(day)}${String(number).padStart(6, "0")}`,
});

/** All publications of a day, oldest first. */
export async function publicationsOf(grant: ProjectGrant, day: PublishedDay): Promise<PublicationRow[]> {
  return (await itemsOf(schedulesTable(), grant.projectId, prefixOf(day))).map((item) => PublicationRow.parse(item));
}

/** The newest publication of a day, if any. */
export async function newestPublication(grant: ProjectGrant, day: PublishedDay): Promise<PublicationRow | undefined> {
  const { Items } = await db.send(
    new QueryCommand({
      TableName: schedulesTable(),
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
      ExpressionAttributeValues: { ":pk": projectKey(grant.projectId), ":prefix": prefixOf(day) },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  return Items?.[0] && PublicationRow.parse(Items[0]);
}

/** The newest publication of each day of a project. */
export async function newestOfEachDay(grant: ProjectGrant): Promise<PublicationRow[]> {
  const items = await itemsOf(schedulesTable(), grant.projectId, "PUBLICATION#");
  // Items are sorted by key, so the last item of a day is its newest.
  return [...new Map(items.map((item) => [`${item.date}#${item.scheduleName}`, PublicationRow.parse(item)])).values()];
}

/** The published days of a schedule with the newest publication of each, by date. */
export async function publishedDaysOf(
  grant: ProjectGrant,
  scheduleName: string,
): Promise<{ readonly date: string; readonly row: PublicationRow }[]> {
  const items = await itemsOf(schedulesTable(), grant.projectId, "PUBLICATION#");
  const newest = new Map(
    items.flatMap((item): [string, PublicationRow][] =>
      item.scheduleName === scheduleName ? [[String(item.date), PublicationRow.parse(item)]] : [],
    ),
  );
  return [...newest].map(([date, row]) => ({ date, row })).toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The sheet and recipients of a publication, under the project's current public name. */
export async function publishedSheet(
  row: PublicationRow,
  { publicName }: Pick<Project, "publicName">,
): Promise<PublishedSheet> {
  const published = await sheetAsPublished(row);
  return { ...published, sheet: { ...published.sheet, project: publicName } };
}

/** The recipients of a publication. */
export async function publishedPeople(row: PublicationRow): Promise<PublishedSheet["people"]> {
  return (await sheetAsPublished(row)).people;
}

function sheetAsPublished({ document }: PublicationRow): Promise<PublishedSheet> {
  return getJson(`${document}.json`, PublishedSheet);
}

/** A publication's stored PDF; undefined if it shows a public name that the project no longer uses. */
export async function publishedPdf(
  row: PublicationRow,
  { publicName }: Pick<Project, "publicName">,
): Promise<Uint8Array | undefined> {
  const { sheet } = await sheetAsPublished(row);
  if (sheet.project !== publicName) return undefined;
  const pdf = await getBytes(`${row.document}.pdf`);
  // An import may have brought it.
  checkPdfBytes(pdf);
  return pdf;
}

interface NewPublication {
  readonly publication: Publication;
  readonly operation: string;
  readonly sheet: PublishedSheet;
  readonly pdf: Uint8Array;
}

/**
 * Stores a publication permanently, with documents under a key that is never overwritten. If the number is already
 * taken, returns the publication that has it, so that a retry of an operation creates no second one.
 */
export async function addPublication(
  member: Membership,
  day: PublishedDay,
  { publication, operation, sheet, pdf }: NewPublication,
): Promise<PublicationRow> {
  const document = `projects/${member.projectId}/call-sheets/${day.date}/${newId()}`;
  await Promise.all([putJson(`${document}.json`, sheet), putDocument(`${document}.pdf`, pdf, "application/pdf")]);
  const row = { ...publication, operation, document };
  try {
    await db.send(
      new PutCommand({
        TableName: schedulesTable(),
        Item: { ...keyOf(member, day, publication.number), ...day, ...row },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const other = (await publicationsOf(member, day)).find(({ number }) => number === publication.number);
    if (!other) throw error;
    return other;
  }
  await touchSchedules(member);
  return row;
}
