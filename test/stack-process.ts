import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalStack } from "../infra/local/stack.ts";
import { saveProduction } from "./saved-production.ts";
import { awsOf, keepRights, type SharedStack } from "./shared-stack.ts";

// The local stack that tests share, which shared-stack.ts starts and ends.
const folder = await mkdtemp(join(tmpdir(), "backlot-test-"));
const stack = await startLocalStack({
  folder,
  inMemory: true,
  speed: 40,
  log: process.env.VERBOSE ? console.log : () => {},
});
process.once("message", async () => {
  await keepRights(stack, "shared");
  await end();
});
process.once("disconnect", end);
const aws = awsOf(stack);
process.send?.({ url: stack.url, aws, savedProduction: await saveProduction(stack.url, aws) } satisfies SharedStack);

async function end(): Promise<void> {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}
