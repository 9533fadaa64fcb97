import * as z from "zod";
import type { Templates } from "../template/template.ts";

/** An action on a resource. */
type Asked = readonly [action: string, resourceArn: string];

const Table = z.object({ SSESpecification: z.object({ KMSMasterKeyId: z.string().optional() }).default({}) });
const Bucket = z.object({
  BucketEncryption: z
    .object({
      ServerSideEncryptionConfiguration: z.array(
        z.object({ ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.string().optional() }).optional() }),
      ),
    })
    .default({ ServerSideEncryptionConfiguration: [] }),
});

/**
 * What else a caller must be allowed for an action on a table or on objects that the template encrypts with a key of its own:
 * DynamoDB and S3 use the key on the caller's behalf (DynamoDB's "Authorizing use of your customer managed key", S3's
 * "Using server-side encryption with AWS KMS keys").
 */
export function encryptionKeys(templates: Templates): (...asked: Asked) => readonly Asked[] {
  const keys = new Map<string, string>();
  for (const table of templates.of("AWS::DynamoDB::GlobalTable", "AWS::DynamoDB::Table")) {
    const { KMSMasterKeyId } = table.read(Table).SSESpecification;
    if (KMSMasterKeyId !== undefined) keys.set(table.attribute("Arn"), KMSMasterKeyId);
  }
  for (const bucket of templates.of("AWS::S3::Bucket")) {
    for (const rule of bucket.read(Bucket).BucketEncryption.ServerSideEncryptionConfiguration) {
      const id = rule.ServerSideEncryptionByDefault?.KMSMasterKeyID;
      if (id !== undefined) keys.set(bucket.attribute("Arn"), id);
    }
  }
  return (action, resourceArn) => {
    const use = useOf(action);
    const key = use && keys.get(storeOf(resourceArn));
    return use && key ? [[use, key]] : [];
  };
}

function useOf(action: string): string | undefined {
  if (action.startsWith("dynamodb:")) return "kms:Decrypt";
  if (action === "s3:PutObject") return "kms:GenerateDataKey";
  return /^s3:GetObject(?:Version)?$/.test(action) ? "kms:Decrypt" : undefined;
}

/** The table of an index, or the bucket of an object. */
const storeOf = (arn: string) => (arn.startsWith("arn:aws:s3:::") ? arn.split("/")[0]! : arn.split("/index/")[0]!);
