import * as z from "zod";

// Strict: fields that the interpreter does not support fail at start-up instead of being ignored.
const Expression = z.string().regex(/^\{%[\s\S]*%\}$/);
const Seconds = z.union([z.number().positive(), Expression]);

const named = { Comment: z.string().optional(), QueryLanguage: z.literal("JSONata").optional() };
const output = { Output: z.json().optional() };
const assign = { Assign: z.record(z.string(), z.json()).optional() };
const moving = { Next: z.string().optional(), End: z.literal(true).optional() };

const Retrier = z.strictObject({
  Comment: z.string().optional(),
  ErrorEquals: z.array(z.string()).min(1),
  IntervalSeconds: z.int().positive().default(1),
  MaxAttempts: z.int().nonnegative().default(3),
  BackoffRate: z.number().min(1).default(2),
  MaxDelaySeconds: z.int().positive().optional(),
  JitterStrategy: z.enum(["FULL", "NONE"]).default("NONE"),
});
export type Retrier = z.infer<typeof Retrier>;

const Catcher = z.strictObject({
  Comment: z.string().optional(),
  ErrorEquals: z.array(z.string()).min(1),
  Next: z.string(),
  ...output,
  ...assign,
});
export type Catcher = z.infer<typeof Catcher>;

const recovering = { Retry: z.array(Retrier).default([]), Catch: z.array(Catcher).default([]) };

const TaskState = z.strictObject({
  Type: z.literal("Task"),
  Resource: z.string().regex(/^arn:/),
  Arguments: z.json().optional(),
  TimeoutSeconds: Seconds.optional(),
  HeartbeatSeconds: Seconds.optional(),
  ...named,
  ...output,
  ...assign,
  ...moving,
  ...recovering,
});
export type TaskState = z.infer<typeof TaskState>;

const ChoiceState = z.strictObject({
  Type: z.literal("Choice"),
  Choices: z
    .array(
      z.strictObject({
        Comment: z.string().optional(),
        Condition: z.union([z.boolean(), Expression]),
        Next: z.string(),
        ...output,
        ...assign,
      }),
    )
    .min(1),
  Default: z.string().optional(),
  ...named,
  ...output,
  ...assign,
});
export type ChoiceState = z.infer<typeof ChoiceState>;

const WaitState = z.strictObject({
  Type: z.literal("Wait"),
  Seconds: z.union([z.int().nonnegative(), Expression]).optional(),
  Timestamp: z.string().optional(),
  ...named,
  ...output,
  ...assign,
  ...moving,
});
export type WaitState = z.infer<typeof WaitState>;

const PassState = z.strictObject({ Type: z.literal("Pass"), ...named, ...output, ...assign, ...moving });
export type PassState = z.infer<typeof PassState>;

const SucceedState = z.strictObject({ Type: z.literal("Succeed"), ...named, ...output });
export type SucceedState = z.infer<typeof SucceedState>;

const FailState = z.strictObject({
  Type: z.literal("Fail"),
  Error: z.string().optional(),
  Cause: z.string().optional(),
  ...named,
});
export type FailState = z.infer<typeof FailState>;

const ParallelState = z.strictObject({
  Type: z.literal("Parallel"),
  Arguments: z.json().optional(),
  get Branches() {
    return z.array(Flow).min(1);
  },
  ...named,
  ...output,
  ...assign,
  ...moving,
  ...recovering,
});
export type ParallelState = z.infer<typeof ParallelState>;

const MapState = z.strictObject({
  Type: z.literal("Map"),
  Items: z.union([z.array(z.json()), Expression]).optional(),
  ItemSelector: z.json().optional(),
  MaxConcurrency: z.union([z.int().nonnegative(), Expression]).default(0),
  get ItemProcessor() {
    return Flow.extend({ ProcessorConfig: z.strictObject({ Mode: z.literal("INLINE") }).optional() });
  },
  ...named,
  ...output,
  ...assign,
  ...moving,
  ...recovering,
});
export type MapState = z.infer<typeof MapState>;

const State = z.discriminatedUnion("Type", [
  TaskState,
  ChoiceState,
  WaitState,
  PassState,
  SucceedState,
  FailState,
  ParallelState,
  MapState,
]);
export type State = z.infer<typeof State>;

const Flow = z.strictObject({
  Comment: z.string().optional(),
  StartAt: z.string(),
  get States() {
    return z.record(z.string(), State);
  },
});
/** A graph of states: a state machine, a Parallel branch or a Map's item processor. */
export type Flow = z.infer<typeof Flow>;

const StateMachine = Flow.extend({
  QueryLanguage: z.literal("JSONata"),
  Version: z.literal("1.0").optional(),
  TimeoutSeconds: z.int().positive().optional(),
});
export type StateMachine = z.infer<typeof StateMachine>;

/**
 * Parses a definition in the Amazon States Language.
 *
 * @param where names the state machine in errors
 * @throws {Error} when the definition does not use JSONata, uses unsupported features, refers to a missing state or has
 *   a state with neither Next nor End
 */
export function stateMachineFrom(definition: unknown, where: string): StateMachine {
  const parsed = StateMachine.safeParse(definition);
  if (!parsed.success) {
    const advice = 'The local interpreter reads definitions with "QueryLanguage": "JSONata" only.';
    throw new Error(`The state machine ${where} cannot be run here. ${advice}\n${z.prettifyError(parsed.error)}`);
  }
  refuseDeadEnds(parsed.data, where);
  return parsed.data;
}

function refuseDeadEnds(flow: Flow, where: string): void {
  const targets: [string, string][] = [["StartAt", flow.StartAt]];
  for (const [name, state] of Object.entries(flow.States)) {
    if (!leadsOn(state)) throw new Error(`${where}: the state "${name}" has neither Next nor End.`);
    targets.push(...nextOf(state).map((next): [string, string] => [name, next]));
    for (const inner of flowsIn(state)) refuseDeadEnds(inner, `${where}, ${name}`);
  }
  const lost = targets.find(([, target]) => !Object.hasOwn(flow.States, target));
  if (lost) throw new Error(`${where}: ${lost[0]} leads to "${lost[1]}", which does not exist.`);
}

function leadsOn(state: State): boolean {
  if (state.Type === "Succeed" || state.Type === "Fail" || state.Type === "Choice") return true;
  return state.Next !== undefined || state.End === true;
}

function nextOf(state: State): string[] {
  const usual = "Next" in state && state.Next !== undefined ? [state.Next] : [];
  const caught = "Catch" in state ? state.Catch.map((catcher) => catcher.Next) : [];
  if (state.Type !== "Choice") return [...usual, ...caught];
  return [...state.Choices.map((choice) => choice.Next), ...(state.Default === undefined ? [] : [state.Default])];
}

function flowsIn(state: State): readonly Flow[] {
  if (state.Type === "Parallel") return state.Branches;
  return state.Type === "Map" ? [state.ItemProcessor] : [];
}
