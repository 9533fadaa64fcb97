import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

/** The reasons why DynamoDB cancels successive calls before it succeeds. */
let cancelledFor: string[][];
let asked: number;

const dynamoDb = createServer((request, response) => {
  request.resume().on("end", () => {
    asked++;
    const reasons = cancelledFor.shift();
    if (!reasons) return response.end("{}");
    return response.writeHead(400).end(
      JSON.stringify({
        __type: "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
        message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.join(", ")}]`,
        CancellationReasons: reasons.map((Code) => ({ Code })),
      }),
    );
  });
});

let transact: typeof import("../../functions/store/aws/table.ts").transact;

beforeAll(async () => {
  await new Promise<void>((listening) => dynamoDb.listen(0, "127.0.0.1", listening));
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(dynamoDb.address() as AddressInfo).port}`,
  });
  // The store's client reads the environment on import.
  ({ transact } = await import("../../functions/store/aws/table.ts"));
});
afterAll(() => {
  dynamoDb.closeAllConnections();
  dynamoDb.close();
});
beforeEach(() => {
  asked = 0;
});

const CONFLICT = ["None", "TransactionConflict"];
const write = () => transact([{ Put: { TableName: "Options", Item: { pk: "a" } } }]);

it("retries a transaction after a conflict", async () => {
  cancelledFor = [CONFLICT, CONFLICT];
  await write();
  expect(asked).toBe(3);
});

it("does not retry after a failed condition", async () => {
  cancelledFor = [["ConditionalCheckFailed", "None"]];
  await expect(write()).rejects.toThrow("ConditionalCheckFailed");
  expect(asked).toBe(1);
});

it("fails after repeated conflicts", async () => {
  cancelledFor = Array.from({ length: 20 }, () => CONFLICT);
  await expect(write()).rejects.toThrow("TransactionConflict");
  expect(asked).toBe(6);
});
