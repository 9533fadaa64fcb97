/** What decides whether CloudFormation can create, update or delete a resource of a type. */
interface ResourceRules {
  /** The path of the property with the name that no second resource of the type may have. */
  readonly name?: readonly string[];
  /** The property of what the name is unique in, where that is not the account's region. */
  readonly uniqueIn?: string;
  /** The name is unique in all regions of the account. */
  readonly isGlobal?: boolean;
  /** The name is what `Ref` returns. */
  readonly isId?: boolean;
  /** The properties whose change replaces the resource: "Update requires: Replacement" in CloudFormation's reference. */
  readonly replacedBy?: readonly string[];
  /** What is lost with the resource, and so must survive every deployment. */
  readonly isStateful?: boolean;
  /** The property, and its value, with which the service refuses a deletion. */
  readonly protectedBy?: readonly [property: string, value: unknown];
}

const configName = (type: string) => ({ name: [`${type}Config`, "Name"], isGlobal: true });

/** The rules of the types that the app uses. Names of other types do not collide, and they are always updated in place. */
const RULES: Readonly<Record<string, ResourceRules>> = {
  "AWS::ApiGatewayV2::Api": { isStateful: true, replacedBy: ["ProtocolType"] },
  "AWS::ApiGatewayV2::Route": { name: ["RouteKey"], uniqueIn: "ApiId", replacedBy: ["ApiId"] },
  "AWS::ApiGatewayV2::Stage": { name: ["StageName"], uniqueIn: "ApiId", replacedBy: ["ApiId", "StageName"] },
  "AWS::Budgets::Budget": { name: ["Budget", "BudgetName"], isGlobal: true },
  "AWS::CloudFront::Distribution": { isStateful: true },
  "AWS::CloudFront::Function": { name: ["Name"], isGlobal: true, replacedBy: ["Name"] },
  "AWS::CloudFront::OriginAccessControl": configName("OriginAccessControl"),
  "AWS::CloudFront::ResponseHeadersPolicy": configName("ResponseHeadersPolicy"),
  "AWS::CloudWatch::Alarm": { name: ["AlarmName"], replacedBy: ["AlarmName"] },
  "AWS::CloudWatch::Dashboard": { name: ["DashboardName"], isGlobal: true, replacedBy: ["DashboardName"] },
  "AWS::Cognito::UserPool": {
    isStateful: true,
    replacedBy: ["UsernameAttributes", "AliasAttributes", "UsernameConfiguration", "Schema"],
    protectedBy: ["DeletionProtection", "ACTIVE"],
  },
  "AWS::Cognito::UserPoolClient": { isStateful: true, replacedBy: ["GenerateSecret", "UserPoolId"] },
  "AWS::DynamoDB::Table": {
    name: ["TableName"],
    isId: true,
    isStateful: true,
    replacedBy: ["KeySchema", "TableName", "LocalSecondaryIndexes"],
    protectedBy: ["DeletionProtectionEnabled", true],
  },
  "AWS::IAM::Role": { name: ["RoleName"], isGlobal: true, isId: true, replacedBy: ["RoleName"] },
  "AWS::KMS::Key": { isStateful: true },
  "AWS::Lambda::Function": { name: ["FunctionName"], isId: true, replacedBy: ["FunctionName"] },
  "AWS::Logs::LogGroup": { name: ["LogGroupName"], isId: true, replacedBy: ["LogGroupName"] },
  "AWS::S3::Bucket": { name: ["BucketName"], isGlobal: true, isId: true, isStateful: true, replacedBy: ["BucketName"] },
  "AWS::SES::ConfigurationSet": { name: ["Name"], isId: true, replacedBy: ["Name"] },
  "AWS::SNS::Topic": { name: ["TopicName"], isStateful: true, replacedBy: ["TopicName", "FifoTopic"] },
  "AWS::SQS::Queue": { name: ["QueueName"], isStateful: true, replacedBy: ["QueueName", "FifoQueue"] },
  "AWS::Scheduler::Schedule": { name: ["Name"], isId: true, replacedBy: ["Name"] },
  "AWS::SecretsManager::Secret": { name: ["Name"], replacedBy: ["Name"] },
  "AWS::StepFunctions::StateMachine": {
    name: ["StateMachineName"],
    isStateful: true,
    replacedBy: ["StateMachineName", "StateMachineType"],
  },
  "AWS::WAFv2::WebACL": { name: ["Name"], replacedBy: ["Name", "Scope"] },
};

export const isStateful = (type: string) => RULES[type]?.isStateful ?? false;

type Properties = Readonly<Record<string, unknown>>;

/** The name that the template gives to a resource; undefined if CloudFormation chooses one. */
export interface FixedName {
  readonly name: string;
  /** Where no second resource of the type may have it. */
  readonly scope: string;
  readonly isId: boolean;
}

export function fixedName(type: string, properties: Properties, region: string): FixedName | undefined {
  const { name: path = [], uniqueIn, isGlobal = false, isId = false } = RULES[type] ?? {};
  const name = path.reduce<unknown>((value, key) => (value as Properties | undefined)?.[key], properties);
  if (path.length === 0 || typeof name !== "string") return undefined;
  return { name, scope: uniqueIn ? String(properties[uniqueIn]) : isGlobal ? "global" : region, isId };
}

/** Whether a change of properties replaces a resource. */
export function isReplaced(type: string, before: Properties, after: Properties): boolean {
  return (RULES[type]?.replacedBy ?? []).some((name) => !isSame(before[name], after[name]));
}

/** Why a service refuses to delete a resource; undefined if it does not. */
export function refusedDeletion(type: string, properties: Properties, contents: readonly string[]): string | undefined {
  const [property, value] = RULES[type]?.protectedBy ?? [];
  if (property !== undefined && properties[property] === value) return `it is protected by ${property}`;
  return type === "AWS::S3::Bucket" && contents.length > 0 ? "the bucket is not empty" : undefined;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
