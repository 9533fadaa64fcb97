import { createServer, type IncomingMessage } from "node:http";
import { type Authority, type Engine, ServiceError } from "../engine.ts";
import { answeringJson, closeServer, jsonBody } from "../json-http.ts";
import { requirePermission } from "../permission.ts";
import type { StateMachine } from "./definition.ts";
import { executions } from "./execution.ts";
import { operations, type Service } from "./operations.ts";
import { taskTokens } from "./task-token.ts";
import type { TaskRunner } from "./visit.ts";

export interface StepFunctionsEngine extends Engine {
  /** Executes an operation for the local stack itself, without a permission check. */
  run(operation: string, input: unknown): Promise<object>;
  /** Resolves when the execution has ended. */
  ended(executionArn: string): Promise<void>;
}

export interface StepFunctionsOptions {
  /** Stores the executions. Without a file they are lost when the process ends. */
  readonly file?: string;
  /** By ARN, as parsed by `stateMachineFrom`. */
  readonly machines: ReadonlyMap<string, StateMachine>;
  readonly task: TaskRunner;
  readonly authority?: Authority;
  /** The factor by which waits and retry delays are shortened; 1 by default. */
  readonly speed?: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

const contentType = "application/x-amz-json-1.0";
const target = /^AWSStepFunctions\.(\w+)$/;

/** Emulates Step Functions with standard workflows. */
export function stepFunctionsEngine(options: StepFunctionsOptions): StepFunctionsEngine {
  const { machines, task, speed = 1, now = Date.now } = options;
  const tokens = taskTokens();
  const service: Service = {
    machines,
    tokens,
    now,
    executions: executions({ file: options.file, tokens, task, speed, now }),
  };

  async function answer(request: IncomingMessage): Promise<object> {
    const [, name = ""] = target.exec(`${request.headers["x-amz-target"]}`) ?? [];
    const body = await jsonBody(request);
    const need = { action: `states:${name}`, resources: operationNamed(name).resourcesIn(service, body), status: 400 };
    requirePermission(options.authority, request.headers.authorization, need);
    return run(name, body);
  }

  async function run(name: string, input: unknown): Promise<object> {
    return operationNamed(name).run(service, input);
  }

  const server = createServer(answeringJson(answer, contentType));

  return {
    server,
    run,
    ended: (executionArn) => service.executions.ended(executionArn),
    async close() {
      await service.executions.close();
      await closeServer(server);
    },
  };
}

function operationNamed(name: string) {
  const operation = operations[name];
  if (operation) return operation;
  throw new ServiceError("UnknownOperationException", `The local Step Functions have no operation "${name}".`);
}
