import { expect, it } from "vitest";
import * as z from "zod";
import { routes } from "../../shared/contract/routes.ts";
import type { Route } from "../../shared/contract/schema/route.ts";

const every = Object.entries<Route>(routes);
const schemas = every.flatMap(([name, { payload, query }]) => {
  const taken = payload && (payload.kind === "json" ? payload.schema : payload.fields);
  return [
    ...(taken ? [[`${name}, body`, taken] as const] : []),
    ...(query ? [[`${name}, query`, query] as const] : []),
  ];
});

/** The JSON Schema of a schema; custom checks do not affect which fields it accepts. */
interface Definition {
  readonly type: string;
  readonly shape?: unknown;
  readonly getter?: () => unknown;
  readonly catchall?: z.ZodType;
}

const hasParts = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The nested schemas, by their path in the definition. */
function partsOf(schema: z.ZodType, seen: Set<z.ZodType>): z.ZodType[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const found: z.ZodType[] = [];
  const look = (value: unknown): void => {
    if (value instanceof z.ZodType) found.push(value, ...partsOf(value, seen));
    else if (Array.isArray(value) || (hasParts(value) && Object.getPrototypeOf(value) === Object.prototype)) {
      Object.values(value).forEach(look);
    }
  };
  const { shape, getter, ...definition } = schema._zod.def as Definition;
  look([shape, getter?.(), ...Object.entries(definition).filter(([name]) => name !== "checks")]);
  return found;
}

/** Neither is a count, a size or a time. */
const NO_NUMBERS = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, "1e999"];

it("takes no infinite number, and no whole number that is too large to be exact", () => {
  const parts = schemas.flatMap(([name, schema]) =>
    [schema, ...partsOf(schema, new Set())].map((part) => [name, part] as const),
  );
  const numbers = parts.filter(([, { _zod }]) => (_zod.def as Definition).type === "number");
  expect(numbers.length).toBeGreaterThan(50);
  const wrong = numbers.filter(([, part]) => NO_NUMBERS.some((value) => part.safeParse(value).success));
  const whole = numbers.filter(([, part]) => !part.safeParse(1.5).success && part.safeParse(1).success);
  expect(whole.length).toBeGreaterThan(30);
  const inexact = whole.filter(([, part]) => part.safeParse(2 ** 53).success);
  expect([...wrong, ...inexact].map(([name]) => name)).toEqual([]);
});

it.each(schemas)("%s accepts no unknown field", (_, schema) => {
  const parts = [schema, ...partsOf(schema, new Set())];
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    const definition = part._zod.def as Definition;
    expect(definition.type).not.toMatch(/^(?:any|unknown|custom)$/);
    if (definition.type !== "object") continue;
    if (definition.catchall) expect((definition.catchall._zod.def as Definition).type).toBe("never");
  }
});
