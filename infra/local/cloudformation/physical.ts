import { type CloudAccount, CloudFormationError, type DeployedStack, orphans, type Physical } from "./account.ts";
import { fixedName, refusedDeletion } from "./resource-rules.ts";

interface Creation {
  readonly stack: DeployedStack;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Whether a retained resource of the same name is imported: `ImportExistingResources` of a change set. */
  readonly importsRetained: boolean;
}

/**
 * Creates a resource at its service, or imports one.
 *
 * @throws {CloudFormationError} when one of that name exists, or AWS refuses it
 */
export function createPhysical(account: CloudAccount, creation: Creation): Physical {
  const { stack, id, type, properties, importsRetained } = creation;
  requireWorking(account, stack, id);
  const name = fixedName(type, properties, stack.region);
  const same = [...account.resources].find(
    (one) => one.type === type && name && one.fixedName?.name === name.name && one.fixedName.scope === name.scope,
  );
  if (same && importsRetained && orphans(account).includes(same)) {
    account.events.push(`${stack.name}/${id} IMPORT_COMPLETE`);
    return same;
  }
  if (same) {
    throw new CloudFormationError(
      `${stack.name}/${id}: ${type} ${name!.name} already exists, as ${same.stack}/${same.logicalId}.`,
    );
  }
  const made: Physical = {
    id: name?.isId ? name.name : `${stack.name}-${id}-${account.events.length.toString(36)}`.toLowerCase(),
    ...{ type, stack: stack.name, logicalId: id, region: stack.region, fixedName: name, properties, contents: [] },
  };
  account.resources.add(made);
  account.events.push(`${stack.name}/${id} CREATE_COMPLETE`);
  return made;
}

/** Deletes a resource at its service. @throws {CloudFormationError} when the service refuses */
export function deletePhysical(account: CloudAccount, one: Physical): void {
  const refusal = refusedDeletion(one.type, one.properties, one.contents);
  const where = `${one.stack}/${one.logicalId}`;
  if (refusal !== undefined) throw new CloudFormationError(`${where} cannot be deleted: ${refusal}.`);
  account.resources.delete(one);
  account.events.push(`${where} DELETE_COMPLETE`);
}

/** @throws {CloudFormationError} when the account was told that AWS refuses this resource */
export function requireWorking(account: CloudAccount, { name }: DeployedStack, id: string): void {
  if (account.broken.has(`${name}/${id}`))
    throw new CloudFormationError(`${name}/${id}: Resource handler returned message: "Service Unavailable".`);
}
