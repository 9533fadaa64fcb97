/** The pipeline's Lambda functions. Stages that Textract performs have none. */
export type StepName =
  | "inspect"
  | "read-text-layer"
  | "read-screenplay"
  | "collect-lines"
  | "find-scenes"
  | "write-breakdown"
  | "record-failure";

/** The resource of a task that invokes a Lambda function. */
export const LAMBDA = "arn:aws:states:::lambda:invoke";
const TEXTRACT = "arn:aws:states:::aws-sdk:textract";

/** The pipeline in the Amazon States Language. States carry keys and counts, never text. */
export function pipelineDefinition(arns: Readonly<Record<StepName, string>>): object {
  const caught = {
    Catch: [
      {
        ErrorEquals: ["States.ALL"],
        Output: {
          draft: "{% $draft %}",
          error: "{% $states.errorOutput.Error %}",
          cause: "{% $states.errorOutput.Cause %}",
        },
        Next: "record-failure",
      },
    ],
  };
  const step = (name: StepName, next: { Next: string } | { End: true }, payload: unknown = "{% $states.input %}") => ({
    Type: "Task",
    Resource: LAMBDA,
    Arguments: { FunctionName: arns[name], Payload: payload },
    Output: "{% $states.result.Payload %}",
    TimeoutSeconds: 300,
    Retry: [
      // These errors are permanent: the same script fails again, and the breakdown remains newer.
      {
        ErrorEquals: ["Unreadable", "NotWritten", "Sandbox.Timedout", "Runtime.ExitError", "Runtime.OutOfMemory"],
        MaxAttempts: 0,
      },
      {
        ErrorEquals: [
          "Lambda.ServiceException",
          "Lambda.AWSLambdaException",
          "Lambda.SdkClientException",
          "Lambda.TooManyRequestsException",
          "States.Timeout",
        ],
        IntervalSeconds: 2,
        MaxAttempts: 4,
        BackoffRate: 2,
        JitterStrategy: "FULL",
      },
      // Transient errors of a table or the bucket.
      { ErrorEquals: ["States.ALL"], IntervalSeconds: 5, MaxAttempts: 2, BackoffRate: 2, JitterStrategy: "FULL" },
    ],
    ...caught,
    ...next,
  });
  const throttled = {
    Retry: [
      {
        ErrorEquals: [
          "Textract.ThrottlingException",
          "Textract.ProvisionedThroughputExceededException",
          "Textract.LimitExceededException",
          "Textract.InternalServerErrorException",
        ],
        IntervalSeconds: 5,
        MaxAttempts: 8,
        BackoffRate: 1.7,
        MaxDelaySeconds: 120,
        JitterStrategy: "FULL",
      },
    ],
    ...caught,
  };
  return {
    Comment: "From a draft's file to its breakdown",
    QueryLanguage: "JSONata",
    StartAt: "begin",
    States: {
      begin: { Type: "Pass", Assign: { draft: "{% $states.input %}" }, Next: "inspect" },
      inspect: step("inspect", { Next: "how" }),
      how: {
        Type: "Choice",
        Choices: [
          { Condition: "{% $states.input.extraction = 'none' %}", Next: "read-screenplay" },
          { Condition: "{% $states.input.extraction = 'text-layer' %}", Next: "read-text-layer" },
          { Condition: "{% $states.input.extraction = 'done' %}", Next: "find-scenes" },
        ],
        Default: "extract",
      },
      "read-screenplay": step("read-screenplay", { Next: "write-breakdown" }),
      "read-text-layer": step("read-text-layer", { Next: "has-text" }),
      "has-text": {
        Type: "Choice",
        Choices: [{ Condition: "{% $states.input.extraction = 'done' %}", Next: "find-scenes" }],
        Default: "extract",
      },
      extract: {
        Type: "Task",
        Resource: `${TEXTRACT}:startDocumentTextDetection`,
        Arguments: {
          DocumentLocation: { S3Object: { Bucket: "{% $states.input.bucket %}", Name: "{% $states.input.key %}" } },
          ClientRequestToken: "{% $states.input.run %}",
        },
        Assign: { job: "{% $states.result.JobId %}" },
        Output: "{% $states.input %}",
        Next: "wait",
        ...throttled,
      },
      wait: { Type: "Wait", Seconds: 4, Next: "poll" },
      poll: {
        Type: "Task",
        Resource: `${TEXTRACT}:getDocumentTextDetection`,
        // One block is enough to get the status; the whole text would exceed the size limit of a state.
        Arguments: { JobId: "{% $job %}", MaxResults: 1 },
        Assign: {
          status: "{% $states.result.JobStatus %}",
          message: "{% $exists($states.result.StatusMessage) ? $states.result.StatusMessage : '' %}",
        },
        Output: "{% $states.input %}",
        Next: "extracted",
        ...throttled,
      },
      extracted: {
        Type: "Choice",
        Choices: [
          { Condition: "{% $status = 'IN_PROGRESS' %}", Next: "wait" },
          { Condition: "{% $status in ['SUCCEEDED', 'PARTIAL_SUCCESS'] %}", Next: "collect-lines" },
        ],
        Default: "not-extracted",
      },
      "not-extracted": {
        Type: "Pass",
        Output: { draft: "{% $draft %}", error: "ExtractionFailed", cause: "{% $message %}" },
        Next: "record-failure",
      },
      "collect-lines": step("collect-lines", { Next: "find-scenes" }, "{% $merge([$states.input, {'job': $job}]) %}"),
      "find-scenes": step("find-scenes", { Next: "write-breakdown" }),
      "write-breakdown": step("write-breakdown", { End: true }),
      "record-failure": {
        Type: "Task",
        Resource: LAMBDA,
        Arguments: { FunctionName: arns["record-failure"], Payload: "{% $states.input %}" },
        Output: "{% $states.input %}",
        Retry: [{ ErrorEquals: ["States.ALL"], IntervalSeconds: 5, MaxAttempts: 5, BackoffRate: 2 }],
        Next: "failed",
      },
      failed: { Type: "Fail", Error: "{% $states.input.error %}", Cause: "{% $states.input.cause %}" },
    },
  };
}
