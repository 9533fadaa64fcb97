import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ConfigError, stackNameOf } from "../config/config.ts";
import { OUTPUTS, planText, remainingStepsText } from "../config/deployment-plan.ts";
import { Outputs } from "../config/site-origin.ts";
import { accountClients } from "./account-clients.ts";
import { checkedArtefact, unpackArtefact } from "./artefact.ts";
import { cdk, deploymentIn } from "./cdk-command.ts";
import { deployStacks } from "./deploy-steps.ts";

const usage = `npm run deploy -- [--config FILE] [--artefact FILE] [--dry-run] [--diff] [--yes]

  --config FILE   what is decided (deployment.json); what it does not name is as in cdk.json
  --artefact FILE publishes what npm run release has built into FILE, and builds nothing
  --dry-run       checks it and says what would be done
  --diff          shows what would change in the account, and changes nothing
  --yes           deploys without asking`;

async function deploy(): Promise<void> {
  const { values } = parseArgs({
    options: {
      config: { type: "string", default: "deployment.json" },
      artefact: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      diff: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const deployment = deploymentIn(values.config);
  const { config, bootstrap, diff, deploy: deployAll } = deployment;
  const synth = values.artefact === undefined ? deployment.synth : [...deployment.synth, "--context", "bundle=built"];
  const { AWS_PROFILE } = process.env;
  const ofShell = AWS_PROFILE
    ? `the account of the profile "${AWS_PROFILE}"`
    : "the account of the shell's credentials";
  console.log(planText(deployment, config.account === "off" ? ofShell : `the account ${config.account}`));
  const artefact = values.artefact === undefined ? undefined : checkedArtefact(values.artefact, process.cwd());
  if (artefact) console.log(`\nPublishes ${values.artefact}: ${artefact.size} files, whose hashes were compared.`);
  if (values["dry-run"]) {
    for (const words of [bootstrap, synth, diff, deployAll]) console.log(`\ncdk ${words.join(" ")}`);
    return;
  }
  if (artefact) unpackArtefact(artefact, process.cwd());
  if (values.diff) {
    for (const words of [synth, diff]) await cdk(words, config.region);
    return;
  }
  if (!values.yes && !process.stdin.isTTY)
    throw new ConfigError("There is no terminal to confirm on: add --yes to deploy.");
  const outputs = await deployStacks(
    { ...deployment, synth },
    {
      ...{ cdk, clients: accountClients(config.region, process.env), say: console.log },
      isApproved: values.yes ? async () => true : askForApproval,
      outputs: () => Outputs.parse(JSON.parse(readFileSync(OUTPUTS, "utf8"))),
    },
  );
  if (!outputs) return console.log("Nothing was deployed.");
  console.log(
    `\nDeployed${address(stackNameOf(config.stage, "Site"), outputs)}. What is left to do:\n${remainingStepsText(config)}`,
  );
}

async function askForApproval(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nDeploy these changes? Write yes: ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

/** Where the site is, from the outputs of its stack. */
function address(site: string, outputs: Outputs): string {
  const found = outputs[site]?.Address;
  return found === undefined ? "" : `: ${found}`;
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
