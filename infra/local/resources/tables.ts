import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { DynamoDbEngine } from "../emulators/dynamodb/engine.ts";
import { ServiceError } from "../emulators/engine.ts";
import type { Templates } from "../template/template.ts";

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));

const TableProperties = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) })),
  KeySchema,
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema,
        Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.array(z.string()).optional() }),
      }),
    )
    .optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string().optional(), Enabled: z.boolean() }).optional(),
});

type TableProperties = z.infer<typeof TableProperties>;

/** Creates the template's tables that do not exist. @throws {Error} when an existing one has other keys or indexes */
export async function provideTables(templates: Templates, dynamoDb: DynamoDbEngine): Promise<void> {
  for (const table of templates.of("AWS::DynamoDB::GlobalTable", "AWS::DynamoDB::Table")) {
    await provideTable(table.ref, table.read(TableProperties), dynamoDb);
  }
}

async function provideTable(
  TableName: string,
  { TimeToLiveSpecification, ...definition }: TableProperties,
  dynamoDb: DynamoDbEngine,
): Promise<void> {
  try {
    await dynamoDb.run("CreateTable", { TableName, BillingMode: "PAY_PER_REQUEST", ...definition });
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === "ResourceInUseException")) throw error;
    await requireSameKeys(TableName, definition, dynamoDb);
  }
  if (TimeToLiveSpecification?.Enabled) await dynamoDb.run("UpdateTimeToLive", { TableName, TimeToLiveSpecification });
}

const Described = z.object({ Table: TableProperties.pick({ KeySchema: true, GlobalSecondaryIndexes: true }) });

async function requireSameKeys(
  TableName: string,
  wanted: Pick<TableProperties, "KeySchema" | "GlobalSecondaryIndexes">,
  dynamoDb: DynamoDbEngine,
): Promise<void> {
  const { Table } = Described.parse(await dynamoDb.run("DescribeTable", { TableName }));
  if (isDeepStrictEqual(keysOf(Table), keysOf(wanted))) return;
  throw new Error(
    `The keys or indexes of ${TableName} have changed since its data was written. Delete it: npm start -- --fresh`,
  );
}

function keysOf({
  KeySchema,
  GlobalSecondaryIndexes = [],
}: Pick<TableProperties, "KeySchema" | "GlobalSecondaryIndexes">) {
  const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, index.KeySchema] as const);
  return { table: KeySchema, indexes: new Map(indexes) };
}
