import { expect, it } from "vitest";
import { roleKeys } from "../../infra/local/iam/role-keys.ts";
import { taskRunner } from "../../infra/local/machine-tasks.ts";
import { stackTemplate } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

const inspect = "arn:aws:lambda:us-east-1:000000000000:function:inspect";
const roleArn = "arn:aws:iam::000000000000:role/pipeline-Machine";
const lambda = "arn:aws:states:::lambda:invoke";
const textract = "arn:aws:states:::aws-sdk:textract";

const template = stackTemplate("pipeline", {
  Resources: {
    Machine: {
      Type: "AWS::IAM::Role",
      Properties: {
        Policies: [
          {
            PolicyName: "rights",
            PolicyDocument: {
              Statement: [
                { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: inspect },
                { Effect: "Allow", Action: "textract:StartDocumentTextDetection", Resource: "*" },
              ],
            },
          },
        ],
      },
    },
  },
});
const keys = roleKeys(loadTemplates([template], () => ({ site: "", storage: "" })));
const runTask = taskRunner(keys, roleArn, {
  invoke: async (target, event) => ({ target, event }),
  sdk: { textract: async (operation, input, accessKeyId) => ({ operation, input, accessKeyId }) },
});

it("invokes a function, and wraps its response as Step Functions does", async () => {
  expect(await runTask(lambda, { FunctionName: inspect, Payload: { key: "a.pdf" } })).toEqual({
    StatusCode: 200,
    ExecutedVersion: "$LATEST",
    Payload: { target: inspect, event: { key: "a.pdf" } },
  });
});

it("calls an operation of a service as the machine's role", async () => {
  const { accessKeyId } = keys.credentialsOf(roleArn);
  const expected = { operation: "StartDocumentTextDetection", input: { page: 1 }, accessKeyId };
  expect(await runTask(`${textract}:startDocumentTextDetection`, { page: 1 })).toEqual(expected);
});

it.each([
  ["a function", lambda, { FunctionName: inspect.replace("inspect", "other") }],
  ["an operation", `${textract}:getDocumentTextDetection`, {}],
])("refuses %s without the role's permission", async (_, resource, args) => {
  await expect(runTask(resource, args)).rejects.toMatchObject({ code: "AccessDeniedException" });
});

it.each(["arn:aws:states:::sqs:sendMessage", "arn:aws:states:::aws-sdk:rekognition:detectText"])(
  "refuses the unknown task %s",
  async (resource) => {
    await expect(runTask(resource, {})).rejects.toThrow(resource);
  },
);

it("reports what an invocation lacks", async () => {
  await expect(runTask(lambda, { Payload: {} })).rejects.toThrow("FunctionName");
});
