import { Stack, Token, Validations } from "aws-cdk-lib";
import type { BucketDeployment } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";

/**
 * Acknowledges the cdk-nag rule on dead-letter queues for functions that are invoked synchronously: the caller receives
 * the error.
 */
export function acknowledgeErrorResponses(scope: Construct): void {
  Validations.of(scope).acknowledge({
    id: "Serverless-LambdaDLQ",
    reason: "A dead letter queue takes failed asynchronous events; here the caller gets the error itself.",
  });
}

/** Acknowledges the findings about the function of CDK's `BucketDeployment`, which CDK defines. */
export function acknowledgeDeployment({ handlerRole }: BucketDeployment): void {
  const { account, region } = Stack.of(handlerRole);
  const of = (value: string, pseudo: string) => (Token.isUnresolved(value) ? pseudo : value);
  const place = `${of(account, "<AWS::AccountId>")}-${of(region, "<AWS::Region>")}`;
  const ids = [
    "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    ...["GetObject*", "GetBucket*", "List*", "DeleteObject*", "Abort*"].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${place}/*]`,
    "AwsSolutions-L1",
    "Serverless-LambdaDLQ",
    "Serverless-LambdaLatestVersion",
    "Serverless-LambdaTracing",
  ];
  for (const id of ids) {
    Validations.of(handlerRole.node.scope!).acknowledge({
      id,
      reason:
        "CDK's own function, which only copies the web's files into their bucket while CloudFormation waits for it.",
    });
  }
}
