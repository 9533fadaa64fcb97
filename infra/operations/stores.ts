import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";

/** All that holds data, and the clients to reach it. */
export interface Stores {
  readonly db: DynamoDBClient;
  readonly s3: S3Client;
  /** The tables' names, by what they are called in a backup. */
  readonly tables: Readonly<Record<string, string>>;
  readonly bucket: string;
}

interface Names {
  readonly tables: Stores["tables"];
  readonly bucket: string;
}

/** Stores that are reached as these environment variables say: those of the local stack, or the shell's own. */
export function storesAt(names: Names, environment: Readonly<Record<string, string | undefined>>): Stores {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const at = (endpoint: string | undefined) => ({
    ...(environment.AWS_REGION && { region: environment.AWS_REGION }),
    ...(endpoint && { endpoint }),
    // In an account the SDK finds its own, be they of a profile or a role.
    ...(endpoint && accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return {
    ...names,
    db: new DynamoDBClient(at(environment.AWS_ENDPOINT_URL_DYNAMODB)),
    s3: new S3Client({ ...at(environment.AWS_ENDPOINT_URL_S3), forcePathStyle: !!environment.AWS_ENDPOINT_URL_S3 }),
  };
}
