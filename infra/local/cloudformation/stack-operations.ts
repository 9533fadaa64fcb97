import type { AssembledStack } from "../template/assembly.ts";
import {
  type CloudAccount,
  CloudFormationError,
  type DeployedStack,
  forgetStack,
  keepStack,
  noUses,
  type Physical,
  stackIn,
  type Uses,
} from "./account.ts";
import { createPhysical, deletePhysical, requireWorking } from "./physical.ts";
import { deployedEvaluator, parameter } from "./references.ts";
import { isReplaced, isSame } from "./resource-rules.ts";

/** What an operation has done so far, to end or undo it. */
interface Progress {
  readonly resources: Map<string, Physical>;
  readonly created: Physical[];
  /** The properties before an update in place. */
  readonly updated: Map<Physical, Physical["properties"]>;
  readonly uses: Uses;
}

interface Place {
  readonly region: string;
  /** Whether retained resources with the names of the template's are imported. */
  readonly importsRetained: boolean;
  /** The given values of parameters. Others keep their earlier values, as the CDK asks for. */
  readonly given: ReadonlyMap<string, string>;
}

/**
 * Creates or updates a stack. When that fails, it is rolled back: what the operation created is deleted, except with the
 * deletion policy `Retain`.
 *
 * @throws {CloudFormationError}
 */
export function applyTemplate(account: CloudAccount, template: AssembledStack, place: Place): DeployedStack {
  const { region } = place;
  const before = stackIn(account, template.stack, region);
  const kept = [...(before?.parameters ?? []), ...place.given].filter(([id]) => template.Parameters[id]);
  const given = new Map(kept);
  requireParameters(template, { account, region, given });
  const stack: DeployedStack = before ?? {
    ...{ name: template.stack, region, status: "CREATE_COMPLETE", isProtected: false, template, parameters: given },
    ...{ resources: new Map(), outputs: new Map(), exports: new Map(), uses: noUses() },
  };
  // The change set exists, and with it the stack, before it is executed.
  stack.isProtected = template.isProtected;
  keepStack(account, stack);
  const progress: Progress = { resources: new Map(), created: [], updated: new Map(), uses: noUses() };
  try {
    const { outputs, exports } = execute(account, template, {
      stack,
      progress,
      importsRetained: place.importsRetained,
      given,
    });
    const { resources, uses } = progress;
    const replaced = [...stack.resources].filter(([id, one]) => resources.get(id) !== one);
    const policies = stack.template.Resources;
    Object.assign(stack, { template, parameters: given, resources, outputs, exports, uses });
    stack.status = before ? "UPDATE_COMPLETE" : "CREATE_COMPLETE";
    // A deletion that fails in this phase does not fail the update.
    for (const [id, one] of replaced) {
      const { DeletionPolicy, UpdateReplacePolicy } = policies[id]!;
      const policy = resources.has(id) ? UpdateReplacePolicy : DeletionPolicy;
      if (!policy?.startsWith("Retain")) remove(account, one);
    }
    return stack;
  } catch (error) {
    if (!(error instanceof CloudFormationError)) throw error;
    const isClean = rollBack(account, template, { stack, progress });
    stack.status = `${before ? "UPDATE_" : ""}ROLLBACK_${isClean ? "COMPLETE" : "FAILED"}`;
    throw error;
  }
}

interface Operation {
  readonly stack: DeployedStack;
  readonly progress: Progress;
}

/** Creates and updates each resource after those that it refers to, then the outputs. */
function execute(
  account: CloudAccount,
  template: AssembledStack,
  { stack, progress, importsRetained, given }: Operation & Pick<Place, "importsRetained" | "given">,
) {
  const { name, region } = stack;
  const begun = new Set<string>();
  const { resolve, holds } = deployedEvaluator(template, {
    ...{ account, region, given, physical: applied },
    uses: progress.uses,
  });

  function applied(id: string): Physical {
    const done = progress.resources.get(id);
    if (done) return done;
    const definition = template.Resources[id];
    if (!definition) throw new CloudFormationError(`Template error: ${name} has no resource ${id}.`);
    if (begun.has(id))
      throw new CloudFormationError(`Circular dependency between resources: ${[...begun, id].join(", ")}.`);
    begun.add(id);
    for (const other of definition.DependsOn) applied(other);
    const properties = resolve(definition.Properties, `${name}/${id}`) as Physical["properties"];
    const type = definition.Type;
    const old = stack.resources.get(id);
    const isKept = old?.type === type && !isReplaced(type, old.properties, properties);
    if (!isKept) {
      const isRetained = definition.DeletionPolicy?.startsWith("Retain") ?? false;
      const made = createPhysical(account, {
        ...{ stack, id, type, properties, importsRetained: importsRetained && isRetained },
      });
      progress.created.push(made);
      progress.resources.set(id, made);
      return made;
    }
    progress.resources.set(id, old);
    if (!isSame(old.properties, properties)) {
      requireWorking(account, stack, id);
      progress.updated.set(old, old.properties);
      old.properties = properties;
      account.events.push(`${name}/${id} UPDATE_COMPLETE`);
    }
    return old;
  }

  for (const [id, { Condition }] of Object.entries(template.Resources)) {
    if (Condition === undefined || holds(Condition)) applied(id);
  }
  const present = Object.entries(template.Outputs).filter(([, { Condition }]) => !Condition || holds(Condition));
  const outputs = new Map(present.map(([id, { Value }]) => [id, String(resolve(Value, `${name}.${id}`))]));
  const exported = present.flatMap(([id, { Export }]): [string, string][] =>
    Export ? [[String(resolve(Export.Name, `${name}.${id}`)), outputs.get(id)!]] : [],
  );
  const exports = new Map(exported);
  requireExports(account, stack, exports);
  return { outputs, exports };
}

