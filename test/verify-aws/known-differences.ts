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
