import { createHash, randomUUID } from "node:crypto";
import jsonata from "jsonata";
import { StatesError } from "./states-error.ts";

/** The names available in expressions: `states` and the variables assigned so far. */
export type Bindings = Readonly<Record<string, unknown>>;

const MAX_EVALUATION_MS = 5000;
const compiled = new Map<string, jsonata.Expression>();

/**
 * Evaluates every `{% … %}` in a field of a state.
 *
 * @param field the name of the field, such as "Arguments", for error messages
 * @throws {StatesError} States.QueryEvaluationError
 */
export async function evaluate(template: unknown, field: string, bindings: Bindings): Promise<unknown> {
  if (typeof template === "string") {
    const [, expression] = /^\{%([\s\S]*)%\}$/.exec(template) ?? [];
    return expression === undefined ? template : evaluateExpression(expression.trim(), field, bindings);
  }
  if (Array.isArray(template)) {
    return Promise.all(template.map((item, index) => evaluate(item, `${field}[${index}]`, bindings)));
  }
  if (typeof template !== "object" || template === null) return template;
  const members = Object.entries(template).map(async ([key, value]) => [
    key,
    await evaluate(value, `${field}/${key}`, bindings),
  ]);
  return Object.fromEntries(await Promise.all(members));
}

async function evaluateExpression(expression: string, field: string, bindings: Bindings): Promise<unknown> {
  const quoted = `The JSONata expression '${expression}' specified for the field '${field}'`;
  let value: unknown;
  try {
    value = plain(await compile(expression).evaluate(undefined, { ...bindings }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : (error as jsonata.JsonataError).message;
    throw new StatesError("States.QueryEvaluationError", `${quoted} threw an error during evaluation. ${reason}`);
  }
  if (value === undefined) {
    throw new StatesError("States.QueryEvaluationError", `${quoted} returned nothing (undefined).`);
  }
  return value;
}

function compile(expression: string): jsonata.Expression {
  const known = compiled.get(expression);
  if (known) return known;
  const fresh = jsonata(expression, { timeout: MAX_EVALUATION_MS });
  for (const [name, implementation] of Object.entries(functions)) fresh.registerFunction(name, implementation);
  compiled.set(expression, fresh);
  return fresh;
}

/**
 * Converts a JSONata result to plain JSON: its sequences are arrays with extra properties, and functions are not data.
 */
function plain(value: unknown): unknown {
  const json = JSON.stringify(value);
  return json === undefined ? undefined : JSON.parse(json);
}

// Step Functions adds these functions to JSONata and removes one.
const functions = {
  uuid: () => randomUUID(),
  parse: (json: string) => JSON.parse(json),
  partition(items: readonly unknown[], size: number) {
    if (!(size >= 1)) throw new Error(`$partition needs a size of at least 1, not ${size}.`);
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
  },
  range(first: number, last: number, step: number) {
    const length = Math.floor((last - first) / step) + 1;
    if (!(length >= 0 && length <= 1000)) throw new Error(`$range(${first}, ${last}, ${step}) is not 0 to 1000 items.`);
    return Array.from({ length }, (_, index) => first + index * step);
  },
  hash(data: unknown, algorithm: string) {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    return createHash(algorithm.replace("-", "")).update(text).digest("hex");
  },
  random(seed?: number) {
    if (seed === undefined) return Math.random();
    return createHash("sha256").update(`${seed}`).digest().readUIntBE(0, 6) / 2 ** 48;
  },
  eval() {
    throw new Error("$eval is not supported by Step Functions.");
  },
};