/** @throws {CloudFormationError} when an export is removed or changed while a stack imports it, or its name is taken */
function requireExports(account: CloudAccount, stack: DeployedStack, exports: ReadonlyMap<string, string>): void {
  for (const [name, value] of stack.exports) {
    const importers = importersOf(account, name, stack.region);
    if (importers.length === 0 || exports.get(name) === value) continue;
    const done = exports.has(name) ? "updated" : "deleted";
    throw new CloudFormationError(`Export ${name} cannot be ${done} as it is in use by ${importers.join(" and ")}`);
  }
  for (const other of account.stacks.values()) {
    if (other === stack || other.region !== stack.region) continue;
    for (const name of exports.keys()) {
      if (other.exports.has(name))
        throw new CloudFormationError(`Export with name ${name} is already exported by stack ${other.name}.`);
    }
  }
}

const importersOf = ({ stacks }: CloudAccount, name: string, region: string) =>
  [...stacks.values()].filter((one) => one.region === region && one.uses.imports.has(name)).map((one) => one.name);

/**
 * Undoes an operation. Secrets of the earlier template are resolved again; outputs that are gone keep the value that was
 * read.
 *
 * @returns whether everything could be undone
 */
function rollBack(account: CloudAccount, template: AssembledStack, { stack, progress }: Operation): boolean {
  const retained = (one: Physical) => template.Resources[one.logicalId]!.DeletionPolicy === "Retain";
  const { resolve } = deployedEvaluator(stack.template, {
    ...{ account, region: stack.region, given: stack.parameters, uses: stack.uses },
    physical: (id) => stack.resources.get(id)!,
  });
  const restored = [...progress.updated].filter(([one, properties]) => {
    one.properties = properties;
    return canResolve(() => resolve(stack.template.Resources[one.logicalId]!.Properties, one.logicalId));
  });
  const left = progress.created.toReversed().filter((one) => !retained(one) && !remove(account, one));
  return restored.length === progress.updated.size && left.length === 0;
}

function canResolve(resolve: () => unknown): boolean {
  try {
    resolve();
    return true;
  } catch (error) {
    if (error instanceof CloudFormationError) return false;
    throw error;
  }
}

/** @returns whether the service has deleted it */
function remove(account: CloudAccount, one: Physical): boolean {
  try {
    deletePhysical(account, one);
    return true;
  } catch (error) {
    if (!(error instanceof CloudFormationError)) throw error;
    account.events.push(`${one.stack}/${one.logicalId} DELETE_FAILED`);
    return false;
  }
}

/** Deletes a stack, and its resources unless they are retained. @throws {CloudFormationError} */
export function deleteStack(account: CloudAccount, stack: DeployedStack): void {
  const { name, region } = stack;
  if (stack.isProtected) {
    throw new CloudFormationError(`Stack [${name}] cannot be deleted while TerminationProtection is enabled`);
  }
  for (const exported of stack.exports.keys()) {
    const importers = importersOf(account, exported, region);
    if (importers.length > 0)
      throw new CloudFormationError(
        `Export ${exported} cannot be deleted as it is in use by ${importers.join(" and ")}`,
      );
  }
  for (const [id, one] of [...stack.resources].toReversed()) {
    if (stack.template.Resources[id]!.DeletionPolicy?.startsWith("Retain")) continue;
    deletePhysical(account, one);
    stack.resources.delete(id);
  }
  forgetStack(account, stack);
}

/** @throws {CloudFormationError} before anything is changed, as the change set would not be created */
function requireParameters(
  template: AssembledStack,
  place: { readonly account: CloudAccount } & Pick<Place, "region" | "given">,
): void {
  for (const id of Object.keys(template.Parameters)) parameter(template, id, place);
  const refuse = (id: string): never => {
    throw new CloudFormationError(`Template error: a rule refers to the resource ${id}.`);
  };
  const { resolve } = deployedEvaluator(template, { ...place, physical: refuse, uses: noUses() });
  for (const [rule, { Assertions }] of Object.entries(template.Rules)) {
    for (const { Assert, AssertDescription } of Assertions) {
      if (resolve(Assert, rule) !== true)
        throw new CloudFormationError(
          `Template validation error: Rule ${rule}: ${AssertDescription ?? "assertion failed"}`,
        );
    }
  }
}
