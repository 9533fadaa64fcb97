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
  /** Does an operation for the stack itself, without asking for permission. */
  run(operation: string, input: unknown): Promise<object>;
  /** Fulfils when the execution has ended, at once when it has already. */
  ended(executionArn: string): Promise<void>;
}

export interface StepFunctionsOptions {
  /** Where executions are kept; without it they end with the process. */
  readonly file?: string;
  /** By ARN; `stateMachineFrom` reads them. */
  readonly machines: ReadonlyMap<string, StateMachine>;
  readonly task: TaskRunner;
  readonly authority?: Authority;
  /** How many times faster than the clock waits and the pauses before a retry are; 1 unless given. */
  readonly speed?: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

const contentType = "application/x-amz-json-1.0";
const target = /^AWSStepFunctions\.(\w+)$/;

/** Runs state machines as Step Functions does with standard workflows, and answers its API. */
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
