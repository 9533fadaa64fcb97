import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/** Where S3 and CloudFront write who asked for what: kept for a year and a month, as studios ask. */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      // S3 writes its logs to no bucket with a key of its customer's.
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront hands its logs over by an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(400) }],
    });
    Validations.of(this).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It holds the access logs itself; logging the logging would never end.",
    });
  }
}
