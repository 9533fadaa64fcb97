import { randomUUID } from "node:crypto";
import * as z from "zod";
import { ServiceError } from "../engine.ts";
import type { StateMachine } from "./definition.ts";
import type { Execution, Executions } from "./execution.ts";
import { MAX_PAYLOAD_BYTES } from "./payload.ts";
import { ExecutionStop, StatesError } from "./states-error.ts";
import type { TaskTokens } from "./task-token.ts";

/** The dependencies of every operation. */
export interface Service {
  readonly machines: ReadonlyMap<string, StateMachine>;
  readonly executions: Executions;
  readonly tokens: TaskTokens;
  now(): number;
}

interface Operation {
  /** The ARNs of which at least one must be allowed. */
  resourcesIn(service: Service, body: unknown): string[];
  run(service: Service, body: unknown): object | Promise<object>;
}

function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  resourceField: keyof Shape | undefined,
  run: (service: Service, input: z.infer<z.ZodObject<Shape>>) => object | Promise<object>,
): Operation {
  const Input = z.object(shape);
  return {
    resourcesIn: (service, body) => {
      const input: Record<string, unknown> = understood(Input, body);
      return resourceField === undefined ? [...service.machines.keys()] : [`${input[resourceField as string]}`];
    },
    run: (service, body) => run(service, understood(Input, body)),
  };
}

function understood<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceError("ValidationException", z.prettifyError(parsed.error));
}

const paging = {
  maxResults: z.int().min(0).max(1000).default(100),
  nextToken: z.string().regex(/^\d+$/).optional(),
};

/**
 * The API operations by name. A task token contains no ARN, so permission on any state machine lets a caller answer it.
 */
export const operations: Readonly<Record<string, Operation>> = {
  StartExecution: operation(
    { stateMachineArn: z.string(), name: z.string().optional(), input: z.string().default("{}") },
    "stateMachineArn",
    startExecution,
  ),
  StopExecution: operation(
    { executionArn: z.string(), error: z.string().optional(), cause: z.string().optional() },
    "executionArn",
    async (service, { executionArn, error, cause }) => {
      await service.executions.stop(executionArn, new ExecutionStop("ABORTED", error, cause));
      return { stopDate: executionNamed(service, executionArn).stopDate };
    },
  ),
  DescribeExecution: operation({ executionArn: z.string() }, "executionArn", (service, { executionArn }) => {
    const { history, ...execution } = executionNamed(service, executionArn);
    const included = { included: true };
    return { ...execution, inputDetails: included, ...("output" in execution && { outputDetails: included }) };
  }),
  GetExecutionHistory: operation(
    { executionArn: z.string(), reverseOrder: z.boolean().default(false), ...paging },
    "executionArn",
    (service, { executionArn, reverseOrder, ...page }) => {
      const { history } = executionNamed(service, executionArn);
      const { items, ...next } = pageOf(reverseOrder ? history.toReversed() : history, page);
      return { events: items, ...next };
    },
  ),
  ListExecutions: operation(
    { stateMachineArn: z.string(), statusFilter: z.string().optional(), ...paging },
    "stateMachineArn",
    (service, { stateMachineArn, statusFilter, ...page }) => {
      const newestFirst = service.executions.all().toReversed().map(summaryOf);
      const wanted = newestFirst.filter(
        (execution) =>
          execution.stateMachineArn === stateMachineArn &&
          (statusFilter === undefined || execution.status === statusFilter),
      );
      const { items, ...next } = pageOf(wanted, page);
      return { executions: items, ...next };
    },
  ),
  DescribeStateMachine: operation(
    { stateMachineArn: z.string() },
    "stateMachineArn",
    (service, { stateMachineArn }) => ({
      ...machineSummary(stateMachineArn),
      status: "ACTIVE",
      definition: JSON.stringify(machineNamed(service, stateMachineArn)),
      roleArn: "",
    }),
  ),
  ListStateMachines: operation({}, undefined, (service) => ({
    stateMachines: [...service.machines.keys()].map(machineSummary),
  })),
  SendTaskSuccess: operation(
    { taskToken: z.string(), output: z.string() },
    undefined,
    (service, { taskToken, output }) => {
      service.tokens.succeed(taskToken, jsonFrom(output, "InvalidOutput", "output"));
      return {};
    },
  ),
  SendTaskFailure: operation(
    { taskToken: z.string(), error: z.string().default(""), cause: z.string().default("") },
    undefined,
    (service, { taskToken, error, cause }) => {
      service.tokens.fail(taskToken, new StatesError(error, cause));
      return {};
    },
  ),
  SendTaskHeartbeat: operation({ taskToken: z.string() }, undefined, (service, { taskToken }) => {
    service.tokens.heartbeat(taskToken);
    return {};
  }),
};

function startExecution(
  service: Service,
  {
    stateMachineArn,
    name = randomUUID(),
    input,
  }: { stateMachineArn: string; name?: string | undefined; input: string },
): object {
  const machine = machineNamed(service, stateMachineArn);
  checkName(name);
  jsonFrom(input, "InvalidExecutionInput", "input");
  const executionArn = `${stateMachineArn.replace(":stateMachine:", ":execution:")}:${name}`;
  const known = service.executions.find(executionArn);
  const isRepeated = known?.status === "RUNNING" && known.input === input;
  if (known && !isRepeated) {
    throw new ServiceError("ExecutionAlreadyExists", `Execution Already Exists: '${executionArn}'`);
  }
  const { startDate } = known ?? service.executions.start(machine, { stateMachineArn, executionArn, name, input });
  return { executionArn, startDate };
}

function checkName(name: string): void {
  if (name.length <= 80 && /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]+$/u.test(name)) return;
  throw new ServiceError("InvalidName", `Invalid Name: '${name}'`);
}

function jsonFrom(text: string, code: string, field: string): unknown {
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) {
    const limit = `Member must have length less than or equal to ${MAX_PAYLOAD_BYTES}`;
    throw new ServiceError("ValidationException", `Value at '${field}' failed to satisfy constraint: ${limit}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError(code, `The ${field} is not JSON: '${text.slice(0, 80)}'`);
  }
}

function machineNamed(service: Service, arn: string): StateMachine {
  const machine = service.machines.get(arn);
  if (machine) return machine;
  throw new ServiceError("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
}

function executionNamed(service: Service, arn: string): Execution {
  const execution = service.executions.find(arn);
  if (execution) return execution;
  throw new ServiceError("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
}

function summaryOf({ history, input, output, error, cause, ...summary }: Execution) {
  return summary;
}

function machineSummary(stateMachineArn: string): object {
  return { stateMachineArn, name: stateMachineArn.split(":").at(-1), type: "STANDARD", creationDate: 0 };
}

function pageOf<Item>(
  items: readonly Item[],
  { maxResults, nextToken }: { maxResults: number; nextToken?: string | undefined },
): { items: readonly Item[]; nextToken?: string } {
  const start = Number(nextToken ?? 0);
  const end = start + (maxResults || 100);
  return { items: items.slice(start, end), ...(end < items.length && { nextToken: `${end}` }) };
}
