import { describe, expect, it } from "vitest";
import { policyFrom } from "../../infra/local/iam/policies.ts";
import { roleKeys } from "../../infra/local/iam/role-keys.ts";
import { stackTemplate } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/scenes";

function policy(...Statement: object[]) {
  return policyFrom([{ Version: "2012-10-17", Statement }], "GetScene", { "aws:SecureTransport": "true" });
}

const allow = (Action: string | string[], Resource: string | string[], more = {}) => ({
  Effect: "Allow",
  Action,
  Resource,
  ...more,
});

describe("a policy", () => {
  it.each<[string, string, string, string, boolean]>([
    ["dynamodb:GetItem", table, "dynamodb:GetItem", table, true],
    ["dynamodb:GetItem", table, "dynamodb:PutItem", table, false],
    ["dynamodb:GetItem", table, "dynamodb:GetItem", `${table}-2`, false],
    ["dynamodb:*", table, "dynamodb:PutItem", table, true],
    ["dynamodb:*Item", table, "dynamodb:Query", table, false],
    ["DynamoDB:getitem", table, "dynamodb:GetItem", table, true],
    ["s3:GetObject", "arn:aws:s3:::drafts/projects/*", "s3:GetObject", "arn:aws:s3:::drafts/projects/1/a.pdf", true],
    ["s3:GetObject", "arn:aws:s3:::drafts/projects/*", "s3:GetObject", "arn:aws:s3:::drafts/other/a.pdf", false],
    ["s3:GetObject", "arn:aws:s3:::draft?/a", "s3:GetObject", "arn:aws:s3:::drafts/a", true],
    ["s3:GetObject", "arn:aws:s3:::a.b/*", "s3:GetObject", "arn:aws:s3:::aXb/c", false],
    ["s3:GetObject", "arn:aws:s3:::d/*/scripts/*", "s3:GetObject", "arn:aws:s3:::d/1/scripts/a.pdf", true],
    ["s3:GetObject", "arn:aws:s3:::d/*/scripts/*", "s3:GetObject", "arn:aws:s3:::d/1/photos/a.pdf", false],
    ["*", "*", "textract:GetDocumentTextDetection", "*", true],
  ])("that allows %s on %s, asked for %s on %s: %s", (action, resource, asked, on, expected) => {
    expect(policy(allow(action, resource))(asked, on)).toBe(expected);
  });

  it("allows nothing by default", () => {
    expect(policyFrom([], "GetScene")("dynamodb:GetItem", table)).toBe(false);
  });

  it("applies a denial before an allowance", () => {
    const decide = policy(allow("dynamodb:*", "*"), { Effect: "Deny", Action: "dynamodb:DeleteItem", Resource: table });
    expect(decide("dynamodb:PutItem", table)).toBe(true);
    expect(decide("dynamodb:DeleteItem", table)).toBe(false);
  });

  it.each<[object, boolean]>([
    [{ Bool: { "aws:SecureTransport": "true" } }, true],
    [{ Bool: { "aws:SecureTransport": "false" } }, false],
    [{ StringNotEquals: { "aws:SecureTransport": ["true", "maybe"] } }, false],
    [{ StringLike: { "aws:SecureTransport": "t*" } }, true],
  ])("applies under the condition %j: %s", (Condition, expected) => {
    expect(policy(allow("s3:*", "*", { Condition }))("s3:GetObject", "x")).toBe(expected);
  });

  it.each<[string, object, string]>([
    ["NotAction", { Effect: "Allow", NotAction: "s3:*", Resource: "*" }, "NotAction"],
    ["NotResource", { Effect: "Allow", Action: "s3:*", NotResource: "*" }, "NotResource"],
    ["an operator", allow("s3:*", "*", { Condition: { IpAddress: { "aws:SourceIp": "10.0.0.0/8" } } }), "IpAddress"],
    ["a condition key", allow("s3:*", "*", { Condition: { StringEquals: { "s3:prefix": "a" } } }), "s3:prefix"],
  ])("with %s that is not supported here is refused", (_, statement, message) => {
    expect(() => policy(statement)).toThrow(message);
  });
});

