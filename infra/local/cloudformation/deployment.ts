import type { AssembledStack } from "../template/assembly.ts";
import { type CloudAccount, CloudFormationError, stackIn } from "./account.ts";
import { isSame } from "./resource-rules.ts";
import { applyTemplate, deleteStack } from "./stack-operations.ts";

interface Options {
  /** The region of stacks that name none. */
  readonly region?: string;
  /** The arguments of `cdk deploy`. */
  readonly words?: readonly string[];
  /** Called after each stack. */
  readonly after?: (stack: string) => void;
}

/**
 * Deploys a cloud assembly as `cdk deploy --all` does: stacks in their order, until one fails. A stack whose template is
 * the deployed one is skipped, and one whose creation has failed is deleted first.
 *
 * @throws {CloudFormationError}
 */
export function deployAll(
  account: CloudAccount,
  stacks: readonly AssembledStack[],
  { region = "us-east-1", words = [], after = () => {} }: Options = {},
): void {
  const importsRetained = words.includes("--import-existing-resources");
  for (const template of inOrder(stacks)) {
    const place = template.region ?? region;
    const deployed = stackIn(account, template.stack, place);
    const hasFailed = deployed?.status.startsWith("ROLLBACK_") ?? false;
    if (deployed && hasFailed) deleteStack(account, deployed);
    if (deployed && !hasFailed && isSame(deployed.template, template)) continue;
    applyTemplate(account, template, { region: place, importsRetained });
    after(template.stack);
  }
}

/** Deletes the stacks of a cloud assembly as `cdk destroy --all` does. @throws {CloudFormationError} */
export function destroyAll(
  account: CloudAccount,
  stacks: readonly AssembledStack[],
  { region = "us-east-1" }: Pick<Options, "region"> = {},
): void {
  for (const { stack, region: own = region } of inOrder(stacks).toReversed()) {
    const deployed = stackIn(account, stack, own);
    if (deployed) deleteStack(account, deployed);
  }
}

/** Each stack after those that it depends on. */
function inOrder(stacks: readonly AssembledStack[]): AssembledStack[] {
  const ordered = new Set<AssembledStack>();
  const visit = (one: AssembledStack, path: readonly string[]) => {
    if (path.includes(one.stack)) throw new CloudFormationError(`Stacks depend on each other: ${path.join(", ")}.`);
    for (const other of stacks) if (one.dependencies.includes(other.stack)) visit(other, [...path, one.stack]);
    ordered.add(one);
  };
  for (const one of stacks) visit(one, []);
  return [...ordered];
}
