import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      dependencies: z.array(z.string()).default([]),
      properties: z.object({ terminationProtection: z.boolean().optional() }).optional(),
    }),
  ),
});

/** The stacks of an app with these settings: their ids, places and dependencies. */
async function stacks(settings: Readonly<Record<string, string>>) {
  const { artifacts } = Manifest.parse(
    JSON.parse(readFileSync(join(await synthesise(settings), "manifest.json"), "utf8")),
  );
  return Object.entries(artifacts)
    .filter(([, { type }]) => type === "aws:cloudformation:stack")
    .map(([id, artifact]) => ({ id, ...artifact }));
}

describe("a deployment to another region than us-east-1", () => {
  const IN_IRELAND = { region: "eu-west-1", account: "111111111111" };

  it("puts the web ACL, before the site, and the budget alone into us-east-1", async () => {
    const all = await stacks({ ...IN_IRELAND, alarmMail: "alarms@studio.example" });
    const elsewhere = all.filter(({ environment }) => environment !== "aws://111111111111/eu-west-1");
    expect(elsewhere.map(({ id, environment }) => [id, environment])).toEqual([
      ["BacklotWall", "aws://111111111111/us-east-1"],
      ["BacklotBudget", "aws://111111111111/us-east-1"],
    ]);
    expect(all.find(({ id }) => id === "BacklotSite")!.dependencies).toContain("BacklotWall");
  });

  it("gives the site the ACL of that region, without a custom resource", async () => {
    const templates = readAssembly(await synthesise(IN_IRELAND));
    const resources = templates.flatMap(({ Resources }) => Object.values(Resources));
    const [site] = resources.filter(({ Type }) => Type === "AWS::CloudFront::Distribution");
    const { WebACLId } = site!.Properties.DistributionConfig as { WebACLId: unknown };
    expect(WebACLId).toEqual({
      "Fn::GetStackOutput": {
        StackName: expect.stringContaining("BacklotWall"),
        OutputName: expect.any(String),
        Region: "us-east-1",
      },
    });
    expect(resources.filter(({ Type }) => Type.startsWith("Custom::"))).toEqual([]);
  });
});

describe("a second installation in an account", () => {
  it("has stacks and fixed names of its own", async () => {
    const [usual, test] = await Promise.all([stacks({}), stacks({ stage: "test" })]);
    expect(test.map(({ id }) => id)).toContain("Backlot-test-Data");
    expect(new Set([...usual, ...test].map(({ id }) => id)).size).toBe(2 * usual.length);
    const fixed = async (settings: Record<string, string>) =>
      readAssembly(await synthesise(settings)).flatMap(({ Resources }) =>
        Object.values(Resources).flatMap(({ Type, Properties }) => namesIn(Type, Properties)),
      );
    const names = await fixed({});
    const both = new Set(names).intersection(new Set(await fixed({ stage: "test" })));
    expect(names.length).toBeGreaterThan(2);
    expect([...both].filter((name) => !NOT_UNIQUE.test(name))).toEqual([]);
  });
});

/** Names of types that AWS does not require to be unique in an account. */
const NOT_UNIQUE = /^AWS::ApiGatewayV2::/;

const PHYSICAL_NAME = /^(?:(?:Table|Bucket|Function|Role|LogGroup|Queue|Topic|StateMachine|Dashboard|Alarm)Name|Name)$/;

/** The physical name of a resource, if it has one. CloudFront's types have it inside their configuration. */
function namesIn(type: string, properties: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (PHYSICAL_NAME.test(key) && typeof value === "string") return [`${type} ${value}`];
    const isConfig = /^AWS::CloudFront::.*(?:Policy|Control)$/.test(type) && key.endsWith("Config");
    return isConfig ? namesIn(type, value as Record<string, unknown>) : [];
  });
}

it("every stack is protected from deletion", async () => {
  const unprotected = (await stacks({})).filter(({ properties }) => properties?.terminationProtection !== true);
  expect(unprotected.map(({ id }) => id)).toEqual([]);
});

it("the web is published after the API that it calls", async () => {
  const all = await stacks({ web: "test/upgrade/first-version" });
  const templates = readAssembly(await synthesise({ web: "test/upgrade/first-version" }));
  const publishing = templates.filter(({ Resources }) =>
    Object.values(Resources).some(({ Type }) => Type === "Custom::CDKBucketDeployment"),
  );
  const withRoutes = templates.filter(({ Resources }) =>
    Object.values(Resources).some(({ Type }) => Type === "AWS::ApiGatewayV2::Route"),
  );
  expect(publishing.map(({ stack }) => stack)).toEqual(["BacklotWeb"]);
  const { dependencies } = all.find(({ id }) => id === "BacklotWeb")!;
  expect(withRoutes.filter(({ stack }) => !dependencies.includes(stack))).toEqual([]);
  expect(withRoutes.length).toBeGreaterThan(3);
  // Files of earlier versions stay, for pages that are open.
  const deployments = publishing.flatMap(({ Resources }) =>
    Object.entries(Resources).filter(([, { Type }]) => Type === "Custom::CDKBucketDeployment"),
  );
  expect(deployments.map(([, { Properties }]) => Properties.Prune)).toEqual([false, false]);
  // A page is published after the files that it names.
  const isPages = ([id]: readonly [string, unknown]) => id.startsWith("Pages");
  const [[assets]] = deployments.filter((one) => !isPages(one)) as [(typeof deployments)[number]];
  expect(deployments.find(isPages)![1].DependsOn).toContain(assets);
});
