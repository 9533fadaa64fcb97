import { ListObjectsV2Command, type ListObjectsV2CommandOutput } from "@aws-sdk/client-s3";
import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { draftKey } from "../../shared/pipeline.ts";
import { storage } from "../api/storage.ts";
import { tables } from "../api/tables.ts";
import type { LocalAws } from "../local-aws.ts";

type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** Every row of a project, of all three tables. */
export async function rowsOf(aws: LocalAws, projectId: string): Promise<Row[]> {
  return (await rowsByTable(aws, projectId)).flatMap(({ rows }) => rows);
}

/**
 * Rows that are rewritten as a whole: the change stamp, the pointer to the newest breakdown, the last removal of a
 * member, a lock and the address of a feed.
 */
const REWRITTEN_ROWS = /^(?:STAMP|BREAKDOWN|(?:REMOVED|LOCK|FEED)#.*)$/;

/**
 * Adds a field to every row of a project, as a later version might.
 *
 * @returns a function that lists the rows that lost it
 */
export async function addFutureFields(aws: LocalAws, projectId: string): Promise<() => Promise<string[]>> {
  const added = new Set<string>();
  for (const { TableName, rows } of await rowsByTable(aws, projectId)) {
    for (const { pk, sk } of rows.filter((row) => !REWRITTEN_ROWS.test(row.sk))) {
      added.add(`${TableName} ${sk}`);
      await tables(aws).send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression: "SET addedLater = :added",
          ExpressionAttributeValues: { ":added": { by: "a later version" } },
        }),
      );
    }
  }
  return async () =>
    (await rowsByTable(aws, projectId)).flatMap(({ TableName, rows }) =>
      rows.filter(({ sk, addedLater }) => added.has(`${TableName} ${sk}`) && !addedLater).map(({ sk }) => sk),
    );
}

async function rowsByTable(aws: LocalAws, projectId: string) {
  const found = [aws.projectsTable, aws.optionsTable, aws.schedulesTable].map(async (TableName) => {
    const { Items = [], LastEvaluatedKey } = await tables(aws).send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": `PROJECT#${projectId}` },
        ConsistentRead: true,
      }),
    );
    if (LastEvaluatedKey) throw new Error("More than one page is kept here: read them all.");
    return { TableName, rows: Items as Row[] };
  });
  return Promise.all(found);
}

/**
 * The inconsistencies of a project: a row without its document, a version missing from the history, a project without
 * an owner.
 */
export async function inconsistencies(aws: LocalAws, projectId: string): Promise<string[]> {
  const rows = await rowsOf(aws, projectId);
  if (rows.length === 0) return [];
  const keys = new Set(await documentsIn(aws, projectId));
  const missing = rows.flatMap((row) =>
    documentsOf(projectId, row)
      .filter((key) => !keys.has(key))
      .map((key) => `${row.sk} points to ${key}, which is missing.`),
  );
  const head = rows.find(({ sk }) => sk === "BREAKDOWN");
  const newest = head && rows.find(({ sk }) => sk === `BREAKDOWN#${String(head.version).padStart(8, "0")}`);
  return [
    ...missing,
    ...(rows.some(({ sk }) => sk === "PROJECT") ? [] : ["There is no head."]),
    ...(rows.some(({ sk, role }) => sk.startsWith("MEMBER#") && role === "owner") ? [] : ["Nobody owns it."]),
    ...(head?.operation === newest?.operation ? [] : ["The newest breakdown is not in the history."]),
  ];
}

/** The documents that a row points to. */
function documentsOf(projectId: string, row: Row): string[] {
  const [, kind = ""] = /^(\w+(?:-\w+)*)/.exec(row.sk) ?? [];
  switch (kind) {
    case "BREAKDOWN":
      return ["breakdown.json", "roster.json", "breakdown.tsv"].map((name) => `${row.folder}/${name}`);
    case "SCHEDULE":
      return ["schedule.json", ...(Number(row.version ?? 1) > 1 ? ["board.json"] : [])].map(
        (name) => `${row.folder}/${name}`,
      );
    case "DRAFT": {
      const documents = ["fountain", ...(row.status === "succeeded" ? (["lines", "scenes"] as const) : [])] as const;
      return documents.map((name) => draftKey(projectId, String(row.draftId), name));
    }
    case "PHOTO":
      return ["", "-small"].map((ending) => `projects/${projectId}/photos/${row.photoId}${ending}`);
    case "PUBLICATION":
      return [".json", ".pdf"].map((ending) => `${row.document}${ending}`);
    case "EXPORT":
      return row.status === "done" ? [`archives/${projectId}/${row.run}.tar.gz`] : [];
    default:
      return [];
  }
}

/** The keys of every document of a project. */
export async function documentsIn(aws: LocalAws, projectId: string): Promise<string[]> {
  const found: string[] = [];
  for (const Prefix of [`projects/${projectId}/`, `archives/${projectId}/`]) {
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await storage(aws).send(
        new ListObjectsV2Command({ Bucket: aws.bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
      );
      found.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
  return found;
}
