import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";

/** The stores that hold data, and the clients to access them. */
export interface Stores {
  readonly db: DynamoDBClient;
  readonly s3: S3Client;
  /** Table names by their name in backups. */
  readonly tables: Readonly<Record<string, string>>;
  readonly bucket: string;
}

interface Names {
  readonly tables: Stores["tables"];
  readonly bucket: string;
}

/**
 * The stores at the endpoints of these environment variables: those of a local stack, or of the shell's AWS account.
 */
export function storesAt(names: Names, environment: Readonly<Record<string, string | undefined>>): Stores {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const at = (endpoint: string | undefined) => ({
    ...(environment.AWS_REGION && { region: environment.AWS_REGION }),
    ...(endpoint && { endpoint }),
    // On AWS, the SDK finds its own credentials, of a profile or a role.
    ...(endpoint && accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return {
    ...names,
    db: new DynamoDBClient(at(environment.AWS_ENDPOINT_URL_DYNAMODB)),
    s3: new S3Client({ ...at(environment.AWS_ENDPOINT_URL_S3), forcePathStyle: !!environment.AWS_ENDPOINT_URL_S3 }),
  };
}
