import { ServiceError } from "./emulators/engine.ts";
import type { Keys } from "./iam/role-keys.ts";

/** Runs an operation of a service's API, such as "StartDocumentTextDetection", with an access key's permissions. */
export type Operate = (operation: string, input: unknown, accessKeyId: string) => Promise<unknown>;

export interface TaskServices {
  readonly invoke: (target: string, event: unknown) => Promise<unknown>;
  /** The services that states can call, by their names in aws-sdk integrations. */
  readonly sdk: Readonly<Record<string, Operate>>;
}

/** Runs the tasks of a state machine with the permissions of its role. */
export function taskRunner(keys: Keys, roleArn: string, { invoke, sdk }: TaskServices) {
  const { accessKeyId } = keys.credentialsOf(roleArn);

  function requireRight(action: string, resourceArn: string): void {
    if (keys.allows(accessKeyId, action, resourceArn)) return;
    const message = `${roleArn} is not authorized to perform: ${action} on resource: ${resourceArn}`;
    throw new ServiceError("AccessDeniedException", message, 403);
  }

  return async function runTask(resource: string, args: unknown): Promise<unknown> {
    if (resource === "arn:aws:states:::lambda:invoke") {
      const { functionArn, payload } = invocationOf(args);
      requireRight("lambda:InvokeFunction", functionArn);
      return { StatusCode: 200, ExecutedVersion: "$LATEST", Payload: await invoke(functionArn, payload) };
    }
    const [, service = "", name = ""] = /^arn:aws:states:::aws-sdk:(\w+):(\w+)$/.exec(resource) ?? [];
    const operate = sdk[service];
    if (!operate) throw new Error(`The local state machine has no task ${resource}.`);
    const operation = name.charAt(0).toUpperCase() + name.slice(1);
    requireRight(`${service}:${operation}`, "*");
    return operate(operation, args, accessKeyId);
  };
}

function invocationOf(args: unknown): { functionArn: string; payload: unknown } {
  if (typeof args === "object" && args !== null && "FunctionName" in args && typeof args.FunctionName === "string") {
    return { functionArn: args.FunctionName, payload: "Payload" in args ? args.Payload : {} };
  }
  throw new Error(`A task that invokes a function needs FunctionName, not ${JSON.stringify(args)}.`);
}
