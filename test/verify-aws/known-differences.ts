/**
 * Resource types of our templates that moto 5.2.5 does not create from a template. moto lacks them: CloudFormation has each
 * of them, and cfn-lint checks their properties.
 */
export const NOT_AT_MOTO: readonly string[] = [
  "AWS::ApiGatewayV2::Api",
  "AWS::ApiGatewayV2::Authorizer",
  "AWS::ApiGatewayV2::Integration",
  "AWS::ApiGatewayV2::Route",
  "AWS::ApiGatewayV2::Stage",
  "AWS::CloudFront::Distribution",
  "AWS::CloudFront::Function",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudFront::ResponseHeadersPolicy",
  "AWS::CloudWatch::Alarm",
  "AWS::Cognito::UserPool",
  "AWS::Cognito::UserPoolClient",
  "AWS::GuardDuty::MalwareProtectionPlan",
  "AWS::Lambda::Permission",
  "AWS::S3::BucketPolicy",
  "AWS::SES::ConfigurationSet",
  "AWS::SES::ConfigurationSetEventDestination",
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::QueuePolicy",
  "AWS::Scheduler::Schedule",
  "AWS::SecretsManager::Secret",
  "AWS::WAFv2::LoggingConfiguration",
  "AWS::WAFv2::WebACL",
];

/**
 * The services that functions call at moto in the API suite, by their names in AWS_ENDPOINT_URL_…. The others stay ours,
 * because moto lacks what the product uses: its Cognito runs no triggers, sends no mails and accepts any code; its SES
 * publishes no bounces; its Step Functions invoke functions only in Docker; its Textract reads nothing.
 */
export const SERVICES_AT_MOTO: readonly string[] = ["DYNAMODB", "S3"];

/** Files of the API suite that are not run on moto, and why. */
export const LEFT_OUT: readonly { readonly files: string; readonly why: string }[] = [
  { files: "**/*.sweep.test.ts", why: "Slow tests of what does not depend on the services." },
  { files: "test/api/script/malware-scan.test.ts", why: "moto lacks GuardDuty's scans: the templates are without." },
];

/** A test of the API suite that fails on moto. */
export interface KnownFailure {
  readonly file: string;
  readonly title: string;
  /** Which side is right, and why. A test that fails because we are wrong is mended, not listed. */
  readonly side: "moto lacks it" | "moto is wrong" | "moto is slow";
  readonly why: string;
  /** Whether it always fails; one that sometimes passes is not reported as gone. */
  readonly isCertain: boolean;
}

/**
 * moto copies a whole table before each transaction, so that eight of them in a table of hundreds of rows take about half a
 * minute on a busy machine, the most that a request may last (API Gateway's "Quotas for HTTP APIs").
 */
const slow = (title: string): KnownFailure => ({
  file: "test/api/access/limits.test.ts",
  title,
  side: "moto is slow",
  why: "It copies a whole table before each transaction; eight at once can take longer than a request may last.",
  isCertain: false,
});

const unreadPolicy = (file: string, title: string): KnownFailure => ({
  file,
  title,
  side: "moto is wrong",
  why: "S3 refuses a form that does not meet the conditions of its policy (API reference, POST Policy: sigv4-HTTPPOSTConstructPolicy); moto reads no policy.",
  isCertain: true,
});

export const FAILING_ON_MOTO: readonly KnownFailure[] = [
  {
    file: "test/api/project/projects.test.ts",
    title: "lists more projects than one page of the table",
    side: "moto is slow",
    why: "It creates hundreds of projects; moto answers one request after another, so that some are refused as too many.",
    isCertain: false,
  },
  unreadPolicy("test/api/roster/photos.test.ts", "that differs from its form in size, type or key is refused"),
  unreadPolicy("test/api/script/screenplays.test.ts", "may be posted straight to storage, only as its own type"),
  unreadPolicy("test/api/script/large-scripts.test.ts", "is refused by the form's policy with another size or type"),
  {
    file: "test/api/script/scripts.test.ts",
    title: "is readable by pages of the site only, and always served as a PDF",
    side: "moto is wrong",
    why: "S3 sends CORS headers only if a rule of the bucket has the origin (API reference, PutBucketCors); moto's server sends them to each.",
    isCertain: true,
  },
  slow("are 100 of one creator with the revoked ones, of which one can be restored"),
  slow("one person creates 200 projects, also eight at once; a repeated request still returns its project"),
  slow("has at most 500 schedules"),
  slow("has at most 500 drafts, and no file of one that was refused"),
];
