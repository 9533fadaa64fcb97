import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const ResourceDefinition = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  DependsOn: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
});
export type ResourceDefinition = z.infer<typeof ResourceDefinition>;

const Template = z.object({
  Resources: z.record(z.string(), ResourceDefinition),
  Parameters: z
    .record(z.string(), z.object({ Type: z.string().default("String"), Default: z.unknown().optional() }))
    .default({}),
  Rules: z
    .record(
      z.string(),
      z.object({ Assertions: z.array(z.object({ Assert: z.unknown(), AssertDescription: z.string().optional() })) }),
    )
    .default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Outputs: z
    .record(
      z.string(),
      z.object({
        Value: z.unknown(),
        Export: z.object({ Name: z.unknown() }).optional(),
        Condition: z.string().optional(),
      }),
    )
    .default({}),
});
type Template = z.infer<typeof Template>;

/** A stack's synthesised template. */
export interface StackTemplate extends Template {
  readonly stack: string;
}

/** A stack's template with what the cloud assembly says of its deployment. */
export interface AssembledStack extends StackTemplate {
  /** The region that the stack names; undefined for the shell's. */
  readonly region: string | undefined;
  /** The stacks that are deployed before it. */
  readonly dependencies: readonly string[];
  readonly isProtected: boolean;
}

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().default(""),
      dependencies: z.array(z.string()).default([]),
      properties: z
        .object({
          templateFile: z.string().optional(),
          stackName: z.string().optional(),
          terminationProtection: z.boolean().default(false),
        })
        .optional(),
    }),
  ),
});

/** All stacks of a cloud assembly, in manifest order. */
export function readAssembly(folder: string): AssembledStack[] {
  const { artifacts } = Manifest.parse(readJson(join(folder, "manifest.json")));
  const stacks = Object.entries(artifacts).filter(([, artifact]) => artifact.type === "aws:cloudformation:stack");
  const names = new Map(stacks.map(([id, { properties }]) => [id, properties?.stackName ?? id]));
  return stacks.map(([id, { environment, dependencies, properties }]) => {
    // Such as "aws://111111111111/eu-west-1".
    const region = environment.split("/").at(-1) ?? "";
    return {
      ...stackTemplate(names.get(id)!, readJson(join(folder, properties?.templateFile ?? `${id}.template.json`))),
      region: ["", "unknown-region"].includes(region) ? undefined : region,
      dependencies: dependencies.flatMap((one) => names.get(one) ?? []),
      isProtected: properties?.terminationProtection ?? false,
    };
  });
}

export function stackTemplate(stack: string, template: unknown): StackTemplate {
  return { stack, ...Template.parse(template) };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
