import { describe, expect, it } from "vitest";
import * as z from "zod";
import { stackTemplate } from "../../infra/local/template/assembly.ts";
import { TemplateError } from "../../infra/local/template/intrinsics.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

const addresses = { site: "localhost:4000", storage: "127.0.0.1:4001" };

const data = {
  Resources: {
    Scenes: { Type: "AWS::DynamoDB::GlobalTable" },
    Drafts: { Type: "AWS::S3::Bucket", Properties: { BucketName: "Studio-Drafts" } },
    Users: { Type: "AWS::Cognito::UserPool" },
    Spare: { Type: "AWS::DynamoDB::Table", Condition: "Spared" },
    Site: { Type: "AWS::CloudFront::Distribution" },
    Api: { Type: "AWS::ApiGatewayV2::Api" },
    Oracle: { Type: "Custom::Oracle" },
  },
  Parameters: { Stage: { Type: "String", Default: "test" }, Secret: { Type: "String" } },
  Mappings: { Sizes: { test: { memory: 512 } } },
  Conditions: {
    Testing: { "Fn::Equals": [{ Ref: "Stage" }, "test"] },
    Spared: { "Fn::And": [{ Condition: "Testing" }, { "Fn::Not": [{ Condition: "Testing" }] }] },
  },
  Outputs: {
    ScenesArn: { Value: { "Fn::GetAtt": ["Scenes", "Arn"] }, Export: { Name: "data:ScenesArn" } },
  },
};

function app(probe: unknown) {
  const api = {
    Resources: { Probe: { Type: "Test::Probe", Properties: { probe, broken: { Ref: "Nowhere" } } } },
  };
  return loadTemplates([stackTemplate("api", api), stackTemplate("data", data)], () => addresses);
}

const Probe = z.object({ probe: z.unknown() });

/** The resolved `value` inside the stack "data". */
function resolved(value: unknown): unknown {
  const probing = {
    ...data,
    Resources: { ...data.Resources, Probe: { Type: "Test::Probe", Properties: { probe: value } } },
  };
  return loadTemplates([stackTemplate("data", probing)], () => addresses)
    .of("Test::Probe")[0]!
    .read(Probe).probe;
}

/** A placeholder of Fn::Sub. */
const placeholder = (name: string) => `\${${name}}`;

describe("the results of the intrinsic functions", () => {
  it.each<[string, unknown, unknown]>([
    ["a plain value", { a: [1, "b", true, null] }, { a: [1, "b", true, null] }],
    ["Ref of a table", { Ref: "Scenes" }, "data-Scenes"],
    ["Ref of a bucket with a name of its own", { Ref: "Drafts" }, "studio-drafts"],
    ["Ref of a user pool", { Ref: "Users" }, expect.stringMatching(/^us-east-1_[A-Za-z0-9]{9}$/)],
    ["Ref of a parameter", { Ref: "Stage" }, "test"],
    ["Ref of a pseudo parameter", { Ref: "AWS::Region" }, "us-east-1"],
    ["no value", { a: { Ref: "AWS::NoValue" }, b: [1, { Ref: "AWS::NoValue" }] }, { b: [1] }],
    ["GetAtt", { "Fn::GetAtt": ["Scenes", "Arn"] }, "arn:aws:dynamodb:us-east-1:000000000000:table/data-Scenes"],
    ["GetAtt with a dot", { "Fn::GetAtt": "Drafts.Arn" }, "arn:aws:s3:::studio-drafts"],
    ["Join", { "Fn::Join": ["/", ["a", { Ref: "Stage" }]] }, "a/test"],
    ["Sub", { "Fn::Sub": `${placeholder("Stage")}/${placeholder("Drafts.Arn")}` }, "test/arn:aws:s3:::studio-drafts"],
    ["Sub with an escape", { "Fn::Sub": placeholder("!Literal") }, placeholder("Literal")],
    [
      "Sub with variables",
      { "Fn::Sub": [`${placeholder("who")}@${placeholder("Stage")}`, { who: { Ref: "Stage" } }] },
      "test@test",
    ],
    ["Select of Split", { "Fn::Select": [1, { "Fn::Split": ["-", "a-b-c"] }] }, "b"],
    ["FindInMap", { "Fn::FindInMap": ["Sizes", { Ref: "Stage" }, "memory"] }, 512],
    ["If, when it holds", { "Fn::If": ["Testing", "yes", { Ref: "Nowhere" }] }, "yes"],
    ["If, when it does not", { "Fn::If": ["Spared", { Ref: "Nowhere" }, "no"] }, "no"],
    ["Base64", { "Fn::Base64": "hi" }, "aGk="],
    [
      "the host of the API",
      { "Fn::Select": [2, { "Fn::Split": ["/", { "Fn::GetAtt": ["Api", "ApiEndpoint"] }] }] },
      "data-Api.execute-api.us-east-1.amazonaws.com",
    ],
    [
      "a policy's conditions",
      { Condition: { Bool: { "aws:SecureTransport": "true" } } },
      { Condition: { Bool: { "aws:SecureTransport": "true" } } },
    ],
  ])("%s", (_, value, expected) => {
    expect(resolved(value)).toEqual(expected);
  });

  it("serves over HTTP, on this machine only, what the template addresses by HTTPS", () => {
    const join = (...parts: unknown[]) => ({ "Fn::Join": ["", ["https://", ...parts]] });
    expect(resolved(join({ "Fn::GetAtt": ["Site", "DomainName"] }, "/x"))).toBe("http://localhost:4000/x");
    expect(resolved(join({ "Fn::GetAtt": ["Drafts", "RegionalDomainName"] }))).toBe("http://127.0.0.1:4001");
    expect(resolved({ "Fn::GetAtt": ["Users", "ProviderURL"] })).toMatch(/^https:\/\/cognito-idp\./);
  });
});

