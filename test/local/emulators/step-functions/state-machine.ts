import type { AddressInfo } from "node:net";
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { afterEach } from "vitest";
import { stateMachineFrom } from "../../../../infra/local/emulators/step-functions/definition.ts";
import {
  type StepFunctionsEngine,
  type StepFunctionsOptions,
  stepFunctionsEngine,
} from "../../../../infra/local/emulators/step-functions/engine.ts";

export const machineArn = "arn:aws:states:us-east-1:000000000000:stateMachine:breakdown";
export const lambda = "arn:aws:states:::lambda:invoke";
export const textract = "arn:aws:states:::aws-sdk:textract:startDocumentTextDetection";
const engines: StepFunctionsEngine[] = [];

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

/** Step Functions with one machine of these states, at a thousand times the clock's speed, and a client. */
export async function machineWith(states: object, options: Partial<StepFunctionsOptions> & { top?: object } = {}) {
  const definition = { QueryLanguage: "JSONata", StartAt: Object.keys(states)[0], States: states, ...options.top };
  const engine = stepFunctionsEngine({
    machines: new Map([[machineArn, stateMachineFrom(definition, "breakdown")]]),
    task: async () => null,
    speed: 1000,
    ...options,
  });
  engines.push(engine);
  await new Promise<void>((resolve) => engine.server.listen(0, "127.0.0.1", resolve));
  const { port } = engine.server.address() as AddressInfo;
  const client = new SFNClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    credentials: { accessKeyId: "MACHINE", secretAccessKey: "secret" },
    maxAttempts: 1,
  });
  const start = (input: unknown = {}, name?: string) =>
    client.send(
      new StartExecutionCommand({ stateMachineArn: machineArn, input: JSON.stringify(input), ...(name && { name }) }),
    );
  const describeExecution = (executionArn?: string) => client.send(new DescribeExecutionCommand({ executionArn }));
  const run = async (input: unknown = {}) => {
    const { executionArn } = await start(input);
    await engine.ended(executionArn!);
    const { status, output, error, cause } = await describeExecution(executionArn);
    return { status, output: output && JSON.parse(output), error, cause, executionArn };
  };
  return { engine, client, start, run, describeExecution };
}

export const pass = (output: unknown) => ({ only: { Type: "Pass", Output: output, End: true } });
export const task = (more: object = {}) => ({ only: { Type: "Task", Resource: textract, End: true, ...more } });
