import { ArnFormat, type Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";

/** What a function may do with a table's items. */
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

/** What a function may do with a bucket's objects. */
export type ObjectAction = "GetObject" | "PutObject" | "DeleteObject" | "DeleteObjectVersion";

/** The right to do these actions on a table. */
export function table(of: { readonly tableArn: string }, ...actions: readonly TableAction[]): PolicyStatement {
  return new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources: [of.tableArn] });
}

/** The right to query one index of a table. */
export function index(of: { readonly tableArn: string }, name: string): PolicyStatement {
  return new PolicyStatement({ actions: ["dynamodb:Query"], resources: [`${of.tableArn}/index/${name}`] });
}

/** The right to do these actions on the objects whose keys match `keys`. */
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

/** The right to see which objects there are, or also which versions of them. */
export function list(
  bucket: { readonly bucketArn: string },
  ...what: readonly ("Bucket" | "BucketVersions")[]
): PolicyStatement {
  return new PolicyStatement({ actions: what.map((one) => `s3:List${one}`), resources: [bucket.bucketArn] });
}

/** The right to read and write what the data key encrypts. */
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

/** The right to send mail from any of the account's verified addresses, with the configuration set that all mails go with. */
export function sendMail(stack: Stack, configurationSet: string): PolicyStatement {
  const arn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: "ses", resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME });
  return new PolicyStatement({
    actions: ["ses:SendEmail"],
    resources: [arn("identity", "*"), arn("configuration-set", configurationSet)],
  });
}
