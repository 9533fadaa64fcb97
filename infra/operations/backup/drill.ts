import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { routes } from "../../../shared/contract/routes.ts";
import { apiClient } from "../../local/demo/api-client.ts";
import { DEMO_ACCOUNT } from "../../local/demo/demo-production.ts";
import { seedDemo } from "../../local/demo/seed.ts";
import { startLocalStack } from "../../local/stack.ts";
import { restoreBackup, takeBackup } from "./backup.ts";
import { emptyBucket } from "./documents.ts";
import { localStores } from "./local-stores.ts";
import { deleteRows } from "./rows.ts";
import { differences, type Tally, tallyOf } from "./tally.ts";

// npm run drill: backs up a local stack, deletes all its data, restores it and compares. It works on a copy of the
// data.

const { values } = parseArgs({ options: { data: { type: "string" } } });

/** The data that the demo's owner reads, as proof that users can sign in and find their work again. */
async function readByOwner(url: string): Promise<string> {
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  const api = apiClient(url, token);
  const [project] = await api(routes.listProjects, { params: { user: user.id } });
  return JSON.stringify(await api(routes.fetchBreakdown, { params: { id: project!.id } }));
}

function show(what: string, tally: Tally): void {
  console.log(what);
  for (const [name, { count, sha256 }] of Object.entries(tally)) {
    console.log(`  ${name.padEnd(10)} ${String(count).padStart(6)}  ${sha256.slice(0, 16)}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), "backlot-drill-"));
const data = join(folder, "data");
if (values.data !== undefined) {
  await cp(values.data, data, { recursive: true });
  // The lock file of a running stack does not apply to the copy.
  await rm(join(data, "lock"), { force: true });
}
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const stack = await startLocalStack({ folder: data, speed: 40 });
try {
  if (values.data === undefined) {
    await seedDemo({ url: stack.url, outbox: async () => stack.outbox.list(), today: "2031-03-03" });
  }
  const stores = localStores(stack);
  const read = values.data === undefined ? () => readByOwner(stack.url) : async () => "";
  const seen = await read();
  // Rows that have expired would be deleted during the drill.
  await stack.services.dynamoDb.sweep();
  const before = await takeBackup(stores, join(folder, "backup"), new Date().toISOString());
  show(`Saved after ${seconds()}:`, before);
  for (const table of Object.values(stores.tables)) await deleteRows(stores.db, table);
  await emptyBucket(stores.s3, stores.bucket);
  show(`Lost after ${seconds()}:`, await tallyOf(stores));
  const after = await restoreBackup(join(folder, "backup"), stores);
  show(`Restored after ${seconds()}:`, after);
  const wrong = [...differences(before, after), ...((await read()) === seen ? [] : ["what the owner reads"])];
  if (wrong.length > 0) throw new Error(`${wrong.join(", ")} differ.`);
  console.log("Every row and document is back, to the last byte, and the owner reads what they read before.");
} catch (error) {
  console.error(`The drill has failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
}
