import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ConditionalCheckFailedException,
  DescribeTimeToLiveCommand,
  ExecuteStatementCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  type PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  definition,
  get,
  itemsOfUser,
  key,
  openDynamoDb,
  put,
  scan,
  startDynamoDb,
  TableName,
} from "./dynamodb-table.ts";

describe("a conditional write", () => {
  it("puts an item once", async () => {
    const { db } = await startDynamoDb();
    const create = (title: string) =>
      db.send(put({ ...key("P"), title }, { ConditionExpression: "attribute_not_exists(pk)" }));
    await create("हिन्दी 한국");
    await expect(create("other")).rejects.toThrow("The conditional request failed");
    expect(await get(db, "P")).toEqual({ ...key("P"), title: "हिन्दी 한국" });
  });

  it("lets one of twenty concurrent updates of a version succeed", async () => {
    const { db } = await startDynamoDb();
    await db.send(put({ ...key("P"), version: 0 }));
    const raise = () =>
      db.send(
        new UpdateCommand({
          TableName,
          Key: key("P"),
          UpdateExpression: "SET version = version + :one",
          ConditionExpression: "version = :zero",
          ExpressionAttributeValues: { ":one": 1, ":zero": 0 },
        }),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, raise));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await get(db, "P"))?.version).toBe(1);
  });

  const isVersion7 = { ConditionExpression: "version = :v", ExpressionAttributeValues: { ":v": 7 } };
  it.each([
    ["a put", put({ ...key("P"), version: 9 }, isVersion7)],
    ["a deletion", new DeleteCommand({ TableName, Key: key("P"), ...isVersion7 })],
    ["an update", new UpdateCommand({ TableName, Key: key("P"), UpdateExpression: "SET a = :v", ...isVersion7 })],
  ])("returns the current item when the condition of %s fails, if requested", async (_, command) => {
    const { db } = await startDynamoDb();
    await db.send(put({ ...key("P"), version: 1 }));
    const failure = () => db.send(command as PutCommand).catch((error: unknown) => error);
    expect(await failure()).toBeInstanceOf(ConditionalCheckFailedException);
    expect(await failure()).toMatchObject({ Item: undefined });
    command.input.ReturnValuesOnConditionCheckFailure = "ALL_OLD";
    expect(await failure()).toMatchObject({ Item: { pk: { S: "P" }, version: { N: "1" } } });
    expect(await get(db, "P")).toEqual({ ...key("P"), version: 1 });
  });
});

describe("reading", () => {
  it("pages through a query, forwards and backwards", async () => {
    const { db } = await startDynamoDb();
    const sks = Array.from({ length: 60 }, (_, i) => `SCENE#${String(i).padStart(3, "0")}`);
    for (let i = 0; i < sks.length; i += 25) {
      const requests = sks.slice(i, i + 25).map((sk) => ({ PutRequest: { Item: { ...key("P", sk) } } }));
      await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
    }
    await db.send(put(key("P", "META")));
    const all = async (ScanIndexForward: boolean) => {
      const found: string[] = [];
      let from: Record<string, unknown> | undefined;
      do {
        const page = await db.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: "pk = :p AND begins_with(sk, :s)",
            ExpressionAttributeValues: { ":p": "P", ":s": "SCENE#" },
            Limit: 7,
            ScanIndexForward,
            ...(from && { ExclusiveStartKey: from }),
          }),
        );
        found.push(...page.Items!.map((item) => String(item.sk)));
        from = page.LastEvaluatedKey;
      } while (from);
      return found;
    };
    expect(await all(true)).toEqual(sks);
    expect(await all(false)).toEqual(sks.toReversed());
    const Keys = sks.slice(0, 2).map((sk) => key("P", sk));
    const batch = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    expect(batch.Responses?.[TableName]).toHaveLength(2);
  });

  it("finds an item by its index, under its new key after a change", async () => {
    const { db } = await startDynamoDb();
    await db.send(put({ ...key("P"), userId: "ANA" }));
    await db.send(put({ ...key("Q") }));
    expect(await itemsOfUser(db, "ANA")).toEqual([{ ...key("P"), userId: "ANA" }]);
    await db.send(put({ ...key("P"), userId: "BEN" }));
    expect([await itemsOfUser(db, "ANA"), await itemsOfUser(db, "BEN")]).toEqual([
      [],
      [{ ...key("P"), userId: "BEN" }],
    ]);
  });
});

