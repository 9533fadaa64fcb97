import { type Stack, UpdateTerminationProtectionCommand } from "@aws-sdk/client-cloudformation";
import type { Config } from "../config/config.ts";
import { type StackClients, stacksOf } from "./stacks-of-stage.ts";

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
