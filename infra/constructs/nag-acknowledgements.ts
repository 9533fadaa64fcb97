import { Validations } from "aws-cdk-lib";
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
