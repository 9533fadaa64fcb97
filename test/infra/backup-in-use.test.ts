import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { restoreBackup, takeBackup } from "../../infra/operations/backup/backup.ts";
import { type Stores, storesAt } from "../../infra/operations/backup/stores.ts";
import { put, startDynamoDb, TableName } from "../local/emulators/dynamodb/dynamodb-table.ts";
import { Bucket, put as putDocument, startS3 } from "../local/emulators/s3/s3-bucket.ts";

async function newStores(): Promise<Stores & { changeAfterEachReading(): void }> {
  const [{ engine, db, endpoint }, documents] = [await startDynamoDb(), await startS3()];
  await db.send(put({ pk: "project#p-1", sk: "META" }));
  await putDocument(documents.s3, "projects/p-1/script.pdf", "INT.");
  const stores = storesAt(
    { tables: { projects: TableName }, bucket: Bucket },
    {
      ...{ AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local", AWS_REGION: "us-east-1" },
      ...{ AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_ENDPOINT_URL_S3: documents.endpoint },
    },
  );
  let rows = 0;
  const changeAfterEachReading = () =>
    stores.db.middlewareStack.add(
      (next) => async (request) => {
        const answer = await next(request);
        await engine.run("PutItem", { TableName, Item: { pk: { S: "project#p-1" }, sk: { S: `ROW#${rows++}` } } });
        return answer;
      },
      { step: "initialize" },
    );
  return { ...stores, changeAfterEachReading };
}

it("a backup can be restored, although the stores changed while it was taken", async () => {
  const folder = mkdtempSync(join(tmpdir(), "backlot-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [inUse, others] = [await newStores(), await newStores()];
  inUse.changeAfterEachReading();
  const saved = await takeBackup(inUse, folder, "2031-03-03T00:00:00Z");
  expect(saved).toMatchObject({ projects: { count: 1 }, documents: { count: 1 } });
  expect(await restoreBackup(folder, others, { replace: true })).toEqual(saved);
});
