import { describe, expect, it } from "vitest";
import { cloudAccount, orphans } from "../../infra/local/cloudformation/account.ts";
import { deployAll, destroyAll } from "../../infra/local/cloudformation/deployment.ts";
import { type AssembledStack, stackTemplate } from "../../infra/local/template/assembly.ts";

/** A stack as CDK describes it. */
const stack = (name: string, template: object, more: Partial<AssembledStack> = {}): AssembledStack => ({
  ...stackTemplate(name, { Resources: {}, ...template }),
  ...{ region: undefined, dependencies: [], isProtected: false, ...more },
});

const RETAINED = { DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" };
const table = (pk = "pk", more: object = RETAINED) => ({
  ...{ Type: "AWS::DynamoDB::Table", Properties: { KeySchema: [{ AttributeName: pk, KeyType: "HASH" }] }, ...more },
});
const exported = { Out: { Value: { Ref: "Rows" }, Export: { Name: "Data:Rows" } } };
const importer = (dependencies: readonly string[] = ["Data"]) =>
  stack(
    "Api",
    { Resources: { Probe: { Type: "Test::Probe", Properties: { table: { "Fn::ImportValue": "Data:Rows" } } } } },
    { dependencies },
  );

/** An account to which these have been deployed one after another. */
function deployed(...versions: readonly AssembledStack[][]) {
  const account = cloudAccount();
  for (const stacks of versions) deployAll(account, stacks);
  return account;
}

const rows = (account: ReturnType<typeof cloudAccount>) =>
  [...account.resources].filter(({ logicalId }) => logicalId === "Rows");

describe("an export", () => {
  const data = (Outputs: object = exported, pk?: string) => stack("Data", { Resources: { Rows: table(pk) }, Outputs });

  it("cannot be removed while a stack imports it, and the update is rolled back", () => {
    const account = deployed([data(), importer()]);
    expect(() => deployAll(account, [data({})])).toThrow("Export Data:Rows cannot be deleted as it is in use by Api");
    expect(account.stacks.get("us-east-1/Data")).toMatchObject({ status: "UPDATE_ROLLBACK_COMPLETE" });
    expect(account.stacks.get("us-east-1/Data")!.exports.has("Data:Rows")).toBe(true);
  });

  it("cannot change while a stack imports it", () => {
    const account = deployed([data(), importer()]);
    expect(() => deployAll(account, [data(exported, "id")])).toThrow(
      "Export Data:Rows cannot be updated as it is in use by Api",
    );
  });

  it("can go when no stack imports it any more", () => {
    const account = deployed([data(), importer()], [data(), stack("Api", {}, { dependencies: ["Data"] })]);
    deployAll(account, [data({})]);
    expect(account.stacks.get("us-east-1/Data")!.exports.size).toBe(0);
  });

  it("must exist, under a name that no other stack has", () => {
    expect(() => deployed([importer()])).toThrow("No export named Data:Rows found.");
    const other = stack("Other", { Resources: { Rows: table() }, Outputs: exported });
    expect(() => deployed([data(), other])).toThrow("Export with name Data:Rows is already exported by stack Data.");
  });

  it("protects its stack from deletion", () => {
    const account = deployed([data(), importer()]);
    expect(() => destroyAll(account, [data()])).toThrow("in use by Api");
    destroyAll(account, [data(), importer()]);
    expect(account.stacks.size).toBe(0);
  });
});

describe("an output that is read without an import", () => {
  const producer = (name: string) =>
    stack("Data", { Resources: { Rows: table(name) }, Outputs: { Out: { Value: { Ref: "Rows" } } } });
  const reader = stack(
    "Api",
    {
      Resources: {
        Probe: {
          Type: "Test::Probe",
          Properties: { table: { "Fn::GetStackOutput": { StackName: "Data", OutputName: "Out" } } },
        },
      },
    },
    { dependencies: ["Data"] },
  );

  it("reaches a stack only when that stack is deployed", () => {
    const account = deployed([producer("pk"), reader]);
    const [probe] = [...account.resources].filter(({ type }) => type === "Test::Probe");
    const [first] = rows(account);
    // The CDK skips a stack whose template has not changed.
    deployAll(account, [producer("id"), reader]);
    expect(probe!.properties.table).toBe(first!.id);
    deployAll(account, [producer("id"), { ...reader, isProtected: true }]);
    expect(probe!.properties.table).toBe(rows(account).at(-1)!.id);
  });

  it("must exist", () => {
    expect(() => deployed([reader])).toThrow("The stack Data in us-east-1 has no output Out.");
  });
});

describe("a resource", () => {
  const data = (definition: object) => stack("Data", { Resources: { Rows: definition } });
  const log = (more: object = {}) => ({
    ...{ Type: "AWS::Logs::LogGroup", Properties: { LogGroupName: "aws-waf-logs-acl" }, ...more },
  });

  it("is replaced when its keys change, and the old one stays only if the template retains it", () => {
    const kept = deployed([data(table("pk"))], [data(table("id"))]);
    expect(rows(kept)).toHaveLength(2);
    expect(orphans(kept)).toEqual([rows(kept)[0]]);
    expect(rows(deployed([data(table("pk", {}))], [data(table("id", {}))]))).toHaveLength(1);
  });

  it("cannot be created under a name that another one has", () => {
    const other = stack("Other", { Resources: { Rows: log() } });
    expect(() => deployed([data(log()), other])).toThrow(
      "Other/Rows: AWS::Logs::LogGroup aws-waf-logs-acl already exists, as Data/Rows.",
    );
    const routes = (id: string) =>
      stack("Api", {
        Resources: {
          [id]: { Type: "AWS::ApiGatewayV2::Route", Properties: { ApiId: "a", RouteKey: "GET /api/rows" } },
        },
      });
    expect(() => deployed([routes("Get")], [routes("Read")])).toThrow("already exists, as Api/Get");
  });

  it.each([
    ["Retain", 1, "already exists"],
    ["RetainExceptOnCreate", 0, undefined],
    [undefined, 0, undefined],
  ])(
    "of a failed creation with the policy %s leaves %i, which the next creation meets",
    (DeletionPolicy, left, error) => {
      const account = cloudAccount();
      const stacks = [
        stack("Data", {
          Resources: { Rows: log({ DeletionPolicy }), Zone: { Type: "Test::Probe", DependsOn: "Rows" } },
        }),
      ];
      account.broken.add("Data/Zone");
      expect(() => deployAll(account, stacks)).toThrow("Data/Zone");
      expect(account.stacks.get("us-east-1/Data")!.status).toBe("ROLLBACK_COMPLETE");
      expect(rows(account)).toHaveLength(left);
      account.broken.clear();
      if (error === undefined) deployAll(account, stacks);
      else expect(() => deployAll(account, stacks)).toThrow(error);
    },
  );

  it("that was retained is imported if the deployment says so", () => {
    const stacks = [data(log(RETAINED))];
    const account = deployed(stacks);
    const [first] = rows(account);
    destroyAll(account, stacks);
    expect(() => deployAll(account, stacks)).toThrow("already exists");
    deployAll(account, stacks, { words: ["--import-existing-resources"] });
    expect(account.stacks.get("us-east-1/Data")!.resources.get("Rows")).toBe(first);
  });

  it("that its service protects makes the rollback fail, as does a bucket with files", () => {
    const account = cloudAccount();
    const Properties = { DeletionProtectionEnabled: true };
    account.broken.add("Data/Zone");
    const stacks = [
      stack("Data", {
        Resources: { Rows: { Type: "AWS::DynamoDB::Table", Properties }, Zone: { Type: "Test::Probe" } },
      }),
    ];
    expect(() => deployAll(account, stacks)).toThrow("Data/Zone");
    expect(account.stacks.get("us-east-1/Data")!.status).toBe("ROLLBACK_FAILED");
    const bucket = [data({ Type: "AWS::S3::Bucket" })];
    const other = deployed(bucket);
    rows(other)[0]!.contents.push("file");
    expect(() => destroyAll(other, bucket)).toThrow("Data/Rows cannot be deleted: the bucket is not empty.");
  });
});

describe("a stack", () => {
  it("cannot be deleted while it is protected, also when its creation has failed", () => {
    const stacks = [stack("Data", { Resources: { Rows: table() } }, { isProtected: true })];
    const account = cloudAccount();
    account.broken.add("Data/Rows");
    expect(() => deployAll(account, stacks)).toThrow("Data/Rows");
    account.broken.clear();
    expect(() => deployAll(account, stacks)).toThrow(
      "Stack [Data] cannot be deleted while TerminationProtection is enabled",
    );
  });

  it("needs a region that is bootstrapped, by its parameter of Systems Manager", () => {
    const BootstrapVersion = {
      Type: "AWS::SSM::Parameter::Value<String>",
      Default: "/cdk-bootstrap/hnb659fds/version",
    };
    const stacks = [stack("Data", { Parameters: { BootstrapVersion }, Resources: { Rows: table() } })];
    expect(() => deployAll(cloudAccount({ regions: [] }), stacks)).toThrow(
      "Unable to fetch parameters [/cdk-bootstrap/hnb659fds/version] from parameter store for this account.",
    );
    expect(deployed(stacks).stacks.size).toBe(1);
  });

  it("is refused by a rule of its template", () => {
    const Assert = { "Fn::Equals": [{ Ref: "AWS::Region" }, "us-east-1"] };
    const Rules = { Region: { Assertions: [{ Assert, AssertDescription: "CloudFront is in us-east-1." }] } };
    const stacks = [stack("Wall", { Rules })];
    expect(() => deployAll(cloudAccount({ regions: ["eu-west-1"] }), stacks, { region: "eu-west-1" })).toThrow(
      "CloudFront is in us-east-1.",
    );
    expect(deployed(stacks).stacks.size).toBe(1);
  });

  it("whose update fails is as before", () => {
    const probe = (value: string, more: object = {}) =>
      stack("Data", { Resources: { Rows: { Type: "Test::Probe", Properties: { value } }, ...more } });
    const account = deployed([probe("old")]);
    account.broken.add("Data/Zone");
    const Zone = { Type: "Test::Probe", DependsOn: "Rows" };
    expect(() => deployAll(account, [probe("new", { Zone })])).toThrow("Data/Zone");
    expect(rows(account)[0]!.properties).toEqual({ value: "old" });
    account.broken.clear();
    deployAll(account, [probe("new", { Zone })]);
    expect(rows(account)[0]!.properties).toEqual({ value: "new" });
  });

  it("refers to secrets that exist", () => {
    const Value = { "Fn::Join": ["", ["{{resolve:secretsmanager:", { Ref: "Key" }, ":SecretString:::}}"]] };
    const Probe = { Type: "Test::Probe", Properties: { Value } };
    const account = deployed([stack("Site", { Resources: { Key: { Type: "AWS::SecretsManager::Secret" }, Probe } })]);
    const [probe] = [...account.resources].filter(({ type }) => type === "Test::Probe");
    expect(probe!.properties.Value).toMatch(/^[0-9a-f]{64}$/);
    const lost = { Type: "Test::Probe", Properties: { Value: "{{resolve:secretsmanager:lost:SecretString:::}}" } };
    expect(() => deployed([stack("Site", { Resources: { lost } })])).toThrow("can't find the specified secret");
  });
});
