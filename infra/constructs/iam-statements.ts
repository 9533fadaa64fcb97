import { ArnFormat, type Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";

/** DynamoDB actions that functions may be allowed. */
export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem"
  | "BatchWriteItem"
  | "Scan";

/** S3 actions on objects that functions may be allowed. */
export type ObjectAction =
  | "GetObject"
  | "GetObjectVersion"
  | "GetObjectTagging"
  | "PutObject"
  | "DeleteObject"
  | "DeleteObjectVersion";

/** Allows actions on a table. */
export function table(of: { readonly tableArn: string }, ...actions: readonly TableAction[]): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources: [of.tableArn] });
}

/** Allows queries of one index of a table. */
export function index(of: { readonly tableArn: string }, name: string): PolicyStatement {
  return new PolicyStatement({ actions: ["dynamodb:Query"], resources: [`${of.tableArn}/index/${name}`] });
}

/** Allows actions on the objects whose keys match `keys`. */
export function objects(
  bucket: { readonly bucketArn: string },
  keys: string,
  ...actions: readonly ObjectAction[]
): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `s3:${action}`),
    resources: [`${bucket.bucketArn}/${keys}`],
  });
}

/** Allows listing a bucket's objects, or their versions. */
export function list(
  bucket: { readonly bucketArn: string },
  ...what: readonly ("Bucket" | "BucketVersions")[]
): PolicyStatement {
  return new PolicyStatement({ actions: what.map((one) => `s3:List${one}`), resources: [bucket.bucketArn] });
}

/** Allows encrypting and decrypting with the data key. */
export function withKey(key: { readonly keyArn: string }): PolicyStatement {
  return new PolicyStatement({
    actions: [
      "kms:Decrypt",
      "kms:DescribeKey",
      "kms:Encrypt",
      "kms:GenerateDataKey",
      "kms:ReEncryptFrom",
      "kms:ReEncryptTo",
    ],
    resources: [key.keyArn],
  });
}

/** Allows sending email from any verified address of the account with the given configuration set. */
export function sendMail(stack: Stack, configurationSet: string): PolicyStatement {
  const arn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: "ses", resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME });
  return new PolicyStatement({
    actions: ["ses:SendEmail"],
    resources: [arn("identity", "*"), arn("configuration-set", configurationSet)],
  });
}