describe("the keys of the template's roles", () => {
  const roleArn = (name: string) => `arn:aws:iam::000000000000:role/api-${name}`;
  const template = stackTemplate("api", {
    Resources: {
      Scenes: { Type: "AWS::DynamoDB::GlobalTable", Properties: { TableName: "scenes" } },
      Reader: {
        Type: "AWS::IAM::Role",
        Properties: {
          ManagedPolicyArns: ["arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"],
          Policies: [
            {
              PolicyName: "rights",
              PolicyDocument: { Statement: allow("dynamodb:GetItem", { "Fn::GetAtt": ["Scenes", "Arn"] } as never) },
            },
          ],
        },
      },
      Writer: { Type: "AWS::IAM::Role" },
      WriterPolicy: {
        Type: "AWS::IAM::Policy",
        Properties: {
          Roles: [{ Ref: "Writer" }],
          PolicyDocument: { Statement: [allow("dynamodb:PutItem", { "Fn::GetAtt": ["Scenes", "Arn"] } as never)] },
        },
      },
    },
  });
  const keys = roleKeys(loadTemplates([template], () => ({ site: "", storage: "" })));

  it("give each role only its own permissions, inline or attached", () => {
    const reader = keys.credentialsOf(roleArn("Reader"));
    const writer = keys.credentialsOf(roleArn("Writer"));
    expect(reader.accessKeyId).not.toBe(writer.accessKeyId);
    expect(keys.allows(reader.accessKeyId, "dynamodb:GetItem", table)).toBe(true);
    expect(keys.allows(reader.accessKeyId, "dynamodb:PutItem", table)).toBe(false);
    expect(keys.allows(writer.accessKeyId, "dynamodb:PutItem", table)).toBe(true);
    expect(keys.allows(writer.accessKeyId, "dynamodb:GetItem", table)).toBe(false);
  });

  it.each<[uses: string[], read: boolean, write: boolean]>([
    [[], false, false],
    [["kms:Decrypt"], true, false],
    [["kms:Decrypt", "kms:GenerateDataKey"], true, true],
  ])("allow nothing in encrypted stores without the use of their key: with %j", (uses, read, write) => {
    const arn = (id: string) => ({ "Fn::GetAtt": [id, "Arn"] }) as never;
    const rights = [
      allow(
        ["dynamodb:GetItem", "dynamodb:Query"],
        [arn("Scenes"), { "Fn::Join": ["", [arn("Scenes"), "/index/byDate"]] } as never],
      ),
      allow(["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], { "Fn::Join": ["", [arn("Drafts"), "/*"]] } as never),
      ...(uses.length > 0 ? [allow(uses, arn("Key"))] : []),
    ];
    const encrypted = stackTemplate("api", {
      Resources: {
        Key: { Type: "AWS::KMS::Key" },
        Scenes: {
          Type: "AWS::DynamoDB::Table",
          Properties: { TableName: "scenes", SSESpecification: { SSEEnabled: true, KMSMasterKeyId: arn("Key") } },
        },
        Drafts: {
          Type: "AWS::S3::Bucket",
          Properties: {
            BucketName: "drafts",
            BucketEncryption: {
              ServerSideEncryptionConfiguration: [
                { ServerSideEncryptionByDefault: { SSEAlgorithm: "aws:kms", KMSMasterKeyID: arn("Key") } },
              ],
            },
          },
        },
        Role: {
          Type: "AWS::IAM::Role",
          Properties: { Policies: [{ PolicyName: "rights", PolicyDocument: { Statement: rights } }] },
        },
      },
    });
    const holders = roleKeys(loadTemplates([encrypted], () => ({ site: "", storage: "" })));
    const { accessKeyId } = holders.credentialsOf(roleArn("Role"));
    const object = "arn:aws:s3:::drafts/projects/1/a.pdf";
    expect(holders.allows(accessKeyId, "dynamodb:GetItem", table)).toBe(read);
    expect(holders.allows(accessKeyId, "dynamodb:Query", `${table}/index/byDate`)).toBe(read);
    expect(holders.allows(accessKeyId, "s3:GetObject", object)).toBe(read);
    expect(holders.allows(accessKeyId, "s3:PutObject", object)).toBe(write);
    // Nothing is decrypted.
    expect(holders.allows(accessKeyId, "s3:DeleteObject", object)).toBe(true);
    const used = holders.rights().flatMap(({ action, isUsed }) => (isUsed ? [action] : []));
    expect(used.filter((action) => action.startsWith("kms:"))).toEqual(uses);
  });

  it("verify the secret of their own keys only", () => {
    const { accessKeyId, secretAccessKey } = keys.credentialsOf(roleArn("Reader"));
    expect(keys.secretOf(accessKeyId)).toBe(secretAccessKey);
    expect(keys.secretOf("AKIASTRANGER")).toBeUndefined();
    expect(keys.allows("AKIASTRANGER", "dynamodb:GetItem", table)).toBe(false);
    expect(() => keys.credentialsOf(roleArn("Nobody"))).toThrow("role/api-Nobody");
  });

  it("allow the administrator everything", () => {
    expect(keys.allows(keys.administrator.accessKeyId, "s3:DeleteBucket", "*")).toBe(true);
  });

  it("refuse a managed policy with unknown content", () => {
    const generous = stackTemplate("api", {
      Resources: {
        Root: {
          Type: "AWS::IAM::Role",
          Properties: { ManagedPolicyArns: ["arn:aws:iam::aws:policy/AdministratorAccess"] },
        },
      },
    });
    expect(() => roleKeys(loadTemplates([generous], () => ({ site: "", storage: "" })))).toThrow("AdministratorAccess");
  });
});
