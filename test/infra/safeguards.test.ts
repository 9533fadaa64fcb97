import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { routes } from "../../shared/contract/routes.ts";
import { FASTEST_POLLING_SECONDS } from "../../shared/contract/schema/change-polling.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";

interface Behaviour {
  readonly ViewerProtocolPolicy: string;
}

interface DistributionConfig {
  readonly DefaultCacheBehavior: Behaviour;
  readonly CacheBehaviors: readonly Behaviour[];
  readonly ViewerCertificate?: { readonly MinimumProtocolVersion?: string };
}

type Properties = Readonly<Record<string, unknown>>;

let all: readonly { readonly name: string; readonly type: string; readonly properties: Properties }[];

beforeAll(async () => {
  all = readAssembly(await synthesise()).flatMap(({ stack, Resources }) =>
    Object.entries(Resources).map(([id, { Type, Properties }]) => ({
      name: `${stack}/${id}`,
      type: Type,
      properties: Properties,
    })),
  );
});

function of(type: string) {
  const found = all.filter((resource) => resource.type === type);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** The names of a type's resources that lack the given properties. */
const without = (type: string, has: (properties: Properties) => boolean) =>
  of(type)
    .filter(({ properties }) => !has(properties))
    .map(({ name }) => name);

/** Whether a policy refuses calls without TLS. */
const refusesPlain = (policy: unknown) => JSON.stringify(policy).includes('{"Bool":{"aws:SecureTransport":"false"}}');

describe("the stores", () => {
  it("keep tables encrypted by our key, restorable to any moment and protected from deletion", () => {
    const isSafe = ({ SSESpecification, PointInTimeRecoverySpecification, DeletionProtectionEnabled }: Properties) =>
      JSON.stringify(SSESpecification).includes('"SSEType":"KMS"') &&
      JSON.stringify(PointInTimeRecoverySpecification) === '{"PointInTimeRecoveryEnabled":true}' &&
      DeletionProtectionEnabled === true;
    expect(without("AWS::DynamoDB::Table", isSafe)).toEqual([]);
  });

  it("keep buckets encrypted, closed to the public and to calls without TLS", () => {
    const isClosed = ({ BucketEncryption, PublicAccessBlockConfiguration }: Properties) =>
      BucketEncryption !== undefined &&
      Object.values(PublicAccessBlockConfiguration as object).filter((value) => value === true).length === 4;
    expect(without("AWS::S3::Bucket", isClosed)).toEqual([]);
    expect(without("AWS::S3::BucketPolicy", ({ PolicyDocument }) => refusesPlain(PolicyDocument))).toEqual([]);
    expect(of("AWS::S3::BucketPolicy")).toHaveLength(of("AWS::S3::Bucket").length);
  });

  // `npm run deploy` gives it as a parameter: see rehearsals.sweep.test.ts.
  it("allow only the site's own origin", () => {
    const origins = of("AWS::S3::Bucket").flatMap(({ properties }) =>
      [...JSON.stringify(properties.CorsConfiguration ?? {}).matchAll(/"AllowedOrigins":\[([^\]]*)\]/g)].map(
        ([, listed]) => listed,
      ),
    );
    expect(origins).toEqual(['{"Ref":"SiteOrigin"}']);
  });

  it("notify and queue over TLS only", () => {
    expect(without("AWS::SNS::TopicPolicy", ({ PolicyDocument }) => refusesPlain(PolicyDocument))).toEqual([]);
    expect(without("AWS::SQS::QueuePolicy", ({ PolicyDocument }) => refusesPlain(PolicyDocument))).toEqual([]);
    expect(of("AWS::SQS::QueuePolicy")).toHaveLength(of("AWS::SQS::Queue").length);
  });

  it("rotate the key each year", () => {
    expect(without("AWS::KMS::Key", ({ EnableKeyRotation }) => EnableKeyRotation === true)).toEqual([]);
  });
});

it("has GuardDuty scan every upload, and functions wait for the verdict", () => {
  const [{ properties }] = of("AWS::GuardDuty::MalwareProtectionPlan") as [(typeof all)[number]];
  expect(properties).toMatchObject({
    Actions: { Tagging: { Status: "ENABLED" } },
    ProtectedResource: { S3Bucket: { ObjectPrefixes: ["uploads/"] } },
  });
  const waiting = of("AWS::Lambda::Function").filter(({ properties }) =>
    JSON.stringify(properties.Environment ?? {}).includes('"MALWARE_SCAN":"guardduty"'),
  );
  expect(waiting.length).toBeGreaterThan(of("AWS::ApiGatewayV2::Route").length);
});

