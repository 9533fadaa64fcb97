import type { State } from "./definition.ts";
import { type Bindings, evaluate } from "./expression.ts";
import type { Recorder } from "./history.ts";
import type { TaskTokens } from "./task-token.ts";

/** Does what a Task state names; rejects with a ServiceError, or with an error named as the Lambda's errorType. */
export type TaskRunner = (
  resource: string,
  args: unknown,
  signal: AbortSignal,
  stateMachineArn: string,
) => Promise<unknown>;

/** What all states of one execution share. */
export interface Run {
  readonly context: {
    readonly Execution: { readonly StartTime: string };
    readonly StateMachine: { readonly Id: string };
  };
  readonly record: Recorder;
  readonly tokens: TaskTokens;
  readonly task: TaskRunner;
  /** How many times faster than the clock waits and the pauses before a retry are. */
  readonly speed: number;
  now(): number;
}

/** Where a flow of states runs: the whole execution, a branch of it, or a Map's item. */
export interface Scope {
  readonly run: Run;
  readonly signal: AbortSignal;
  readonly variables: Bindings;
  readonly mapItem: { readonly Index: number; readonly Value: unknown } | undefined;
}

/** One stay in a state, from entering it to leaving it, with all its retries. */
export interface Visit<Kind extends State = State> {
  readonly name: string;
  readonly state: Kind;
  readonly input: unknown;
  readonly scope: Scope;
  readonly enteredTime: string;
  readonly retryCount: number;
}

/** How a state is left. */
export interface Outcome {
  readonly output: unknown;
  readonly assigned: Bindings;
  readonly next: string | undefined;
}

/** What the state's expressions can name: its variables, and `$states` with `more` beside the input and the context. */
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

/** Evaluates Assign and Output, both with the variables as they were before. */
export async function outcomeOf(
  visit: Visit,
  template: { readonly Assign?: object | undefined; readonly Output?: unknown },
  to: { readonly next: string | undefined; readonly output: unknown; readonly more?: object },
): Promise<Outcome> {
  const bindings = bindingsOf(visit, to.more);
  const output = "Output" in template ? await evaluate(template.Output, "Output", bindings) : to.output;
  const assigned = (await evaluate(template.Assign ?? {}, "Assign", bindings)) as Bindings; // An object stays one.
  return { output, assigned, next: to.next };
}
