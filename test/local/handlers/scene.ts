import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";

const table = DynamoDBDocumentClient.from(new DynamoDBClient());

interface Event {
  readonly pathParameters: { readonly scene: string };
  readonly body?: string;
}

/** Stores a posted scene and returns the stored ones. Its role may or may not allow it. */
export async function handler({ pathParameters, body }: Event) {
  const key = { pk: pathParameters.scene, sk: "scene" };
  try {
    if (body) await table.send(new PutCommand({ TableName: process.env.TABLE, Item: { ...key, text: body } }));
    const { Item } = await table.send(new GetCommand({ TableName: process.env.TABLE, Key: key }));
    return { statusCode: Item ? 200 : 404, body: Item?.text ?? "" };
  } catch (error) {
    if (error instanceof Error && error.name === "AccessDeniedException")
      return { statusCode: 403, body: error.message };
    throw error;
  }
}