it("lets GuardDuty change only rules that it manages, and use the key only through S3", () => {
  const [role] = of("AWS::IAM::Role").filter(({ properties }) =>
    JSON.stringify(properties.AssumeRolePolicyDocument).includes("malware-protection-plan.guardduty.amazonaws.com"),
  );
  const [{ PolicyDocument }] = role!.properties.Policies as [{ PolicyDocument: { Statement: unknown[] } }];
  const allowing = (action: string) =>
    PolicyDocument.Statement.filter((statement) => JSON.stringify(statement).includes(`"${action}"`));
  const managed = { StringLike: { "events:ManagedBy": "malware-protection-plan.guardduty.amazonaws.com" } };
  for (const action of ["PutRule", "DeleteRule", "PutTargets", "RemoveTargets"])
    expect(allowing(`events:${action}`)).toMatchObject([{ Condition: managed }]);
  for (const action of ["kms:Decrypt", "kms:GenerateDataKey"])
    expect(allowing(action)).toMatchObject([{ Condition: { StringLike: { "kms:ViaService": expect.anything() } } }]);
});

it("keeps logs for a year", () => {
  expect(without("AWS::Logs::LogGroup", ({ RetentionInDays }) => Number(RetentionInDays) >= 365)).toEqual([]);
});

describe("the CloudFront distribution", () => {
  it("identifies itself to the API by a secret that no template contains", () => {
    const [{ properties }] = of("AWS::CloudFront::Distribution") as [(typeof all)[number]];
    const { Origins } = properties.DistributionConfig as { Origins: { OriginCustomHeaders?: Header[] }[] };
    const headers = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(headers.map(({ HeaderName }) => HeaderName)).toEqual([ORIGIN_HEADER]);
    expect(JSON.stringify(headers[0]!.HeaderValue)).toContain("{{resolve:secretsmanager:");
    const functions = of("AWS::Lambda::Function").map(({ properties }) => JSON.stringify(properties.Environment ?? {}));
    const holders = functions.filter((environment) => environment.includes("ORIGIN_SECRET"));
    expect(holders).toHaveLength(of("AWS::ApiGatewayV2::Route").length);
    expect(holders.filter((environment) => !environment.includes("{{resolve:secretsmanager:"))).toEqual([]);
  });

  it("is protected by a web ACL with AWS's rules and a limit for each address", () => {
    expect(
      without(
        "AWS::CloudFront::Distribution",
        ({ DistributionConfig }) => "WebACLId" in (DistributionConfig as object),
      ),
    ).toEqual([]);
    const [{ properties }] = of("AWS::WAFv2::WebACL") as [(typeof all)[number]];
    const rules = (properties.Rules as { Name: string }[]).map(({ Name }) => Name);
    expect(rules).toEqual([
      "Doors",
      "Requests",
      "Polls",
      "AWSManagedRulesAmazonIpReputationList",
      "AWSManagedRulesKnownBadInputsRuleSet",
      "AWSManagedRulesCommonRuleSet",
    ]);
  });

  it("logs at the web ACL what a rule has blocked or counted, and nothing else", () => {
    const [{ properties }] = of("AWS::WAFv2::LoggingConfiguration") as [(typeof all)[number]];
    expect(properties.LoggingFilter).toEqual({
      DefaultBehavior: "DROP",
      Filters: [
        {
          Behavior: "KEEP",
          Requirement: "MEETS_ANY",
          Conditions: ["BLOCK", "COUNT", "EXCLUDED_AS_COUNT"].map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    });
  });

  it("lets an office of eighty open pages through", () => {
    const [{ properties }] = of("AWS::WAFv2::WebACL") as [(typeof all)[number]];
    const rules = properties.Rules as { Name: string; Statement: { RateBasedStatement?: { Limit: number } } }[];
    const limitOf = (name: string) => rules.find(({ Name }) => Name === name)!.Statement.RateBasedStatement!.Limit;
    expect(limitOf("Polls")).toBeGreaterThan((80 * 300) / FASTEST_POLLING_SECONDS);
    // A page that was just opened reads about twenty things, and a person opens two pages a minute.
    expect(limitOf("Requests")).toBeGreaterThan(80 * 20 * 10);
    expect(limitOf("Doors")).toBeLessThanOrEqual(200);
    expect(routes.getChangeStamp.path).toMatch(/\/change-stamp$/);
    const counted = rules.find(({ Name }) => Name === "Polls")!;
    expect(JSON.stringify(counted)).toContain('"SearchString":"/change-stamp"');
  });

  it("redirects plain HTTP, and accepts TLS 1.2 or later under the studio's own domain", async () => {
    const certificate = "arn:aws:acm:us-east-1:000000000000:certificate/1";
    const own = readAssembly(await synthesise({ domain: "backlot.studio.example", certificate }));
    const distributions = own.flatMap(({ Resources }) =>
      Object.values(Resources).filter(({ Type }) => Type === "AWS::CloudFront::Distribution"),
    );
    const [{ properties }] = of("AWS::CloudFront::Distribution") as [(typeof all)[number]];
    const both = [properties, ...distributions.map(({ Properties }) => Properties)].map(
      (one) => one.DistributionConfig as DistributionConfig,
    );
    expect(both).toHaveLength(2);
    for (const { DefaultCacheBehavior, CacheBehaviors } of both) {
      const policies = [DefaultCacheBehavior, ...CacheBehaviors].map(
        ({ ViewerProtocolPolicy }) => ViewerProtocolPolicy,
      );
      expect(policies.filter((policy) => policy !== "redirect-to-https" && policy !== "https-only")).toEqual([]);
    }
    expect(both[1]!.ViewerCertificate?.MinimumProtocolVersion).toBe("TLSv1.2_2021");
  });

  it("serves no error of one caller to another", () => {
    const [{ properties }] = of("AWS::CloudFront::Distribution") as [(typeof all)[number]];
    const { CustomErrorResponses } = properties.DistributionConfig as { CustomErrorResponses: unknown };
    expect(CustomErrorResponses).toEqual(
      [404, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it("limits requests to the capacity of the functions", () => {
    expect(
      without("AWS::ApiGatewayV2::Stage", ({ DefaultRouteSettings }) => DefaultRouteSettings !== undefined),
    ).toEqual([]);
  });
});

interface Header {
  readonly HeaderName: string;
  readonly HeaderValue: unknown;
}

it("ends sessions by the deployer's `sessionHours`", () => {
  const hours = of("AWS::Cognito::UserPoolClient").map(({ properties }) => {
    const { RefreshToken } = properties.TokenValidityUnits as { RefreshToken: string };
    expect(RefreshToken).toBe("minutes");
    return Number(properties.RefreshTokenValidity) / 60;
  });
  expect(hours.length).toBeGreaterThan(0);
  expect(hours.filter((one) => one > 720)).toEqual([]);
  expect(hours).toContain(720);
});

it("leaves Cognito no reason to send an email, of which its own sender allows fifty a day", () => {
  const [{ properties }] = of("AWS::Cognito::UserPool") as [(typeof all)[number]];
  expect(properties.AdminCreateUserConfig).toEqual({ AllowAdminCreateUserOnly: true });
  expect(properties.AccountRecoverySetting).toEqual({ RecoveryMechanisms: [{ Name: "admin_only", Priority: 1 }] });
  const granted = JSON.stringify(of("AWS::IAM::Role").map(({ properties: { Policies } }) => Policies));
  expect(granted).toContain("cognito-idp:AdminCreateUser");
  expect(granted).not.toMatch(/cognito-idp:(?:AdminResetUserPassword|ForgotPassword|ResendConfirmationCode|SignUp)"/);
  // The one operation that is used and would send a mail.
  const calls = globSync("functions/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/new AdminCreateUserCommand\((.*)\)/g)].map(([call]) => call),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => !call.includes('MessageAction: "SUPPRESS"'))).toEqual([]);
});

it("keeps asynchronous events that failed every attempt", () => {
  const called = [...of("AWS::Events::Rule"), ...of("AWS::Scheduler::Schedule")].map(({ properties }) =>
    JSON.stringify(properties),
  );
  expect(called.filter((target) => !target.includes("DeadLetterConfig"))).toEqual([]);
});

it("traces the steps of state machines only, because X-Ray charges more for a request than the request costs", () => {
  const machines = JSON.stringify(of("AWS::StepFunctions::StateMachine").map(({ properties }) => properties));
  const functions = of("AWS::Lambda::Function").filter(({ properties }) => "TracingConfig" in properties);
  expect(functions.length).toBeGreaterThan(100);
  const steps = functions.filter(({ name }) => machines.includes(`"${name.split("/")[1]}"`));
  expect(steps.length).toBeGreaterThan(5);
  const traced = functions.filter(({ properties }) => (properties.TracingConfig as { Mode: string }).Mode === "Active");
  expect(traced.map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
  const roles = traced.map(({ name, properties }) => {
    const role = properties.Role as { "Fn::GetAtt": [string, string] };
    return `${name.split("/")[0]}/${role["Fn::GetAtt"][0]}`;
  });
  const mayTrace = of("AWS::IAM::Role").filter(({ properties }) => JSON.stringify(properties).includes("xray:"));
  expect(mayTrace.map(({ name }) => name).toSorted()).toEqual(roles.toSorted());
});

it("notifies a person by each alarm", () => {
  expect(without("AWS::CloudWatch::Alarm", ({ AlarmActions }) => (AlarmActions as unknown[])?.length > 0)).toEqual([]);
  expect(without("AWS::CloudWatch::Alarm", ({ AlarmDescription }) => Boolean(AlarmDescription))).toEqual([]);
});

it("takes no address of CloudFront for a caller's: neither functions nor logs of the API use `sourceIp`", () => {
  const files = globSync(["functions/**/*.ts", "infra/stacks/*.ts", "infra/constructs/*.ts"]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /sourceIp/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
