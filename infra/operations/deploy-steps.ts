import type { Deployment } from "../config/deployment-plan.ts";
import { type Outputs, originStep } from "../config/site-origin.ts";
import type { AccountClients } from "./account-clients.ts";
import { bootstrapState } from "./bootstrap-stack.ts";
import { concurrencyQuota, ENOUGH_FUNCTIONS, fewFunctions } from "./concurrency-quota.ts";
import { endProtectionOfFailed, waitForStacks } from "./stacks-of-stage.ts";

/** What a deployment works with. */
interface Means {
  /** Runs the CDK CLI in a region. */
  readonly cdk: (words: readonly string[], region: string) => Promise<void>;
  readonly clients: AccountClients;
  /** Asks after the changes were shown. */
  readonly isApproved: () => Promise<boolean>;
  /** The outputs of the stacks, which the CDK has written. */
  readonly outputs: () => Outputs;
  readonly say: (text: string) => void;
  /** Waits; a test's returns at once. */
  readonly wait?: (milliseconds: number) => unknown;
}

/**
 * Shows what would change, asks, and deploys. The CDK assumes its roles; what this calls in the account itself is listed in
 * deploy-policy.json for pipelines, which may not prepare an account for the CDK.
 *
 * @returns the outputs of the stacks, or undefined if the changes were not approved
 */
export async function deployStacks(deployment: Deployment, means: Means): Promise<Outputs | undefined> {
  const { config, bootstrap, synth, diff, deploy } = deployment;
  const { cdk, clients, isApproved, outputs, say } = means;
  await waitForStacks(config, clients, means);
  const { missing } = await bootstrapState(config, clients);
  for (const words of [...(missing.length > 0 ? [bootstrap] : []), synth, diff]) await cdk(words, config.region);
  if (!(await isApproved())) return undefined;
  await endProtectionOfFailed(config, clients);
  await cdk(deploy, config.region);
  const made = outputs();
  const admitOwnOrigin = originStep(config, made);
  if (admitOwnOrigin) await cdk(admitOwnOrigin, config.region);
  await askForConcurrency(means.clients, say);
  return made;
}

/** Asks AWS for more concurrent functions where the account has too few, as new accounts do. */
async function askForConcurrency(clients: AccountClients, say: Means["say"]): Promise<void> {
  const quota = concurrencyQuota(clients);
  try {
    const functions = await quota.read();
    if (functions < ENOUGH_FUNCTIONS) say(`\n${fewFunctions(functions)} ${await quota.request()}`);
  } catch (error) {
    say(`\nThe quota of concurrent functions could not be read: ${error instanceof Error ? error.message : error}`);
  }
}
