import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { TransactGetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { get, itemsOfUser, key, put, scan, startDynamoDb, TableName } from "./dynamodb-table.ts";

describe("a transaction", () => {
  it("preserves the sum over two hundred concurrent transfers", async () => {
    const { db } = await startDynamoDb();
    const accounts = ["A", "B", "C"];
    for (const pk of accounts) await db.send(put({ ...key(pk), days: 30 }));
    const move = (from: string, to: string, days: number) =>
      db.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                TableName,
                Key: key(from),
                UpdateExpression: "SET days = days - :d",
                ConditionExpression: "days >= :d",
                ExpressionAttributeValues: { ":d": days },
              },
            },
            {
              Update: {
                TableName,
                Key: key(to),
                UpdateExpression: "ADD days :d",
                ExpressionAttributeValues: { ":d": days },
              },
            },
          ],
        }),
      );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => move(accounts[i % 3]!, accounts[(i + 1 + (i % 2)) % 3]!, 5 + (i % 31))),
    );
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(200);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TransactionCanceledException);
    const days = (await scan(db)).map((item) => Number(item.days));
    expect(days.reduce((a, b) => a + b)).toBe(90);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  });

  it("that is cancelled changes nothing and reports a reason per item", async () => {
    const { db } = await startDynamoDb();
    await db.send(put({ ...key("P"), version: 1, title: "text" }));
    const cancelled = await db
      .send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { ...key("NEW"), userId: "U" } } },
            {
              ConditionCheck: {
                TableName,
                Key: key("P"),
                ConditionExpression: "version = :v",
                ExpressionAttributeValues: { ":v": 2 },
                ReturnValuesOnConditionCheckFailure: "ALL_OLD",
              },
            },
            {
              Update: {
                TableName,
                Key: key("Q"),
                UpdateExpression: "SET version = version + :one",
                ExpressionAttributeValues: { ":one": 1 },
              },
            },
          ],
        }),
      )
      .catch((error: unknown) => error);
    expect(cancelled).toMatchObject({
      name: "TransactionCanceledException",
      message: expect.stringContaining("[None, ConditionalCheckFailed, ValidationError]"),
      CancellationReasons: [
        { Code: "None" },
        { Code: "ConditionalCheckFailed", Message: "The conditional request failed", Item: { version: { N: "1" } } },
        { Code: "ValidationError" },
      ],
    });
    expect(await scan(db)).toEqual([{ ...key("P"), version: 1, title: "text" }]);
    expect(await itemsOfUser(db, "U")).toEqual([]);
  });

  it("puts, updates, deletes and checks together, and reads together", async () => {
    const { db } = await startDynamoDb();
    for (const pk of ["OLD", "KEPT"]) await db.send(put(key(pk)));
    await db.send(put({ ...key("P"), count: 1 }));
    const writes = {
      TransactItems: [
        { Put: { TableName, Item: key("NEW"), ConditionExpression: "attribute_not_exists(pk)" } },
        { Delete: { TableName, Key: key("OLD") } },
        { ConditionCheck: { TableName, Key: key("ELSE"), ConditionExpression: "attribute_not_exists(pk)" } },
        { ConditionCheck: { TableName, Key: key("KEPT"), ConditionExpression: "attribute_exists(pk)" } },
        {
          Update: {
            TableName,
            Key: key("P"),
            UpdateExpression: "ADD #c :one",
            ExpressionAttributeNames: { "#c": "count" },
            ExpressionAttributeValues: { ":one": 1 },
          },
        },
      ],
    };
    await db.send(new TransactWriteCommand(writes));
    const reads = ["OLD", "NEW", "KEPT", "P"].map((pk) => ({ Get: { TableName, Key: key(pk) } }));
    const { Responses } = await db.send(new TransactGetCommand({ TransactItems: reads }));
    expect(Responses).toEqual([{}, { Item: key("NEW") }, { Item: key("KEPT") }, { Item: { ...key("P"), count: 2 } }]);
  });

  it("runs once for a client token, which no other transaction may use", async () => {
    let now = Date.now();
    const { db } = await startDynamoDb({ now: () => now });
    const add = (one: number) =>
      db.send(
        new TransactWriteCommand({
          ClientRequestToken: "token",
          TransactItems: [
            {
              Update: {
                TableName,
                Key: key("P"),
                UpdateExpression: "ADD clicks :one",
                ExpressionAttributeValues: { ":one": one },
              },
            },
          ],
        }),
      );
    await add(1);
    await add(1);
    expect((await get(db, "P"))?.clicks).toBe(1);
    await expect(add(2)).rejects.toThrow(expect.objectContaining({ name: "IdempotentParameterMismatchException" }));
    now += 11 * 60_000;
    await add(2);
    expect((await get(db, "P"))?.clicks).toBe(3);
  });

  it("is refused when it contains an item twice", async () => {
    const { db } = await startDynamoDb();
    const item = { Put: { TableName, Item: key("P") } };
    await expect(db.send(new TransactWriteCommand({ TransactItems: [item, item] }))).rejects.toThrow(
      "Transaction request cannot include multiple operations on one item",
    );
  });
});
