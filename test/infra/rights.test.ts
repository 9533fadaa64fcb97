import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly, type StackTemplate } from "../../infra/local/template/assembly.ts";

const OneOrMore = z.union([z.unknown().array(), z.unknown().transform((one) => [one])]);
const Statement = z.strictObject({
  Effect: z.literal("Allow"),
  Action: OneOrMore.pipe(z.string().array()),
  Resource: OneOrMore,
});
type Statement = z.infer<typeof Statement>;
const Document = z.object({ Statement: z.array(Statement) });

/** What AWS grants for no single resource. */
const WITHOUT_RESOURCES = [
  /^textract:(?:Start|Get)DocumentTextDetection$/,
  /^xray:(?:PutTraceSegments|PutTelemetryRecords|GetSamplingRules|GetSamplingTargets)$/,
  // By which a state machine's logs are delivered.
  /^logs:(?:CreateLogDelivery|GetLogDelivery|UpdateLogDelivery|DeleteLogDelivery|ListLogDeliveries)$/,
  /^logs:(?:PutResourcePolicy|DescribeResourcePolicies|DescribeLogGroups)$/,
];

/** The rights in all stacks, each with the role or policy that it stands in. */
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

describe("the rights of every role", () => {
  it("are granted action by action", () => {
    expect(rights.length).toBeGreaterThan(100);
    const broad = rights.filter(([, { Action }]) => Action.some((action) => action.includes("*")));
    expect(broad).toEqual([]);
  });

  it("name what they are for, but where AWS knows no single one", () => {
    const unnamed = rights
      .filter(([, { Resource }]) => Resource.includes("*"))
      .flatMap(([where, { Action }]) => Action.map((action) => `${where} ${action}`))
      .filter((right) => !WITHOUT_RESOURCES.some((known) => known.test(right.split(" ")[1]!)));
    expect(unnamed).toEqual([]);
  });

  it("come from no managed policy, whose actions AWS may widen", async () => {
    const roles = readAssembly(await synthesise()).flatMap(({ stack, Resources }) =>
      Object.entries(Resources)
        .filter(([, { Type, Properties }]) => Type === "AWS::IAM::Role" && Properties.ManagedPolicyArns !== undefined)
        .map(([id]) => `${stack}/${id}`),
    );
    expect(roles).toEqual([]);
  });
});
