import { ListObjectVersionsCommand, type ListObjectVersionsCommandOutput } from "@aws-sdk/client-s3";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalAws } from "../local-aws.ts";
import { storage } from "./storage.ts";
import { tables } from "./tables.ts";

/** Every row in any table that contains a text, and every document with it in its key, in any version. */
export async function tracesOf(aws: LocalAws, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const TableName of [aws.projectsTable, aws.optionsTable, aws.schedulesTable]) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await tables(aws).send(new ScanCommand({ TableName, ...(from && { ExclusiveStartKey: from }) }));
      for (const item of page.Items ?? []) {
        if (JSON.stringify(item).includes(text)) found.push(`${item.pk} ${item.sk}`);
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }
  return [...found, ...(await keysWith(aws, text))];
}

async function keysWith(aws: LocalAws, text: string): Promise<string[]> {
  const found: string[] = [];
  let marker: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
  while (marker) {
    const page: ListObjectVersionsCommandOutput = await storage(aws).send(
      new ListObjectVersionsCommand({ Bucket: aws.bucket, ...marker }),
    );
    found.push(...(page.Versions ?? []).flatMap(({ Key }) => (Key?.includes(text) ? [Key] : [])));
    marker = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker!, VersionIdMarker: page.NextVersionIdMarker! }
      : undefined;
  }
  return found;
}
