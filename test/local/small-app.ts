import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const getAtt = (id: string, attribute: string) => ({ "Fn::GetAtt": [id, attribute] });
const ref = (id: string) => ({ Ref: id });
const text = (...parts: unknown[]) => ({ "Fn::Join": ["", parts] });
const statement = (Action: string | string[], Resource: unknown) => ({ Effect: "Allow", Action, Resource });

function role(...Statement: object[]) {
  return {
    Type: "AWS::IAM::Role",
    Properties: { Policies: [{ PolicyName: "rights", PolicyDocument: { Statement } }] },
  };
}

function fn(entry: string, roleId: string, Variables: object) {
  return {
    Type: "AWS::Lambda::Function",
    Metadata: { "local:entry": `test/local/handlers/${entry}.ts` },
    Properties: {
      Handler: "index.handler",
      Role: getAtt(roleId, "Arn"),
      MemorySize: 256,
      Timeout: 20,
      Environment: { Variables },
    },
  };
}

function route(RouteKey: string, functionId: string, id: string, authorization: object = {}) {
  return {
    [`${id}Integration`]: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: {
        IntegrationType: "AWS_PROXY",
        IntegrationUri: getAtt(functionId, "Arn"),
        PayloadFormatVersion: "2.0",
      },
    },
    [`${id}Permission`]: {
      Type: "AWS::Lambda::Permission",
      Properties: {
        Action: "lambda:InvokeFunction",
        FunctionName: getAtt(functionId, "Arn"),
        Principal: "apigateway.amazonaws.com",
      },
    },
    [`${id}Route`]: {
      Type: "AWS::ApiGatewayV2::Route",
      Properties: { RouteKey, Target: text("integrations/", ref(`${id}Integration`)), ...authorization },
    },
  };
}

const jwt = { AuthorizationType: "JWT", AuthorizerId: ref("Sessions") };

const data = {
  Resources: {
    Scenes: {
      Type: "AWS::DynamoDB::GlobalTable",
      Properties: {
        AttributeDefinitions: ["pk", "sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
        KeySchema: [
          { AttributeName: "pk", KeyType: "HASH" },
          { AttributeName: "sk", KeyType: "RANGE" },
        ],
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
      },
    },
    Drafts: { Type: "AWS::S3::Bucket", Properties: { VersioningConfiguration: { Status: "Enabled" } } },
  },
  Outputs: {
    Name: { Value: ref("Scenes"), Export: { Name: "data:Scenes" } },
    Arn: { Value: getAtt("Scenes", "Arn"), Export: { Name: "data:ScenesArn" } },
  },
};

const scenesArn = { "Fn::ImportValue": "data:ScenesArn" };
const TABLE = { "Fn::ImportValue": "data:Scenes" };
const SITE_URL = text("https://", getAtt("Site", "DomainName"));

const app = {
  Resources: {
    Users: {
      Type: "AWS::Cognito::UserPool",
      Properties: { UsernameAttributes: ["email"], AutoVerifiedAttributes: ["email"] },
    },
    Web: {
      Type: "AWS::Cognito::UserPoolClient",
      Properties: {
        UserPoolId: ref("Users"),
        ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      },
    },
    Sessions: {
      Type: "AWS::ApiGatewayV2::Authorizer",
      Properties: {
        AuthorizerType: "JWT",
        IdentitySource: ["$request.header.Authorization"],
        JwtConfiguration: { Issuer: getAtt("Users", "ProviderURL"), Audience: [ref("Web")] },
      },
    },
    Api: { Type: "AWS::ApiGatewayV2::Api", Properties: { ProtocolType: "HTTP" } },
    WriterRole: role(statement(["dynamodb:PutItem", "dynamodb:GetItem"], scenesArn)),
    ReaderRole: role(statement("dynamodb:GetItem", scenesArn)),
    IdleRole: role(),
    Writer: fn("scene", "WriterRole", { TABLE }),
    Reader: fn("scene", "ReaderRole", { TABLE }),
    Count: fn("count", "IdleRole", { SITE_URL }),
    ...route("POST /api/scenes/{scene}", "Writer", "Write"),
    ...route("POST /api/forbidden/{scene}", "Reader", "Forbid"),
    ...route("GET /api/scenes/{scene}", "Reader", "Read", jwt),
    MachineRole: role(statement("lambda:InvokeFunction", getAtt("Count", "Arn"))),
    Machine: {
      Type: "AWS::StepFunctions::StateMachine",
      Properties: {
        RoleArn: getAtt("MachineRole", "Arn"),
        DefinitionString: text(
          '{"QueryLanguage":"JSONata","StartAt":"count","States":{"count":{"Type":"Task","Resource":"arn:aws:states:::lambda:invoke","Arguments":{"FunctionName":"',
          getAtt("Count", "Arn"),
          '","Payload":"{% $states.input %}"},"Output":"{% $states.result.Payload %}","End":true}}}',
        ),
      },
    },
    Files: { Type: "AWS::S3::Bucket" },
    Headers: {
      Type: "AWS::CloudFront::ResponseHeadersPolicy",
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: "headers",
          SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
        },
      },
    },
    Site: {
      Type: "AWS::CloudFront::Distribution",
      Properties: {
        DistributionConfig: {
          DefaultRootObject: "index.html",
          Origins: [
            { Id: "files", DomainName: getAtt("Files", "RegionalDomainName") },
            { Id: "api", DomainName: { "Fn::Select": [2, { "Fn::Split": ["/", getAtt("Api", "ApiEndpoint")] }] } },
          ],
          DefaultCacheBehavior: { TargetOriginId: "files", ResponseHeadersPolicyId: ref("Headers") },
          CacheBehaviors: [{ PathPattern: "/api/*", TargetOriginId: "api", AllowedMethods: ["GET", "HEAD", "POST"] }],
        },
      },
    },
  },
};

/**
 * Writes the cloud assembly of a small app with resources of each type.
 *
 * @param more resources to add or replace
 */
export function writeSmallApp(folder: string, more: object = {}): { assembly: string; site: string } {
  const assembly = join(folder, "assembly");
  const site = join(folder, "site");
  mkdirSync(assembly, { recursive: true });
  mkdirSync(site, { recursive: true });
  const templates = { data, app: { Resources: { ...app.Resources, ...more } } };
  const artifacts = Object.fromEntries(
    Object.keys(templates).map((stack) => [
      stack,
      { type: "aws:cloudformation:stack", properties: { templateFile: `${stack}.template.json` } },
    ]),
  );
  writeFileSync(join(assembly, "manifest.json"), JSON.stringify({ artifacts }));
  for (const [stack, template] of Object.entries(templates)) {
    writeFileSync(join(assembly, `${stack}.template.json`), JSON.stringify(template));
  }
  writeFileSync(join(site, "index.html"), "<title>Backlot</title>");
  return { assembly, site };
}
