import * as z from "zod";
import type { ResourceDefinition, StackTemplate } from "./assembly.ts";
import type { Addresses } from "./attributes.ts";
import { TemplateError } from "./intrinsics.ts";
import { type Resolver, stackResolver } from "./resolver.ts";

/** A resource of one of the app's stacks. */
export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  /** The result of `Ref`: a name, an id or, for some types, an ARN. */
  readonly ref: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  attribute(name: string): string;
  /** All properties, resolved. */
  properties(): unknown;
  /** The properties in the schema, resolved. The others are not, and may use what the local stack does not support. */
  read<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): z.infer<z.ZodObject<Shape>>;
}

/** The resources of all stacks of the app. */
export interface Templates {
  /** The resources of these types whose condition is true. */
  of(...types: readonly string[]): Resource[];
}

/** @param addresses called only when a resolved value needs one, so that servers can start to listen later */
export function loadTemplates(stacks: readonly StackTemplate[], addresses: () => Addresses): Templates {
  const exports = new Map<string, () => unknown>();
  const outputs = new Map<string, () => unknown>();
  const resources = stacks.flatMap((stack) => {
    const resolver = stackResolver(stack, addresses, {
      export(name) {
        const value = exports.get(name);
        if (!value) throw new TemplateError(`${stack.stack} imports "${name}", which no stack exports.`);
        return value();
      },
      output(of, name) {
        const value = outputs.get(`${of}.${name}`);
        if (!value) throw new TemplateError(`${stack.stack} reads the output "${name}", which ${of} does not have.`);
        return value();
      },
    });
    for (const [output, { Value, Export }] of Object.entries(stack.Outputs)) {
      const value = () => resolver.resolve(Value, output);
      outputs.set(`${stack.stack}.${output}`, value);
      if (Export) exports.set(String(resolver.resolve(Export.Name, output)), value);
    }
    return Object.entries(stack.Resources)
      .filter(([, definition]) => definition.Condition === undefined || resolver.holds(definition.Condition))
      .map(([id, definition]) => resourceOf(stack, id, definition, resolver));
  });
  return { of: (...types) => resources.filter((resource) => types.includes(resource.type)) };
}

/** The app's only resource of a type. @throws {TemplateError} when there is not exactly one */
export function only(templates: Templates, type: string): Resource {
  const [resource, ...others] = templates.of(type);
  if (resource && others.length === 0) return resource;
  throw new TemplateError(`The local stack serves apps with one ${type}, not ${templates.of(type).length}.`);
}

function resourceOf(
  { stack }: StackTemplate,
  id: string,
  definition: ResourceDefinition,
  resolver: Resolver,
): Resource {
  const where = `${stack}/${id}`;
  return {
    stack,
    id,
    type: definition.Type,
    metadata: definition.Metadata,
    get ref() {
      return resolver.ref(id, where);
    },
    attribute: (name) => resolver.attribute(id, name, where),
    properties: () => resolver.resolve(definition.Properties, where),
    read(schema) {
      const properties = Object.fromEntries(
        Object.keys(schema.shape).map((key) => [key, resolver.resolve(definition.Properties[key], `${where}.${key}`)]),
      );
      const parsed = schema.safeParse(properties);
      if (parsed.success) return parsed.data;
      throw new TemplateError(`${where} (${definition.Type}) cannot be served here:\n${z.prettifyError(parsed.error)}`);
    },
  };
}
