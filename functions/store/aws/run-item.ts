import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type * as z from "zod";
import { db, isConditionFailure } from "./table.ts";

/**
 * Primary key of the item that holds the newest run of a long task (export, import, optimisation). A new run replaces
 * the previous one.
 */
export interface RunPlace {
  readonly table: string;
  readonly key: Readonly<Record<"pk" | "sk", string>>;
}

interface Run {
  readonly run: string;
}

/** Stores a new run in place of `earlier`; false if another run was started in the meantime. */
export async function startRun({ table, key }: RunPlace, begun: Run, earlier: Run | undefined): Promise<boolean> {
  try {
    await db.send(
      new PutCommand({
        TableName: table,
        Item: { ...key, ...begun },
        // When the SDK retries after a lost response, the item already holds this run.
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

/** Updates fields of the current run and returns the whole item; undefined when another run has replaced it. */
export async function updateRun<Row extends z.ZodType<Run>>(
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
