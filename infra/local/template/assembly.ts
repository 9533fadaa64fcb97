import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const ResourceDefinition = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
  DeletionPolicy: z.string().optional(),
  DependsOn: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
});
export type ResourceDefinition = z.infer<typeof ResourceDefinition>;

const Template = z.object({
  Resources: z.record(z.string(), ResourceDefinition),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
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

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional(), stackName: z.string().optional() }).optional(),
    }),
  ),
});

/** All stacks of a cloud assembly, in manifest order. */
export function readAssembly(folder: string): StackTemplate[] {
  const { artifacts } = Manifest.parse(readJson(join(folder, "manifest.json")));
  return Object.entries(artifacts)
    .filter(([, artifact]) => artifact.type === "aws:cloudformation:stack")
    .map(([id, { properties }]) =>
      stackTemplate(
        properties?.stackName ?? id,
        readJson(join(folder, properties?.templateFile ?? `${id}.template.json`)),
      ),
    );
}

export function stackTemplate(stack: string, template: unknown): StackTemplate {
  return { stack, ...Template.parse(template) };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
