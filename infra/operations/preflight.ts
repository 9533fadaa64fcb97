import { parseArgs } from "node:util";
import { findings } from "./account-checks.ts";
import { accountClients } from "./account-clients.ts";
import { deploymentIn } from "./cdk-command.ts";
import { monthInWords } from "./month-costs.ts";

const usage = `npm run preflight -- [--config FILE]

  Checks the account for a deployment of FILE (deployment.json), and changes nothing.`;

const MARKS = { ok: "ok  ", warn: "look", bad: "BAD " };

async function preflight(): Promise<void> {
  const { values } = parseArgs({
    options: {
      config: { type: "string", default: "deployment.json" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const { config } = deploymentIn(values.config);
  console.log(`Region ${config.region}`);
  const found = await findings(config, accountClients(config.region, process.env));
  for (const [name, { state, text }] of found) console.log(`  ${MARKS[state]}  ${name.padEnd(12)} ${text}`);
  console.log(`\n${monthInWords(config)}`);
  if (found.some(([, { state }]) => state === "bad")) process.exitCode = 1;
}

try {
  await preflight();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
