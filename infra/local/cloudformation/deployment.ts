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
 * Deploys a cloud assembly as `cdk deploy` does: all stacks in their order, until one fails, or with `--exclusively` the
 * named one. A stack whose template and parameters are the deployed ones is skipped, and one whose creation has failed is
 * deleted first.
 *
 * @throws {CloudFormationError}
 */
export function deployAll(
  account: CloudAccount,
  stacks: readonly AssembledStack[],
  { region = "us-east-1", words = [], after = () => {} }: Options = {},
): void {
  const importsRetained = words.includes("--import-existing-resources");
  const only = words.includes("--exclusively") ? words[1] : undefined;
  for (const template of inOrder(stacks)) {
    if (only !== undefined && template.stack !== only) continue;
    const given = givenTo(template.stack, words);
    const place = template.region ?? region;
    const deployed = stackIn(account, template.stack, place);
    const hasFailed = deployed?.status.startsWith("ROLLBACK_") ?? false;
    if (deployed && hasFailed) deleteStack(account, deployed);
    const isGiven = [...given].every(([id, value]) => deployed?.parameters.get(id) === value);
    if (deployed && !hasFailed && isGiven && isSame(deployed.template, template)) continue;
    applyTemplate(account, template, { region: place, importsRetained, given });
    after(template.stack);
  }
}

/** The values that `--parameters STACK:NAME=VALUE` gives to a stack. */
function givenTo(stack: string, words: readonly string[]): ReadonlyMap<string, string> {
  const all = words.filter((_, at) => words[at - 1] === "--parameters");
  const own = all.filter((word) => word.startsWith(`${stack}:`)).map((word) => word.slice(stack.length + 1));
  return new Map(own.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
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
