import { Validations } from "aws-cdk-lib";
import type { Construct } from "constructs";

/** For functions that are called by someone who waits for the answer and hears of a failure. */
export function answersItsCaller(scope: Construct): void {
  Validations.of(scope).acknowledge({
    id: "Serverless-LambdaDLQ",
    reason: "A dead letter queue takes failed asynchronous events; here the caller gets the error itself.",
  });
}
