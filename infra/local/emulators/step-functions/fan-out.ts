import type { Flow, MapState, ParallelState } from "./definition.ts";
import { evaluate } from "./expression.ts";
import { StatesError } from "./states-error.ts";
import { bindingsOf, type Outcome, outcomeOf, type Scope, type Visit } from "./visit.ts";

type FlowRunner = (flow: Flow, input: unknown, scope: Scope) => Promise<unknown>;

/** AWS's concurrency of an inline Map without a limit. */
const INLINE_CONCURRENCY = 40;

export async function runParallel(visit: Visit<ParallelState>, runFlow: FlowRunner): Promise<Outcome> {
  const { state, scope } = visit;
  const input = "Arguments" in state ? await evaluate(state.Arguments, "Arguments", bindingsOf(visit)) : visit.input;
  const result = await together(state.Branches.length, state.Branches.length, scope.signal, (index, signal) =>
    runFlow(state.Branches[index]!, structuredClone(input), { ...scope, signal }),
  );
  return outcomeOf(visit, state, { next: state.Next, output: result, more: { result } });
}

export async function runMap(visit: Visit<MapState>, runFlow: FlowRunner): Promise<Outcome> {
  const { state, scope, name } = visit;
  const items = await itemsOf(visit);
  const limit = Number(await evaluate(state.MaxConcurrency, "MaxConcurrency", bindingsOf(visit))) || INLINE_CONCURRENCY;
  scope.run.record("MapStateStarted", { mapStateStartedEventDetails: { length: items.length } });
  const result = await together(items.length, limit, scope.signal, async (index, signal) => {
    const mapItem = { Index: index, Value: items[index] };
    const itemVisit = { ...visit, scope: { ...scope, signal, mapItem } };
    const input =
      state.ItemSelector === undefined
        ? mapItem.Value
        : await evaluate(state.ItemSelector, "ItemSelector", bindingsOf(itemVisit));
    scope.run.record("MapIterationStarted", { mapIterationStartedEventDetails: { name, index } });
    const output = await runFlow(state.ItemProcessor, input, itemVisit.scope);
    scope.run.record("MapIterationSucceeded", { mapIterationSucceededEventDetails: { name, index } });
    return output;
  });
  scope.run.record("MapStateSucceeded");
  return outcomeOf(visit, state, { next: state.Next, output: result, more: { result } });
}

async function itemsOf(visit: Visit<MapState>): Promise<readonly unknown[]> {
  const { state, input } = visit;
  const items = state.Items === undefined ? input : await evaluate(state.Items, "Items", bindingsOf(visit));
  if (Array.isArray(items)) return items;
  const found = JSON.stringify(items).slice(0, 80);
  throw new StatesError("States.QueryEvaluationError", `The Items of a Map must be an array, not ${found}.`);
}

/** Runs the work for every index with limited concurrency; the first failure stops the rest. */
async function together<Result>(
  count: number,
  limit: number,
  parent: AbortSignal,
  work: (index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const stop = new AbortController();
  const signal = AbortSignal.any([parent, stop.signal]);
  const results = new Array<Result>(count);
  let next = 0;
  async function lane(): Promise<void> {
    while (next < count && !signal.aborted) {
      const index = next++;
      results[index] = await work(index, signal);
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, count) }, lane));
    parent.throwIfAborted();
    return results;
  } finally {
    stop.abort();
  }
}
