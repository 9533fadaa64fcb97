import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type * as z from "zod";
import { db, isConditionFailure } from "./table.ts";

/** Where the newest run of something long is written down: the earlier one gives way to it. */
export interface RunPlace {
  readonly table: string;
  readonly key: Readonly<Record<"pk" | "sk", string>>;
}

interface Run {
  readonly run: string;
}

/** Writes a new run down in place of `earlier`; false when somebody else has begun one meanwhile. */
export async function beginRun({ table, key }: RunPlace, begun: Run, earlier: Run | undefined): Promise<boolean> {
  try {
    await db.send(
      new PutCommand({
        TableName: table,
        Item: { ...key, ...begun },
        // Its own run stands there when the SDK tries again after a lost answer.
        ConditionExpression: `${earlier ? "#run = :run" : "attribute_not_exists(pk)"} OR #run = :begun`,
        ExpressionAttributeNames: { "#run": "run" },
        ExpressionAttributeValues: { ":begun": begun.run, ...(earlier && { ":run": earlier.run }) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Writes what is known of a run now, and gives all of it; undefined when another has taken its place. */
export async function noteRun<Row extends z.ZodType<Run>>(
  row: Row,
  { table, key }: RunPlace,
  run: string,
  noted: Partial<z.infer<Row>>,
): Promise<z.infer<Row> | undefined> {
  const fields = Object.entries(noted).filter(([, value]) => value !== undefined);
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: table,
        Key: key,
        UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(", ")}`,
        ConditionExpression: "#run = :run",
        ExpressionAttributeNames: {
          "#run": "run",
          ...Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
        },
        ExpressionAttributeValues: {
          ":run": run,
          ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
        },
        ReturnValues: "ALL_NEW",
      }),
    );
    return row.parse(Attributes);
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
