import { createHash } from "node:crypto";
import type { AssembledStack } from "../template/assembly.ts";
import type { FixedName } from "./resource-rules.ts";

/** A refusal of CloudFormation, or of a service that it calls, in AWS's words as far as they are known. */
export class CloudFormationError extends Error {
  override name = "CloudFormationError";
}

/** A resource that exists in the account, whether or not a stack still holds it. */
export interface Physical {
  readonly id: string;
  readonly type: string;
  readonly stack: string;
  readonly logicalId: string;
  readonly region: string;
  readonly fixedName: FixedName | undefined;
  properties: Readonly<Record<string, unknown>>;
  /** What people have stored in it since. */
  readonly contents: string[];
}

type Status =
  | "CREATE_COMPLETE"
  | "ROLLBACK_COMPLETE"
  | "ROLLBACK_FAILED"
  | "UPDATE_COMPLETE"
  | "UPDATE_ROLLBACK_COMPLETE"
  | "UPDATE_ROLLBACK_FAILED";

/** What a stack has read of others. */
export interface Uses {
  /** The names of the exports that it imports. */
  readonly imports: Set<string>;
  /** The values of the outputs that it has read, as `region/stack.output`. */
  readonly outputs: Map<string, string>;
}

export const noUses = (): Uses => ({ imports: new Set(), outputs: new Map() });

export interface DeployedStack {
  readonly name: string;
  readonly region: string;
  status: Status;
  /** Termination protection. */
  isProtected: boolean;
  template: AssembledStack;
  /** The values that deployments have given to its parameters, which later ones keep. */
  parameters: ReadonlyMap<string, string>;
  /** By logical id. */
  resources: Map<string, Physical>;
  outputs: ReadonlyMap<string, string>;
  /** The values of its exports by name. */
  exports: ReadonlyMap<string, string>;
  uses: Uses;
}

/** An AWS account as far as CloudFormation depends on it. */
export interface CloudAccount {
  readonly id: string;
  readonly stacks: Map<string, DeployedStack>;
  readonly resources: Set<Physical>;
  /** Parameters of Systems Manager, as `region/name`. */
  readonly parameters: Map<string, string>;
  /** The resources, as `stack/logical id`, that AWS refuses to create or update. */
  readonly broken: Set<string>;
  /** What CloudFormation has done, such as `BacklotData/Key CREATE_COMPLETE`. */
  readonly events: string[];
}

/** An account whose regions are bootstrapped for the CDK. */
export function cloudAccount({ regions = ["us-east-1"] }: { readonly regions?: readonly string[] } = {}): CloudAccount {
  return {
    id: "111111111111",
    stacks: new Map(),
    resources: new Set(),
    parameters: new Map(regions.map((region) => [`${region}/cdk-bootstrap/hnb659fds/version`, "30"])),
    broken: new Set(),
    events: [],
  };
}

const keyOf = (name: string, region: string) => `${region}/${name}`;

export const stackIn = ({ stacks }: CloudAccount, name: string, region: string) => stacks.get(keyOf(name, region));

export function keepStack({ stacks }: CloudAccount, stack: DeployedStack): void {
  stacks.set(keyOf(stack.name, stack.region), stack);
}

export function forgetStack({ stacks }: CloudAccount, { name, region }: DeployedStack): void {
  stacks.delete(keyOf(name, region));
}

/** The resources that no stack holds: those that were retained. */
export function orphans({ resources, stacks }: CloudAccount): Physical[] {
  const held = new Set([...stacks.values()].flatMap((stack) => [...stack.resources.values()]));
  return [...resources].filter((one) => !held.has(one));
}

/** The value that Secrets Manager has generated for a secret. */
export const secretOf = ({ id }: Physical) => createHash("sha256").update(id).digest("hex");