describe("a refusal", () => {
  const update = (UpdateExpression: string) =>
    new UpdateCommand({ TableName, Key: key("P"), UpdateExpression, ExpressionAttributeValues: { ":v": 1 } });
  it.each([
    ["an empty key", put(key("")), /cannot contain an empty string value\. Key: pk/],
    ["an empty key of an index", put({ ...key("P"), userId: "" }), /IndexName: byUser, IndexKey: userId/],
    ["a reserved word", update("SET name = :v"), /reserved keyword: name/],
    ["an unused value", update("REMOVE a"), /unused in expressions: keys: \{:v\}/],
    ["409,600 bytes in Hindi", put({ ...key("P"), text: "हि".repeat(69_000) }), /Item size has exceeded/],
    ["a missing table", new GetCommand({ TableName: "Nothing", Key: key("P") }), /Requested resource not found/],
  ])("names %s", async (_, command, message) => {
    const { db } = await startDynamoDb();
    await expect(db.send(command as PutCommand)).rejects.toThrow(message);
    expect(await scan(db)).toEqual([]);
  });

  it("does not apply to an empty string outside a key", async () => {
    const { db } = await startDynamoDb();
    await db.send(put({ ...key("P"), text: "" }));
    expect(await get(db, "P")).toEqual({ ...key("P"), text: "" });
  });

  it("names an unknown operation and a body that is not JSON", async () => {
    const { db, endpoint } = await startDynamoDb();
    await expect(db.send(new ExecuteStatementCommand({ Statement: "SELECT" }))).rejects.toThrow(
      expect.objectContaining({ name: "UnknownOperationException" }),
    );
    const headers = { "x-amz-target": "DynamoDB_20120810.PutItem" };
    for (const body of ["{", "[]", "null", '{"TransactItems":3}']) {
      const answer = await fetch(endpoint, { method: "POST", headers, body });
      expect([body, answer.status]).toEqual([body, 400]);
    }
  });
});

describe("time to live", () => {
  it("deletes expired items only", async () => {
    const now = Date.parse("2026-05-04T12:00:00Z");
    const { db, engine } = await startDynamoDb({ now: () => now });
    const second = now / 1000;
    const lifetimes = { past: second - 1, future: second + 60, milliseconds: now, ancient: 12, text: `${second - 1}` };
    for (const [pk, expiresAt] of Object.entries(lifetimes)) await db.send(put({ ...key(pk), expiresAt }));
    await engine.sweep();
    expect(await scan(db)).toHaveLength(5);
    const TimeToLiveSpecification = { Enabled: true, AttributeName: "expiresAt" };
    await db.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    await engine.sweep();
    expect((await scan(db)).map(({ pk }) => pk).sort()).toEqual(["ancient", "future", "milliseconds", "text"]);
    expect(await db.send(new DescribeTimeToLiveCommand({ TableName }))).toMatchObject({
      TimeToLiveDescription: { TimeToLiveStatus: "ENABLED", AttributeName: "expiresAt" },
    });
  });
});

it("keeps tables, items and indexes over a restart, and locks its data in the meantime", async () => {
  const folder = mkdtempSync(join(tmpdir(), "backlot-dynamodb-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = await startDynamoDb({ folder });
  await before.db.send(put({ ...key("P"), userId: "ANA", title: "Öl" }));
  const second = await openDynamoDb({ folder });
  await expect(second.engine.run("ListTables", {})).rejects.toThrow("Is the app running already?");
  await before.close();

  const { db, engine } = await openDynamoDb({ folder });
  expect(await get(db, "P")).toEqual({ ...key("P"), userId: "ANA", title: "Öl" });
  expect(await itemsOfUser(db, "ANA")).toHaveLength(1);
  await expect(engine.run("CreateTable", definition)).rejects.toThrow(
    expect.objectContaining({ name: "ResourceInUseException" }),
  );
});

describe("with an authority, the engine", () => {
  const table = "arn:aws:dynamodb:us-east-1:000000000000:table/Projects";
  const rights = [`dynamodb:Query ${table}/index/byUser`, `dynamodb:GetItem ${table}`, `dynamodb:UpdateItem ${table}`];
  const authority = {
    secretOf: (id: string) => (id === "READER" ? "local" : undefined),
    allows: (_id: string, action: string, arn: string) => rights.includes(`${action} ${arn}`),
  };

  it("allows the permissions of the role and refuses others with action and resource", async () => {
    const { db } = await startDynamoDb({ authority }, "READER");
    expect(await get(db, "P")).toBeUndefined();
    expect(await itemsOfUser(db, "ANA")).toEqual([]);
    await expect(db.send(put(key("P")))).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: expect.stringContaining(`is not authorized to perform: dynamodb:PutItem on resource: ${table}`),
    });
    await expect(scan(db)).rejects.toThrow("dynamodb:Scan");
    const byKey = { KeyConditionExpression: "pk = :p", ExpressionAttributeValues: { ":p": "P" } };
    await expect(db.send(new QueryCommand({ TableName, ...byKey }))).rejects.toThrow("dynamodb:Query");
  });

  it("checks the permission of each item in a transaction", async () => {
    const { db } = await startDynamoDb({ authority }, "READER");
    const Update = { TableName, Key: key("P"), UpdateExpression: "REMOVE a" };
    await db.send(new TransactWriteCommand({ TransactItems: [{ Update }] }));
    const ConditionCheck = { TableName, Key: key("Q"), ConditionExpression: "attribute_not_exists(pk)" };
    await expect(
      db.send(new TransactWriteCommand({ TransactItems: [{ Update }, { ConditionCheck }] })),
    ).rejects.toThrow("dynamodb:ConditionCheckItem");
  });

  it("refuses any other access key", async () => {
    const { db } = await startDynamoDb({ authority }, "STRANGER");
    await expect(get(db, "P")).rejects.toThrow(expect.objectContaining({ name: "UnrecognizedClientException" }));
  });
});
