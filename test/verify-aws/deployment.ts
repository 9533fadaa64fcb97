import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CloudFormationClient,
  CreateStackCommand,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
} from "@aws-sdk/client-cloudformation";
import { region } from "../../infra/local/emulators/region.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates, type Resource } from "../../infra/local/template/template.ts";
import { NOT_AT_MOTO } from "./known-differences.ts";
import { standInArn, translated } from "./translation.ts";

/** A resource of a template, and whether moto has created it. */
export interface DeployedResource {
  readonly type: string;
  readonly isCreated: boolean;
}

interface FailedStack {
  readonly stack: string;
  readonly reason: string;
}

/** What moto has made of an assembly. */
export interface Deployment {
  readonly resources: readonly DeployedResource[];
  readonly failed: readonly FailedStack[];
  /** Listed types that moto now creates. */
  readonly nowKnown: readonly string[];
}

/** Properties with names. The local stack gives these resources the same names, so functions find what moto has created. */
const NAMES: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::StepFunctions::StateMachine": "StateMachineName",
};

/** Deploys the templates of an assembly on moto, in the order of their dependencies. */
export async function deployOnMoto(endpoint: string, assembly: string): Promise<Deployment> {
  const credentials = { accessKeyId: "administrator", secretAccessKey: "secret" };
  const client = new CloudFormationClient({ endpoint, region, credentials });
  const stacks = inOrder(readAssembly(assembly));
  const templates = loadTemplates(stacks, () => ({ site: "localhost:4000", storage: "localhost:4001" }));
  const all = templates.of(
    ...new Set(stacks.flatMap(({ Resources }) => Object.values(Resources).map((one) => one.Type))),
  );

  async function create(StackName: string, template: object) {
    const TemplateBody = JSON.stringify(template);
    await client.send(new CreateStackCommand({ StackName, TemplateBody, Capabilities: ["CAPABILITY_IAM"] }));
    const { Stacks: [made] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    if (made?.StackStatus !== "CREATE_COMPLETE") throw new Error(`${made?.StackStatus}: ${made?.StackStatusReason}`);
    const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName }));
    const ids = new Set(StackResources.filter((one) => one.PhysicalResourceId).map((one) => one.LogicalResourceId));
    return { ids, outputs: made.Outputs ?? [] };
  }

  const outputs = new Map<string, string>();
  const resources: DeployedResource[] = [];
  const failed: FailedStack[] = [];
  for (const { stack, Resources } of stacks) {
    const ofStack = new Map(all.filter((one) => one.stack === stack).map((one) => [one.id, one]));
    const standIn = (id: string, attribute?: string) => localValue(ofStack.get(id)!, attribute);
    const added = new Map([...ofStack].map(([id, one]) => [id, nameOf(one)]));
    try {
      const template: unknown = JSON.parse(readFileSync(join(assembly, `${stack}.template.json`), "utf8"));
      const made = await create(stack, translated(template, { outputs, added, lacking: NOT_AT_MOTO, standIn }));
      for (const { OutputKey, OutputValue } of made.outputs) outputs.set(`${stack}.${OutputKey}`, OutputValue!);
      for (const [id, { Type: type }] of Object.entries(Resources))
        resources.push({ type, isCreated: made.ids.has(id) });
    } catch (error) {
      failed.push({ stack, reason: error instanceof Error ? error.message : String(error) });
    }
  }

  const nowKnown: string[] = [];
  for (const [at, type] of NOT_AT_MOTO.entries()) {
    const example = all.find((one) => one.type === type);
    if (!example) continue;
    const template = { Resources: { Example: { Type: type, Properties: example.properties() } } };
    const { ids } = await create(`Example${at}`, template).catch(() => ({ ids: new Set() }));
    if (ids.has("Example")) nowKnown.push(type);
  }
  return { resources, failed, nowKnown };
}

function inOrder<Stack extends { readonly stack: string; readonly dependencies: readonly string[] }>(
  stacks: readonly Stack[],
): Stack[] {
  const done = new Set<Stack>();
  function visit(stack: Stack): void {
    for (const one of stacks) if (stack.dependencies.includes(one.stack) && !done.has(one)) visit(one);
    done.add(stack);
  }
  for (const stack of stacks) visit(stack);
  return [...done];
}

function nameOf(resource: Resource): object {
  const property = NAMES[resource.type];
  return property === undefined ? {} : { [property]: resource.ref.slice(resource.ref.lastIndexOf(":") + 1) };
}

/** The value that the local stack gives a reference, for one to a resource that moto does not create. */
function localValue(resource: Resource, attribute?: string): string {
  try {
    return attribute === undefined ? resource.ref : resource.attribute(attribute);
  } catch {
    return standInArn(`${resource.stack}/${resource.id}`);
  }
}
