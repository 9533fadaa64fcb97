import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { stackNameOf } from "../config/config.ts";
import { accountClients } from "./account-clients.ts";
import { cdk, deploymentIn } from "./cdk-command.ts";
import { endProtection } from "./stacks-of-stage.ts";

const usage = `npm run destroy -- [--config FILE]

  Deletes the stacks of FILE (deployment.json) after the name of the stage was typed. All data stays.`;

const STAYS = `What stays, and costs what it stores:
  the four tables, protected from deletion; their point-in-time recovery ends
  the bucket of documents with all versions, those of access logs, and that of the web's files
  the user pool with all accounts, protected from deletion
  the KMS key, without which none of this can be read
  the log groups, for a year
To delete it too, end each protection in the console and delete it there; the key last.`;

async function destroy(): Promise<void> {
  const { values } = parseArgs({
    options: {
      config: { type: "string", default: "deployment.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const { config, synth, destroy: destroyAll } = deploymentIn(values.config);
  const prefix = stackNameOf(config.stage, "");
  console.log(`Deletes all stacks named ${prefix}… in ${config.region}.\n\n${STAYS}\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`To delete them, type ${prefix}: `);
  terminal.close();
  if (answer.trim() !== prefix) return console.log("Nothing was deleted.");
  await cdk(synth, config.region);
  await endProtection(config, accountClients(config.region, process.env));
  await cdk(destroyAll, config.region);
  console.log(`\n${STAYS}`);
}

try {
  await destroy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
