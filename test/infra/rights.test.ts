import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly, type StackTemplate } from "../../infra/local/template/assembly.ts";

const OneOrMore = z.union([z.unknown().array(), z.unknown().transform((one) => [one])]);
// Strict, so that NotAction and NotResource are errors. A condition only narrows a statement.
const Statement = z.strictObject({
  Effect: z.literal("Allow"),
  Action: OneOrMore.pipe(z.string().array()),
  Resource: OneOrMore,
  Condition: z.unknown().optional(),
});
type Statement = z.infer<typeof Statement>;
const Document = z.object({ Statement: z.array(Statement) });

/** Actions without resource-level permissions on AWS. */
const WITHOUT_RESOURCES = [
  /^textract:(?:Start|Get)DocumentTextDetection$/,
  /^xray:(?:PutTraceSegments|PutTelemetryRecords|GetSamplingRules|GetSamplingTargets)$/,
  // Actions that deliver a state machine's logs.
  /^logs:(?:CreateLogDelivery|GetLogDelivery|UpdateLogDelivery|DeleteLogDelivery|ListLogDeliveries)$/,
  /^logs:(?:PutResourcePolicy|DescribeResourcePolicies|DescribeLogGroups)$/,
];

/** The permissions in all stacks, each with its role or policy. */
let rights: readonly (readonly [where: string, right: Statement])[];

beforeAll(async () => {
  rights = readAssembly(await synthesise()).flatMap(rightsIn);
});

function rightsIn({ stack, Resources }: StackTemplate) {
  return Object.entries(Resources).flatMap(([id, { Type, Properties }]) => {
    const documents =
      Type === "AWS::IAM::Role"
        ? ((Properties.Policies ?? []) as { PolicyDocument: unknown }[]).map(({ PolicyDocument }) => PolicyDocument)
        : Type === "AWS::IAM::Policy"
          ? [Properties.PolicyDocument]
          : [];
    return documents
      .flatMap((document) => Document.parse(document).Statement)
      .map((right) => [`${stack}/${id}`, right] as const);
  });
}

describe("the permissions of every role", () => {
  it("are granted action by action", () => {
    expect(rights.length).toBeGreaterThan(100);
    const broad = rights.filter(([, { Action }]) => Action.some((action) => action.includes("*")));
    expect(broad).toEqual([]);
  });

  it("name their resources, except for actions without resource-level permissions", () => {
    const unnamed = rights
      .filter(([, { Resource }]) => Resource.includes("*"))
      .flatMap(([where, { Action }]) => Action.map((action) => `${where} ${action}`))
      .filter((right) => !WITHOUT_RESOURCES.some((known) => known.test(right.split(" ")[1]!)));
    expect(unnamed).toEqual([]);
  });

  it("come from no managed policy, whose actions AWS may extend", async () => {
    const roles = readAssembly(await synthesise()).flatMap(({ stack, Resources }) =>
      Object.entries(Resources)
        .filter(([, { Type, Properties }]) => Type === "AWS::IAM::Role" && Properties.ManagedPolicyArns !== undefined)
        .map(([id]) => `${stack}/${id}`),
    );
    expect(roles).toEqual([]);
  });
});
