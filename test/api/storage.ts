import { S3Client } from "@aws-sdk/client-s3";
import type { LocalAws } from "../local-aws.ts";

/** The bucket of the stack, with full permissions. */
export function storage({ environment }: Pick<LocalAws, "environment">): S3Client {
  return new S3Client({
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL_S3!,
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID!,
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY!,
    },
  });
}
