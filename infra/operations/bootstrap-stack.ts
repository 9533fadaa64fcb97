import { type CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { CLOUDFRONT_REGION, type Config, hasBudget } from "../config/config.ts";
import type { AccountClients } from "./account-clients.ts";

/** The version of the CDK's own stack that a deployment needs: the first with the role by which changes are listed. */
export const BOOTSTRAP_VERSION = 8;

/** The regions of a deployment, and those of them that are not prepared for the CDK. */
export async function bootstrapState(
  { region, webAcl, ...costs }: Pick<Config, "region" | "webAcl" | "alarmMail" | "monthlyBudget">,
  { cloudFormation, cloudFormationOfWall }: Pick<AccountClients, "cloudFormation" | "cloudFormationOfWall">,
): Promise<{ readonly regions: readonly string[]; readonly missing: readonly string[] }> {
  const clients = new Map([[region, cloudFormation]]);
  if (webAcl === "ours" || hasBudget(costs)) clients.set(CLOUDFRONT_REGION, cloudFormationOfWall);
  const missing: string[] = [];
  for (const [name, client] of clients) if ((await versionIn(client)) < BOOTSTRAP_VERSION) missing.push(name);
  return { regions: [...clients.keys()], missing };
}

/** The version of the CDK's own stack in a region; 0 if there is none. */
async function versionIn(client: CloudFormationClient): Promise<number> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: "CDKToolkit" }));
    const version = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === "BootstrapVersion")?.OutputValue;
    return Number(version ?? 0);
  } catch (error) {
    // CloudFormation has no error of its own for a missing stack.
    if (error instanceof Error && error.message.includes("does not exist")) return 0;
    throw error;
  }
}
