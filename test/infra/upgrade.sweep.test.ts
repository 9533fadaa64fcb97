import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly, stackTemplate } from "../../infra/local/template/assembly.ts";
import { TemplateFacts, templateFacts } from "../upgrade/template-facts.ts";
import { dropped, upgradeConflicts } from "../upgrade/upgrade-conflicts.ts";

const { commit, ...facts } = JSON.parse(readFileSync("test/upgrade/last-release.json", "utf8"));
const lastRelease = TemplateFacts.parse(facts);

const thisVersion = async (settings: Readonly<Record<string, string>> = {}) =>
  templateFacts(readAssembly(await synthesise(settings)));

describe("the last release", () => {
  it("is known with its exports, stores and routes", () => {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(Object.keys(lastRelease.routes).length).toBeGreaterThan(100);
    expect(Object.keys(lastRelease.stateful).length).toBeGreaterThan(10);
    expect(Object.values(lastRelease.exports).filter((importers) => importers.length > 0).length).toBeGreaterThan(20);
  });

  it("can be upgraded to this version, which keeps its stores", async () => {
    expect(upgradeConflicts(lastRelease, await thisVersion())).toEqual([]);
    expect(dropped(lastRelease, await thisVersion())).toEqual([]);
  });

  it("can be returned to from this version", async () => {
    expect(upgradeConflicts(await thisVersion(), lastRelease)).toEqual([]);
  });
});

it("references between stacks are weak, so that later versions can drop them", async () => {
  const { exports, reads } = await thisVersion();
  expect(Object.entries(exports).filter(([, importers]) => importers.length > 0)).toEqual([]);
  expect(reads.length).toBeGreaterThan(20);
});

const OURS = { domain: "backlot.studio.example", certificate: "arn:aws:acm:us-east-1:000000000000:certificate/a-1" };

it.each<[change: string, before: Record<string, string>, after: Record<string, string>]>([
  ["a domain is set", {}, OURS],
  ["a domain is removed", OURS, {}],
  ["the web ACL is turned off", {}, { webAcl: "off" }],
  ["the region and account are named", {}, { region: "us-east-1", account: "111111111111" }],
])("the deployed stacks can be updated when %s", async (_, before, after) => {
  for (const deployed of [lastRelease, await thisVersion(before)]) {
    const next = await thisVersion(after);
    expect(upgradeConflicts(deployed, next)).toEqual([]);
    expect(dropped(deployed, next).filter((where) => !where.startsWith("BacklotWall/"))).toEqual([]);
  }
});

describe("an upgrade is refused by CloudFormation", () => {
  const data = (resources: object, exported = true) =>
    stackTemplate("Data", {
      Resources: resources,
      Outputs: exported ? { Out: { Value: { Ref: "Rows" }, Export: { Name: "Data:Rows" } } } : {},
    });
  const rows = (KeySchema: unknown = "pk") => ({ Rows: { Type: "AWS::DynamoDB::Table", Properties: { KeySchema } } });
  const route = (stack: string, id = "Get") =>
    stackTemplate(stack, {
      Resources: { [id]: { Type: "AWS::ApiGatewayV2::Route", Properties: { RouteKey: "GET /api/rows" } } },
    });
  const importer = stackTemplate("Api", {
    Resources: { Get: { Type: "Test::Probe", Properties: { table: { "Fn::ImportValue": "Data:Rows" } } } },
  });
  const conflicts = (before: Parameters<typeof templateFacts>[0], after: Parameters<typeof templateFacts>[0]) =>
    upgradeConflicts(templateFacts(before), templateFacts(after));

  it("that removes an export in use", () => {
    expect(conflicts([data(rows()), importer], [data(rows(), false)])).toEqual([
      "Data:Rows is imported by Api: it cannot be removed.",
    ]);
    expect(conflicts([data(rows())], [data(rows(), false)])).toEqual([]);
  });

  it("that moves a route to another stack, or renames it", () => {
    expect(conflicts([route("Api")], [route("Other")])).toEqual([
      "GET /api/rows would be created as Other/Get while Api/Get still exists.",
    ]);
    expect(conflicts([route("Api")], [route("Api", "Read")])).toHaveLength(1);
    expect(conflicts([route("Api")], [])).toEqual([]);
  });

  it("or replaces a store, whose data would be lost", () => {
    expect(conflicts([data(rows("pk"))], [data(rows("id"))])).toEqual([
      expect.stringMatching(/^Data\/Rows would be replaced: AWS::DynamoDB::Table /),
    ]);
    expect(dropped(templateFacts([data(rows())]), templateFacts([data({})]))).toEqual(["Data/Rows"]);
  });
});
