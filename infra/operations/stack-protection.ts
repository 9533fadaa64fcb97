import {
  type CloudFormationClient,
  paginateDescribeStacks,
  type Stack,
  UpdateTerminationProtectionCommand,
} from "@aws-sdk/client-cloudformation";
import { CLOUDFRONT_REGION, type Config, stackNameOf } from "../config/config.ts";
import type { AccountClients } from "./account-clients.ts";

type Clients = Pick<AccountClients, "cloudFormation" | "cloudFormationOfWall">;

/** Whether a stack belongs to the stage: `BacklotData` to none, `Backlot-test-Data` to "test". */
export function isOurs(name: string, stage: string): boolean {
  const prefix = stackNameOf(stage, "");
  return name.startsWith(prefix) && /^[A-Z]\w*$/.test(name.slice(prefix.length));
}

/** Ends the termination protection of a stage's stacks, in all regions in which it has some. */
export async function endProtection(
  { stage, region }: Config,
  { cloudFormation, cloudFormationOfWall }: Clients,
  isMeant: (stack: Stack) => boolean = () => true,
): Promise<void> {
  const elsewhere = region === CLOUDFRONT_REGION ? [] : [cloudFormationOfWall];
  for (const client of [cloudFormation, ...elsewhere]) {
    for (const StackName of await namesOf(client, (stack) => isOurs(stack.StackName ?? "", stage) && isMeant(stack)))
      await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }));
  }
}

/**
 * Ends the protection of stacks whose creation has failed. They hold nothing that is in use, but the CDK cannot delete
 * them, as it does before it creates them again, because it protects a stack before it creates its resources.
 */
export const endProtectionOfFailed = (config: Config, clients: Clients): Promise<void> =>
  endProtection(config, clients, ({ StackStatus = "" }) =>
    ["ROLLBACK_COMPLETE", "ROLLBACK_FAILED"].includes(StackStatus),
  );

async function namesOf(client: CloudFormationClient, isMeant: (stack: Stack) => boolean): Promise<string[]> {
  const names: string[] = [];
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
    names.push(...Stacks.filter(isMeant).flatMap(({ StackName }) => StackName ?? []));
  }
  return names;
}
