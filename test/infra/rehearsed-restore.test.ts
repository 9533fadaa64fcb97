import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CloudAccount, orphans, type Physical } from "../../infra/local/cloudformation/account.ts";
import { deployAll, destroyAll } from "../../infra/local/cloudformation/deployment.ts";
import { type DynamoDbEngine, dynamoDbEngine } from "../../infra/local/emulators/dynamodb/engine.ts";
import { type S3Engine, s3Engine } from "../../infra/local/emulators/s3/engine.ts";
import { listen } from "../../infra/local/listening.ts";
import { restoreBackup, takeBackup } from "../../infra/operations/backup/backup.ts";
import { type Stores, storesAt } from "../../infra/operations/backup/stores.ts";
import { tallyOf } from "../../infra/operations/backup/tally.ts";
import { endProtection } from "../../infra/operations/stacks-of-stage.ts";
import { config, inUse, named, thisVersion, withClients, words } from "./rehearsal.ts";

// The stacks were deleted. They are deployed again, and the data is copied from the retained stores to the new ones.

let folder: string;
let db: DynamoDbEngine;
let s3: S3Engine;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backlot-restore-"));
  db = dynamoDbEngine({});
  s3 = s3Engine({ folder });
  environment = {
    ...{ AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local", AWS_REGION: "us-east-1" },
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${await listen(db.server, 0)}`,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listen(s3.server, 0)}`,
  };
});
afterAll(async () => {
  await db.close();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The emulated stores of the stack BacklotData, by the names that its outputs state. */
async function storesOf(account: CloudAccount): Promise<Stores> {
  const { outputs } = account.stacks.get("us-east-1/BacklotData")!;
  const name = (store: string) => outputs.get(`Name${store}`)!;
  const tables = Object.fromEntries(["projects", "options", "schedules", "audit"].map((one) => [one, name(one)]));
  for (const TableName of Object.values(tables)) {
    const table = named(account, "AWS::DynamoDB::Table").find(({ id }) => id === TableName)!;
    await db.run("CreateTable", { ...definitionOf(table), TableName, BillingMode: "PAY_PER_REQUEST" });
  }
  s3.createBucket(name("bucket"), { versioned: true, cors: [] });
  return storesAt({ tables, bucket: name("bucket") }, environment);
}

const definitionOf = ({ properties: { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } }: Physical) => ({
  ...{ AttributeDefinitions, KeySchema },
  ...(GlobalSecondaryIndexes !== undefined && { GlobalSecondaryIndexes }),
});

it("after the stacks were deleted, all data comes back under new ones", async () => {
  const stacks = await thisVersion();
  const account = inUse(stacks);
  const before = await storesOf(account);
  for (const TableName of Object.values(before.tables))
    await before.db.send(new PutItemCommand({ TableName, Item: { pk: { S: "project#p-1" }, sk: { S: TableName } } }));
  await before.s3.send(new PutObjectCommand({ Bucket: before.bucket, Key: "projects/p-1/script.pdf", Body: "INT." }));

  await withClients(account, (clients) => endProtection(config, clients));
  destroyAll(account, stacks);
  expect(account.stacks.size).toBe(0);
  const retained = orphans(account).filter(({ contents }) => contents.length > 0);
  expect(retained.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...Object.values(before.tables), before.bucket]),
  );
  for (const type of ["AWS::KMS::Key", "AWS::Cognito::UserPool"])
    expect(retained.filter((one) => one.type === type)).toHaveLength(1);

  deployAll(account, stacks, { words });
  expect(account.events).toContainEqual(expect.stringMatching(/^BacklotWall\/Log\w+ IMPORT_COMPLETE$/));
  const after = await storesOf(account);
  expect(Object.values(after.tables).filter((name) => Object.values(before.tables).includes(name))).toEqual([]);

  const saved = await takeBackup(before, join(folder, "backup"), "2031-03-03T00:00:00Z");
  expect(saved.projects!.count).toBe(1);
  await restoreBackup(join(folder, "backup"), after);
  expect(await tallyOf(after)).toEqual(saved);
});
