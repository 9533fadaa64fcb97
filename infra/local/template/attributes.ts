import { createHash } from "node:crypto";
import { account, region } from "../emulators/region.ts";

/** The local stack's addresses: host and port, without a scheme. */
export interface Addresses {
  /** Replaces the CloudFront distribution's domain. */
  readonly site: string;
  /** Replaces Amazon S3's domain. */
  readonly storage: string;
}

/** The values from which references to a resource are built. */
export interface Referent {
  readonly stack: string;
  readonly id: string;
  /** A property of the resource, resolved. */
  property(name: string): unknown;
  addresses(): Addresses;
}

interface ResourceType {
  ref(resource: Referent): string;
  readonly attributes?: Readonly<Record<string, (resource: Referent) => string>>;
}

const physicalId = ({ stack, id }: Referent) => `${stack}-${id}`;

const arn = (service: string, path: string) => `arn:aws:${service}:${region}:${account}:${path}`;

/** The resource's name in the template, or one built from its stack and logical id. */
const named = (property: string) => (resource: Referent) => String(resource.property(property) ?? physicalId(resource));

const functionName = named("FunctionName");
const tableName = named("TableName");
const roleName = named("RoleName");
const logGroupName = named("LogGroupName");
const topicName = named("TopicName");
const queueName = named("QueueName");
const scheduleName = named("Name");
const stateMachineName = named("StateMachineName");
const bucketName = (bucket: Referent) => named("BucketName")(bucket).toLowerCase().slice(0, 63);

const table: ResourceType = { ref: tableName, attributes: { Arn: (it) => arn("dynamodb", `table/${tableName(it)}`) } };

// Cognito's format, which SRP, the issuer and the JWT verifier all parse: a region, "_", nine characters.
const userPoolId = (pool: Referent) => `${region}_${letters(physicalId(pool), 9)}`;
const userPoolProvider = (pool: Referent) => `cognito-idp.${region}.amazonaws.com/${userPoolId(pool)}`;
const userPoolClientId = (client: Referent) => letters(physicalId(client), 26).toLowerCase();

const stateMachineArn = (it: Referent) => arn("states", `stateMachine:${stateMachineName(it)}`);
const keyArn = (it: Referent) => arn("kms", `key/${physicalId(it)}`);
const distribution = (it: Referent) => it.addresses().site;

/** The results of `Ref` and `Fn::GetAtt` for each resource type that the app uses. */
export const resourceTypes: Readonly<Record<string, ResourceType>> = {
  "AWS::ApiGatewayV2::Api": {
    ref: physicalId,
    attributes: {
      ApiId: physicalId,
      ApiEndpoint: (it) => `https://${physicalId(it)}.execute-api.${region}.amazonaws.com`,
    },
  },
  "AWS::ApiGatewayV2::Authorizer": { ref: physicalId, attributes: { AuthorizerId: physicalId } },
  "AWS::ApiGatewayV2::Integration": { ref: physicalId, attributes: { IntegrationId: physicalId } },
  "AWS::ApiGatewayV2::Stage": { ref: () => "$default" },
  "AWS::CloudFront::CachePolicy": { ref: physicalId, attributes: { Id: physicalId } },
  "AWS::CloudFront::Distribution": { ref: physicalId, attributes: { Id: physicalId, DomainName: distribution } },
  "AWS::CloudFront::Function": { ref: physicalId, attributes: { FunctionARN: physicalId } },
  "AWS::CloudFront::OriginAccessControl": { ref: physicalId, attributes: { Id: physicalId } },
  "AWS::CloudFront::OriginRequestPolicy": { ref: physicalId, attributes: { Id: physicalId } },
  "AWS::CloudFront::ResponseHeadersPolicy": { ref: physicalId, attributes: { Id: physicalId } },
  "AWS::CloudWatch::Alarm": { ref: named("AlarmName") },
  "AWS::Cognito::UserPool": {
    ref: userPoolId,
    attributes: {
      Arn: (it) => arn("cognito-idp", `userpool/${userPoolId(it)}`),
      ProviderName: userPoolProvider,
      ProviderURL: (it) => `https://${userPoolProvider(it)}`,
      UserPoolId: userPoolId,
    },
  },
  "AWS::Cognito::UserPoolClient": { ref: userPoolClientId, attributes: { ClientId: userPoolClientId } },
  "AWS::DynamoDB::GlobalTable": table,
  "AWS::DynamoDB::Table": table,
  "AWS::Events::Rule": { ref: named("Name"), attributes: { Arn: (it) => arn("events", `rule/${named("Name")(it)}`) } },
  "AWS::GuardDuty::MalwareProtectionPlan": { ref: physicalId, attributes: { MalwareProtectionPlanId: physicalId } },
  "AWS::IAM::Role": { ref: roleName, attributes: { Arn: (it) => `arn:aws:iam::${account}:role/${roleName(it)}` } },
  "AWS::KMS::Key": { ref: physicalId, attributes: { Arn: keyArn, KeyId: physicalId } },
  "AWS::Lambda::Function": {
    ref: functionName,
    attributes: { Arn: (it) => arn("lambda", `function:${functionName(it)}`) },
  },
  "AWS::Logs::LogGroup": {
    ref: logGroupName,
    attributes: { Arn: (it) => arn("logs", `log-group:${logGroupName(it)}:*`) },
  },
  "AWS::S3::Bucket": {
    ref: bucketName,
    attributes: {
      Arn: (it) => `arn:aws:s3:::${bucketName(it)}`,
      // Buckets are addressed by path, so the domain is the host alone, for example in a CSP.
      DomainName: (it) => it.addresses().storage,
      RegionalDomainName: (it) => it.addresses().storage,
    },
  },
  "AWS::SES::ConfigurationSet": { ref: named("Name") },
  "AWS::SES::EmailIdentity": { ref: named("EmailIdentity") },
  "AWS::SNS::Topic": {
    ref: (it) => arn("sns", topicName(it)),
    attributes: { TopicArn: (it) => arn("sns", topicName(it)), TopicName: topicName },
  },
  "AWS::SQS::Queue": {
    ref: (it) => `https://sqs.${region}.amazonaws.com/${account}/${queueName(it)}`,
    attributes: { Arn: (it) => arn("sqs", queueName(it)), QueueName: queueName },
  },
  "AWS::Scheduler::Schedule": {
    ref: scheduleName,
    attributes: { Arn: (it) => arn("scheduler", `schedule/default/${scheduleName(it)}`) },
  },
  "AWS::SecretsManager::Secret": { ref: (it) => arn("secretsmanager", `secret:${physicalId(it)}`) },
  "AWS::StepFunctions::StateMachine": {
    ref: stateMachineArn,
    attributes: { Arn: stateMachineArn, Name: stateMachineName },
  },
  "AWS::WAFv2::WebACL": {
    ref: physicalId,
    attributes: { Arn: (it) => arn("wafv2", `global/webacl/${physicalId(it)}`) },
  },
};

export const pseudoParameters: Readonly<Record<string, string>> = {
  "AWS::AccountId": account,
  "AWS::Partition": "aws",
  "AWS::Region": region,
  "AWS::URLSuffix": "amazonaws.com",
};

/** A deterministic id of letters and digits for a name, so that stored data remains valid after a restart. */
function letters(name: string, length: number): string {
  return createHash("sha256")
    .update(name)
    .digest("base64")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .padEnd(length, "0")
    .slice(0, length);
}
