import type { State } from "./definition.ts";
import { type Bindings, evaluate } from "./expression.ts";
import type { Recorder } from "./history.ts";
import type { TaskTokens } from "./task-token.ts";

/** Runs the task of a Task state. Rejects with a ServiceError, or with an error named after the Lambda's errorType. */
export type TaskRunner = (
  resource: string,
  args: unknown,
  signal: AbortSignal,
  stateMachineArn: string,
) => Promise<unknown>;

/** The context shared by all states of an execution. */
export interface Run {
  readonly context: {
    readonly Execution: { readonly StartTime: string };
    readonly StateMachine: { readonly Id: string };
  };
  readonly record: Recorder;
  readonly tokens: TaskTokens;
  readonly task: TaskRunner;
  /** The factor by which waits and retry delays are shortened. */
  readonly speed: number;
  now(): number;
}

/** The scope in which states run: the whole execution, a Parallel branch or a Map item. */
export interface Scope {
  readonly run: Run;
  readonly signal: AbortSignal;
  readonly variables: Bindings;
  readonly mapItem: { readonly Index: number; readonly Value: unknown } | undefined;
}

/** One visit to a state, from entering to leaving it, including retries. */
export interface Visit<Kind extends State = State> {
  readonly name: string;
  readonly state: Kind;
  readonly input: unknown;
  readonly scope: Scope;
  readonly enteredTime: string;
  readonly retryCount: number;
}

/** The result of a visit: output, variables and next state. */
export interface Outcome {
  readonly output: unknown;
  readonly assigned: Bindings;
  readonly next: string | undefined;
}

/** The names in a state's expressions: its variables and `$states`, which gets `more` besides input and context. */
export function bindingsOf(visit: Visit, more: object = {}, moreContext: object = {}): Bindings {
  const { run, variables, mapItem } = visit.scope;
  const context = {
    ...run.context,
    State: { Name: visit.name, EnteredTime: visit.enteredTime, RetryCount: visit.retryCount },
    ...(mapItem && { Map: { Item: mapItem } }),
    ...moreContext,
  };
  return { ...variables, states: { input: visit.input, context, ...more } };
}

/** Evaluates Assign and Output, both with the variables as of entry to the state. */
export async function outcomeOf(
  visit: Visit,
  template: { readonly Assign?: object | undefined; readonly Output?: unknown },
  to: { readonly next: string | undefined; readonly output: unknown; readonly more?: object },
): Promise<Outcome> {
  const bindings = bindingsOf(visit, to.more);
  const output = "Output" in template ? await evaluate(template.Output, "Output", bindings) : to.output;
  const assigned = (await evaluate(template.Assign ?? {}, "Assign", bindings)) as Bindings; // Objects stay objects.
  return { output, assigned, next: to.next };
}
