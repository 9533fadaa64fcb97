import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import settings from "../../cdk.json" with { type: "json" };
import { Config, ConfigError } from "../config/config.ts";
import { type Deployment, deploymentFrom } from "../config/deployment-plan.ts";

/** Runs the CDK CLI in a region. */
export function cdk(words: readonly string[], region: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/aws-cdk/bin/cdk", ...words], {
      stdio: "inherit",
      env: { ...process.env, AWS_REGION: region },
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`cdk ${words[0]} ended with ${code}.`))));
  });
}

/** The deployment that a deployer's file describes. */
export function deploymentIn(file: string): Deployment {
  if (!existsSync(file)) {
    throw new ConfigError(
      `There is no ${file}. Create it, such as {"mailFrom": "backlot@studio.example", "signup": "invited", "firstPerson": "you@studio.example"}, or choose another file with --config.`,
    );
  }
  const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
  const { AWS_REGION, AWS_DEFAULT_REGION, CI } = process.env;
  // A pipeline's region is that of its credentials; it was not chosen for the deployment.
  const shellRegion = CI ? undefined : (AWS_REGION ?? AWS_DEFAULT_REGION);
  const shell = CI ? "a pipeline's own is not used" : "nor does the shell";
  return deploymentFrom(readFileSync(file, "utf8"), { where: file, usual, shellRegion, shell });
}
