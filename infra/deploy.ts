import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import settings from "../cdk.json" with { type: "json" };
import { Config, ConfigError } from "./config/config.ts";
import { afterwardsInWords, deploymentFrom, planInWords } from "./config/deployment-plan.ts";

const usage = `npm run deploy -- [--config FILE] [--dry-run]

  --config FILE   settings that differ from cdk.json (deployment.json)
  --dry-run       check the settings and print what would be done`;

/** Runs the CDK CLI. */
function cdk(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/aws-cdk/bin/cdk", ...words], { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`cdk ${words[0]} ended with ${code}.`))));
  });
}

async function deploy(): Promise<void> {
  const { values } = parseArgs({
    options: {
      config: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const file = values.config ?? "deployment.json";
  if (!existsSync(file)) {
    throw new ConfigError(
      `There is no ${file}. Create it, such as {"mailFrom": "backlot@studio.example", "signup": "invited", "firstPerson": "you@studio.example"}, or choose another file with --config.`,
    );
  }
  const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
  const deployment = deploymentFrom(readFileSync(file, "utf8"), usual, file);
  const { AWS_PROFILE, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const account = AWS_PROFILE
    ? `the account of the profile "${AWS_PROFILE}"`
    : "the account of the shell's credentials";
  console.log(planInWords(deployment, { account, region: AWS_REGION ?? AWS_DEFAULT_REGION ?? "the default region" }));
  if (values["dry-run"]) {
    for (const words of deployment.steps) console.log(`\ncdk ${words.join(" ")}`);
    return;
  }
  for (const words of deployment.steps) await cdk(words);
  console.log(`\nDeployed. Remaining steps:\n${afterwardsInWords(deployment.config)}`);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
