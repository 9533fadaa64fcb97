import { rm } from "node:fs/promises";
import { listen } from "../infra/local/listening.ts";
import { startLocalStack } from "../infra/local/stack.ts";
import { awsOf } from "./local-aws.ts";
import { makers } from "./makers.ts";
import { OUTBOX_KEY } from "./outbox.ts";
import { keepRights } from "./rights-used.ts";
import { saveProduction } from "./saved-production.ts";
import type { SharedStack } from "./shared-stack.ts";
import { stackFolder } from "./stack-folder.ts";
import { motoOptions } from "./verify-aws/moto-options.ts";

// The local stack that tests share, which shared-stack.ts starts and ends.
const folder = await stackFolder("test");
const stack = await startLocalStack({
  ...(await motoOptions(process.env.MOTO_URL)),
  folder,
  inMemory: true,
  outboxKey: OUTBOX_KEY,
  speed: 40,
  log: process.env.VERBOSE ? console.log : () => {},
});
process.once("message", async () => {
  await keepRights(stack, "shared");
  await end();
});
process.once("disconnect", end);
const aws = awsOf(stack);
const making = makers(aws, await saveProduction(stack.url, aws));
const makersUrl = `http://localhost:${await listen(making, 0)}`;
process.send?.({ url: stack.url, aws, makers: makersUrl } satisfies SharedStack);

async function end(): Promise<void> {
  making.closeAllConnections();
  await stack.close();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}
