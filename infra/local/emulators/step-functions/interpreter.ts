import type { ChoiceState, FailState, Flow, PassState, SucceedState, WaitState } from "./definition.ts";
import { evaluate } from "./expression.ts";
import { runMap, runParallel } from "./fan-out.ts";
import { pause } from "./pause.ts";
import { checkPayload } from "./payload.ts";
import { retriesOf } from "./retry.ts";
import { isNamedIn, StatesError } from "./states-error.ts";
import { runTask } from "./task.ts";
import { bindingsOf, type Outcome, outcomeOf, type Scope, type Visit } from "./visit.ts";

/**
 * Runs states until one ends the flow, and returns the output of that state.
 *
 * @throws {StatesError} the error, if no state catches it
 */
export async function runFlow(flow: Flow, input: unknown, scope: Scope): Promise<unknown> {
  let value = input;
  let variables = scope.variables;
  let name: string | undefined = flow.StartAt;
  while (name !== undefined) {
    scope.signal.throwIfAborted();
    const { output, assigned, next }: Outcome = await visitState({
      name,
      state: flow.States[name]!, // Definitions with missing states are rejected when they are parsed.
      input: value,
      scope: { ...scope, variables },
      enteredTime: new Date(scope.run.now()).toISOString(),
      retryCount: 0,
    });
    value = output;
    variables = { ...variables, ...assigned };
    name = next;
  }
  return value;
}

async function visitState(visit: Visit): Promise<Outcome> {
  const { state, name, input, scope } = visit;
  const { record } = scope.run;
  record(`${state.Type}StateEntered`, { stateEnteredEventDetails: { name, input: JSON.stringify(input) } });
  const outcome = await attempt(visit);
  record(`${state.Type}StateExited`, {
    stateExitedEventDetails: {
      name,
      output: JSON.stringify(outcome.output),
      assignedVariables: texts(outcome.assigned),
    },
  });
  return outcome;
}

function texts(variables: object): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Runs a state with its retries; after any other error it continues at the matching catcher. */
async function attempt(visit: Visit): Promise<Outcome> {
  const { state, scope } = visit;
  const retries = retriesOf("Retry" in state ? state.Retry : []);
  for (let retryCount = 0; ; retryCount++) {
    try {
      checkPayload(visit.input, `The input of the state "${visit.name}"`);
      const outcome = await act({ ...visit, retryCount });
      checkPayload(outcome.output, `The output of the state "${visit.name}"`);
      return outcome;
    } catch (error) {
      scope.signal.throwIfAborted();
      if (!(error instanceof StatesError)) throw error;
      const seconds = retries.secondsAfter(error);
      if (seconds === undefined) return caught(visit, error);
      await pause((seconds * 1000) / scope.run.speed, scope.signal);
    }
  }
}

async function caught(visit: Visit, error: StatesError): Promise<Outcome> {
  const catchers = "Catch" in visit.state ? visit.state.Catch : [];
  const catcher = catchers.find(({ ErrorEquals }) => isNamedIn(ErrorEquals, error));
  if (!catcher) throw error;
  const errorOutput = { Error: error.name, Cause: error.message };
  return outcomeOf(visit, catcher, { next: catcher.Next, output: errorOutput, more: { errorOutput } });
}

function act(visit: Visit): Promise<Outcome> {
  const { state } = visit;
  switch (state.Type) {
    case "Pass":
    case "Succeed":
      return pass({ ...visit, state });
    case "Fail":
      return fail({ ...visit, state });
    case "Wait":
      return wait({ ...visit, state });
    case "Choice":
      return choose({ ...visit, state });
    case "Task":
      return runTask({ ...visit, state });
    case "Parallel":
      return runParallel({ ...visit, state }, runFlow);
    case "Map":
      return runMap({ ...visit, state }, runFlow);
    default:
      return state satisfies never;
  }
}

function pass(visit: Visit<PassState | SucceedState>): Promise<Outcome> {
  const { state, input } = visit;
  return outcomeOf(visit, state, { next: state.Type === "Pass" ? state.Next : undefined, output: input });
}

async function fail(visit: Visit<FailState>): Promise<never> {
  const bindings = bindingsOf(visit);
  const error = await evaluate(visit.state.Error ?? "", "Error", bindings);
  const cause = await evaluate(visit.state.Cause ?? "", "Cause", bindings);
  throw new StatesError(`${error}`, `${cause}`);
}

async function wait(visit: Visit<WaitState>): Promise<Outcome> {
  const { state, scope, input } = visit;
  await pause((await millisecondsOf(visit)) / scope.run.speed, scope.signal);
  return outcomeOf(visit, state, { next: state.Next, output: input });
}

async function millisecondsOf(visit: Visit<WaitState>): Promise<number> {
  const { Seconds, Timestamp } = visit.state;
  const field = Timestamp === undefined ? "Seconds" : "Timestamp";
  const value = await evaluate(Timestamp ?? Seconds, field, bindingsOf(visit));
  const milliseconds = Timestamp === undefined ? Number(value) * 1000 : Date.parse(`${value}`) - visit.scope.run.now();
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new StatesError("States.QueryEvaluationError", `Cannot wait for the ${field} ${JSON.stringify(value)}.`);
}

async function choose(visit: Visit<ChoiceState>): Promise<Outcome> {
  const { state, input, name } = visit;
  for (const [index, choice] of state.Choices.entries()) {
    const condition = await evaluate(choice.Condition, `Choices[${index}]/Condition`, bindingsOf(visit));
    if (typeof condition !== "boolean") {
      const found = `The Condition of choice ${index} is ${JSON.stringify(condition)}, not true or false.`;
      throw new StatesError("States.QueryEvaluationError", found);
    }
    if (condition) return outcomeOf(visit, choice, { next: choice.Next, output: input });
  }
  if (state.Default === undefined) {
    throw new StatesError("States.NoChoiceMatched", `No choice of the state "${name}" matched, and it has no Default.`);
  }
  return outcomeOf(visit, state, { next: state.Default, output: input });
}
