import { S3Client } from "@aws-sdk/client-s3";
import type { LocalAws } from "../local-aws.ts";

/** One for each stack, because a client's first request costs several times what its next ones do. */
const clients = new Map<string, S3Client>();

/** The bucket of the stack, with full permissions. */
export function storage({ environment }: Pick<LocalAws, "environment">): S3Client {
  const endpoint = environment.AWS_ENDPOINT_URL_S3!;
  const stack = `${environment.AWS_ACCESS_KEY_ID} at ${endpoint}`; // A later stack may have the port of an earlier one.
  const client = clients.get(stack) ?? storageAt(endpoint, environment);
  clients.set(stack, client);
  return client;
}

const storageAt = (endpoint: string, environment: LocalAws["environment"]) =>
  new S3Client({
    region: environment.AWS_REGION!,
    endpoint,
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID!,
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY!,
    },
  });
