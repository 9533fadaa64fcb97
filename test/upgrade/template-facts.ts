import { createHash } from "node:crypto";
import * as z from "zod";
import type { StackTemplate } from "../../infra/local/template/assembly.ts";

/**
 * Resources whose content a replacement would lose (log groups are retained), with the properties whose change replaces them ("Update requires:
 * Replacement" in the reference of CloudFormation).
 */
const STATEFUL: Readonly<Record<string, readonly string[]>> = {
  "AWS::ApiGatewayV2::Api": ["ProtocolType"],
  "AWS::CloudFront::Distribution": [],
  "AWS::Cognito::UserPool": ["UsernameAttributes", "AliasAttributes", "UsernameConfiguration", "Schema"],
  "AWS::Cognito::UserPoolClient": ["GenerateSecret", "UserPoolId"],
  "AWS::DynamoDB::Table": ["KeySchema", "TableName", "LocalSecondaryIndexes"],
  "AWS::KMS::Key": ["KeySpec", "KeyUsage"],
  "AWS::S3::Bucket": ["BucketName", "ObjectLockEnabled"],
  "AWS::SNS::Topic": ["TopicName", "FifoTopic"],
  "AWS::SQS::Queue": ["QueueName", "FifoQueue"],
  "AWS::SecretsManager::Secret": ["Name"],
  "AWS::StepFunctions::StateMachine": ["StateMachineName", "StateMachineType"],
};

/** What an upgrade from or to these templates depends on. Resources are named `stack/logical id`. */
export const TemplateFacts = z.strictObject({
  stacks: z.array(z.string()),
  /** The stacks that import each export. */
  exports: z.record(z.string(), z.array(z.string())),
  /** The outputs that other stacks read without importing them, as `stack.output`. */
  reads: z.array(z.string()),
  /** The type of each stateful resource, and a hash of the properties whose change replaces it. */
  stateful: z.record(z.string(), z.string()),
  /** The resource of each route key. */
  routes: z.record(z.string(), z.string()),
  /** The resource of each fixed name of a log group. */
  logGroups: z.record(z.string(), z.string()),
});
export type TemplateFacts = z.infer<typeof TemplateFacts>;

const Route = z.object({ RouteKey: z.string() });

/** The facts of a release's templates, sorted. */
export function templateFacts(stacks: readonly StackTemplate[]): TemplateFacts {
  const resources = stacks.flatMap(({ stack, Resources }) =>
    Object.entries(Resources).map(([id, definition]) => ({ where: `${stack}/${id}`, ...definition })),
  );
  const importsOf = new Map(stacks.map((stack) => [stack.stack, new Set(valuesOf("Fn::ImportValue", stack))]));
  const exports = stacks.flatMap(({ Outputs }) =>
    Object.values(Outputs).flatMap(({ Export }) => (Export ? String(Export.Name) : [])),
  );
  const reads = stacks.flatMap((stack) =>
    valuesOf("Fn::GetStackOutput", stack).map((value) => {
      const { StackName, OutputName } = value as { StackName: string; OutputName: string };
      return `${StackName}.${OutputName}`;
    }),
  );
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  return {
    stacks: stacks.map(({ stack }) => stack).toSorted(),
    exports: sorted(
      exports.map((name) => [
        name,
        [...importsOf].filter(([, names]) => names.has(name)).map(([importer]) => importer),
      ]),
    ),
    reads: [...new Set(reads)].toSorted(),
    stateful: sorted(
      resources
        .filter(({ Type }) => Type in STATEFUL)
        .map(({ where, Type, Properties }) => [where, `${Type} ${hashOf(STATEFUL[Type]!, Properties)}`]),
    ),
    routes: sorted(
      of("AWS::ApiGatewayV2::Route").map(({ where, Properties }) => [Route.parse(Properties).RouteKey, where]),
    ),
    logGroups: sorted(
      of("AWS::Logs::LogGroup").flatMap(({ where, Properties }) =>
        typeof Properties.LogGroupName === "string" ? [[Properties.LogGroupName, where]] : [],
      ),
    ),
  };
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

function hashOf(names: readonly string[], properties: Readonly<Record<string, unknown>>): string {
  const values = names.map((name) => properties[name] ?? null);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 16);
}

/** The arguments of an intrinsic function everywhere in a value. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : valuesOf(name, inner)));
}
