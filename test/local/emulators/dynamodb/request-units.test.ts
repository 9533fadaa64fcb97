import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { get, key, put, startDynamoDb, TableName } from "./dynamodb-table.ts";

const kilobytes = (count: number) => ({ text: "x".repeat(count * 1000) });
const Keys = ["A", "B", "C"].map((pk) => key(pk));
const query = { TableName, KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": "A" } };

it.each([
  ["an item, consistently", 2, new GetCommand({ TableName, Key: key("A"), ConsistentRead: true })],
  ["an item, eventually", 1, new GetCommand({ TableName, Key: key("A") })],
  ["no item", 0.5, new GetCommand({ TableName, Key: key("NONE") })],
  ["a batch, in which each item is rounded up", 2 + 1 + 1, batch(true)],
  ["a batch, eventually", 1 + 0.5 + 0.5, batch(false)],
  ["a query, in which the sum is rounded up", 2, new QueryCommand({ ...query, ConsistentRead: true })],
  [
    "a transaction",
    4 + 2 + 2,
    new TransactGetCommand({ TransactItems: Keys.map((Key) => ({ Get: { TableName, Key } })) }),
  ],
] as const)("bills the reading of %s", async (_, units, command) => {
  const { db, engine } = await startDynamoDb();
  await db.send(put({ ...key("A"), ...kilobytes(5) }));
  for (const pk of ["B", "C"]) await db.send(put({ ...key(pk), ...kilobytes(1) }));
  const billed = engine.bill();
  expect(await db.send(command as GetCommand)).not.toHaveProperty("ConsumedCapacity");
  expect([billed.read, billed.write]).toEqual([units, 0]);
});

function batch(ConsistentRead: boolean): BatchGetCommand {
  return new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead } } });
}

it("bills writes by the kilobyte, in each index again, and twice in a transaction", async () => {
  const { db, engine } = await startDynamoDb();
  const billed = engine.bill();
  await db.send(put({ ...key("A"), ...kilobytes(2.5) }));
  expect(billed.write).toBe(3);
  await db.send(put({ ...key("B"), userId: "U", ...kilobytes(1.5) }));
  expect(billed.write).toBe(3 + 2 + 2);
  const check = { TableName, Key: key("A"), ConditionExpression: "attribute_exists(pk)" };
  const item = { ...key("C"), userId: "U" };
  await db.send(
    new TransactWriteCommand({ TransactItems: [{ ConditionCheck: check }, { Put: { TableName, Item: item } }] }),
  );
  // The checked item has three units, as if it were written.
  expect([billed.read, billed.write]).toEqual([0, 7 + 2 * (3 + 1) + 1]);
});

it("counts each caller and table once, as DynamoDB keeps their keys", async () => {
  const { db, engine } = await startDynamoDb();
  const { keys } = engine.bill();
  await db.send(put(key("A")));
  await get(db, "A");
  expect([...keys]).toEqual([expect.stringMatching(/^local arn:aws:dynamodb:.*:table\/Projects$/)]);
});