describe("several stacks", () => {
  it("resolves imports from another stack", () => {
    const [probe] = app({ "Fn::ImportValue": "data:ScenesArn" }).of("Test::Probe");
    expect(probe!.read(Probe).probe).toBe("arn:aws:dynamodb:us-east-1:000000000000:table/data-Scenes");
  });

  it("omits a resource whose condition is false", () => {
    expect(
      app("")
        .of("AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable")
        .map(({ id }) => id),
    ).toEqual(["Scenes"]);
  });

  it("resolves only the requested properties", () => {
    const [probe] = app("fine").of("Test::Probe");
    expect(probe!.read(Probe)).toEqual({ probe: "fine" });
    expect(() => probe!.properties()).toThrow(TemplateError);
  });

  it("names the resource with malformed properties", () => {
    const [probe] = app("text").of("Test::Probe");
    expect(() => probe!.read(z.object({ probe: z.number() }))).toThrow(
      /api\/Probe \(Test::Probe\)[\s\S]*expected number/,
    );
  });
});

describe("an unsupported part is reported with its place", () => {
  it.each<[string, unknown, string]>([
    [
      "an attribute",
      { "Fn::GetAtt": ["Scenes", "StreamArn"] },
      "data/Probe.probe uses Scenes.StreamArn (AWS::DynamoDB::GlobalTable)",
    ],
    ["a type", { "Fn::GetAtt": ["Oracle", "Answer"] }, "Oracle.Answer (Custom::Oracle)"],
    ["a type's Ref", { a: [{ Ref: "Oracle" }] }, "Ref Oracle (Custom::Oracle)"],
    ["a resource", { Ref: "Nowhere" }, 'refers to "Nowhere", which data does not have'],
    ["a parameter without a default", { Ref: "Secret" }, "parameter Secret"],
    ["an export", { "Fn::ImportValue": "data:Nothing" }, 'imports "data:Nothing"'],
    [
      "an output",
      { "Fn::GetStackOutput": { StackName: "data", OutputName: "Nothing" } },
      'reads the output "Nothing", which data does not have',
    ],
    ["a function", { "Fn::Cidr": ["10.0.0.0/16", 2] }, "the function Fn::Cidr"],
    ["a mapping", { "Fn::FindInMap": ["Sizes", "prod", "memory"] }, "Sizes.prod.memory"],
    ["an item of a list", { "Fn::Select": [3, ["a"]] }, "item 3"],
    ["a dynamic reference", "{{resolve:ssm:x}}", "dynamic reference"],
  ])("%s", (_, value, message) => {
    expect(() => resolved(value)).toThrow(message);
  });
});

it("gives a secret the same text everywhere, and another secret another", () => {
  const secret = (name: string) => `{{resolve:secretsmanager:${name}:SecretString:::}}`;
  const [first, joined, other] = [
    resolved(secret("first")),
    resolved({ "Fn::Join": ["", ["{{resolve:secretsmanager:", "first", ":SecretString:::}}"]] }),
    resolved(secret("other")),
  ];
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(joined).toBe(first);
  expect(other).not.toBe(first);
});
