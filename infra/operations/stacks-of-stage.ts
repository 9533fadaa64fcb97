import { setTimeout as pause } from "node:timers/promises";
import {
  type CloudFormationClient,
  paginateDescribeStacks,
  type Stack,
  UpdateTerminationProtectionCommand,
} from "@aws-sdk/client-cloudformation";
import { CLOUDFRONT_REGION, type Config, stackNameOf } from "../config/config.ts";
import type { AccountClients } from "./account-clients.ts";

type StackClients = Pick<AccountClients, "cloudFormation" | "cloudFormationOfWall">;

/** Whether a stack belongs to the stage: `BacklotData` to none, `Backlot-test-Data` to "test". */
export function isOurs(name: string, stage: string): boolean {
  const prefix = stackNameOf(stage, "");
  return name.startsWith(prefix) && /^[A-Z]\w*$/.test(name.slice(prefix.length));
}

/** A stage's stacks in all regions in which it has some, each with the client of its region. */
async function stacksOf(
  { stage, region }: Config,
  { cloudFormation, cloudFormationOfWall }: StackClients,
): Promise<{ readonly client: CloudFormationClient; readonly stack: Stack }[]> {
  const found: { client: CloudFormationClient; stack: Stack }[] = [];
  for (const client of [cloudFormation, ...(region === CLOUDFRONT_REGION ? [] : [cloudFormationOfWall])]) {
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
      found.push(
        ...Stacks.filter(({ StackName = "" }) => isOurs(StackName, stage)).map((stack) => ({ client, stack })),
      );
  }
  return found;
}

/** How long CloudFormation may be at work on a stack, and how often it is asked. */
const SETTLING = { forMinutes: 40, everySeconds: 15 };

/** Stacks that CloudFormation is changing. One in REVIEW_IN_PROGRESS waits for a change set, perhaps for ever. */
const isAtWork = ({ StackStatus }: Stack) =>
  StackStatus?.endsWith("_IN_PROGRESS") === true && StackStatus !== "REVIEW_IN_PROGRESS";

/**
 * Waits while CloudFormation changes stacks of the stage, because it refuses another change of them: it goes on after a
 * deployment was stopped.
 *
 * @throws {Error} with the names of the stacks that are still changing after 40 minutes
 */
export async function waitForStacks(
  config: Config,
  clients: StackClients,
  { say, wait = pause }: { readonly say: (text: string) => void; readonly wait?: (milliseconds: number) => unknown },
): Promise<void> {
  for (let left = (SETTLING.forMinutes * 60) / SETTLING.everySeconds, hasSaid = false; ; left--) {
    const busy = (await stacksOf(config, clients)).map(({ stack }) => stack).filter(isAtWork);
    if (busy.length === 0) return;
    const names = busy.map(({ StackName, StackStatus }) => `${StackName} (${StackStatus})`).join(", ");
    if (left <= 0)
      throw new Error(
        `CloudFormation is still at work on ${names} after ${SETTLING.forMinutes} minutes. Deploy again once it is done.`,
      );
    if (!hasSaid) say(`CloudFormation is at work on ${names}: waiting for at most ${SETTLING.forMinutes} minutes.`);
    hasSaid = true;
    await wait(SETTLING.everySeconds * 1000);
  }
}

/** Ends the termination protection of a stage's stacks, in all regions in which it has some. */
export async function endProtection(
  config: Config,
  clients: StackClients,
  isMeant: (stack: Stack) => boolean = () => true,
): Promise<void> {
  for (const { client, stack } of await stacksOf(config, clients)) {
    if (!isMeant(stack)) continue;
    const { StackName } = stack;
    await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }));
  }
}

/**
 * Ends the protection of stacks whose creation has failed. They hold nothing that is in use, but the CDK cannot delete
 * them, as it does before it creates them again, because it protects a stack before it creates its resources.
 */
export const endProtectionOfFailed = (config: Config, clients: StackClients): Promise<void> =>
  endProtection(config, clients, ({ StackStatus = "" }) =>
    ["ROLLBACK_COMPLETE", "ROLLBACK_FAILED"].includes(StackStatus),
  );
