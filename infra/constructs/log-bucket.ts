import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/** A bucket for the access logs of S3 and CloudFront. Logs are kept for 400 days, as studios require. */
export class LogBucket extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      // S3 cannot write access logs to a bucket with a customer-managed key.
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront delivers its logs with an access control list.
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
