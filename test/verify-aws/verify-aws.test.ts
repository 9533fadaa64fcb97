import { describe, expect, it } from "vitest";
import { differencesOf } from "./api-suite.ts";
import { NOT_AT_MOTO } from "./known-differences.ts";
import { differencesIn } from "./resource-table.ts";
import { translated } from "./translation.ts";

describe("a template for moto", () => {
  const known = {
    outputs: new Map([["Data.Name", "rows"]]),
    added: new Map([["Table", { TableName: "data-table" }]]),
    lacking: ["AWS::WAFv2::WebACL"],
    standIn: (id: string, attribute = "ref") => `${id}-${attribute}`,
  };

  it("has no resource that moto does not know, and no reference to one", () => {
    const template = {
      Rules: { CheckBootstrapVersion: {} },
      Parameters: { BootstrapVersion: {}, SiteOrigin: { Type: "String" } },
      Resources: {
        Wall: { Type: "AWS::WAFv2::WebACL" },
        Table: {
          Type: "AWS::DynamoDB::Table",
          DependsOn: ["Wall", "Key"],
          Properties: { Tags: [{ Ref: "Wall" }, { "Fn::GetAtt": ["Wall", "Arn"] }, { Ref: "Key" }] },
        },
        Key: { Type: "AWS::KMS::Key" },
      },
      Outputs: { Arn: { Value: { "Fn::GetAtt": ["Wall", "Arn"] } } },
    };
    expect(translated(template, known)).toEqual({
      Parameters: { SiteOrigin: { Type: "String" } },
      Resources: {
        Table: {
          Type: "AWS::DynamoDB::Table",
          DependsOn: ["Key"],
          Properties: { Tags: ["Wall-ref", "Wall-Arn", { Ref: "Key" }], TableName: "data-table" },
        },
        Key: { Type: "AWS::KMS::Key", DependsOn: [], Properties: {} },
      },
      Outputs: { Arn: { Value: "Wall-Arn" } },
    });
  });

  it("has the outputs of other stacks, and fails for one that is missing", () => {
    const reading = (OutputName: string) => ({
      Resources: {
        Role: {
          Type: "AWS::IAM::Role",
          Properties: { RoleName: { "Fn::GetStackOutput": { StackName: "Data", OutputName } } },
        },
      },
    });
    expect(translated(reading("Name"), known)).toMatchObject({
      Resources: { Role: { Properties: { RoleName: "rows" } } },
    });
    expect(() => translated(reading("Other"), known)).toThrow("Data has no output Other.");
  });
});

it("reports what the list of known differences does not say", () => {
  const [first, ...others] = NOT_AT_MOTO;
  const resources = [
    { type: "AWS::DynamoDB::Table", isCreated: false },
    { type: "AWS::IAM::Role", isCreated: true },
    ...others.map((type) => ({ type, isCreated: false })),
  ];
  expect(differencesIn(resources, [others[0]!])).toEqual([
    "moto does not create 1 of AWS::DynamoDB::Table.",
    `moto creates ${others[0]} now: delete it from known-differences.ts.`,
    `No template has ${first}: delete it from known-differences.ts.`,
  ]);
});

it("reports tests that fail on moto unexpectedly, and known failures that are gone", () => {
  const known = { file: "a.test.ts", side: "moto is wrong", why: "", isCertain: true } as const;
  const ran = (title: string, hasPassed: boolean) => ({ file: "a.test.ts", title, hasPassed });
  const broken = { ...ran("new", false), why: "Error: 503" };
  const tests = [broken, ran("known", false), ran("mended", true), ran("slow", true), ran("fine", true)];
  expect(
    differencesOf(tests, [
      { ...known, title: "known" },
      { ...known, title: "mended" },
      { ...known, title: "slow", isCertain: false },
      { ...known, title: "renamed" },
    ]),
  ).toEqual([
    "a.test.ts fails on moto: new (Error: 503)",
    'a.test.ts passes on moto now: delete "mended" from known-differences.ts.',
    'a.test.ts has no test "renamed": delete it from known-differences.ts.',
  ]);
});
