import { CfnOutput, CfnParameter, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, BillingMode, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "../config/config.ts";
import { SITE_ORIGIN } from "../config/site-origin.ts";
import { LogBucket } from "../constructs/log-bucket.ts";
import { malwareScan } from "./malware-scan.ts";

interface DataStackProps extends StackProps {
  readonly config: Config;
}

/** The stores of all data: retained when the stack is deleted, encrypted with their own key, and with backups. */
export class DataStack extends Stack {
  readonly key: Key;
  readonly projects: Table;
  readonly options: Table;
  readonly schedules: Table;
  /** The activity log. No function may change or delete its items. */
  readonly audit: Table;
  readonly bucket: Bucket;
  /** The dimensions of the metrics of malware scans; undefined if nothing is scanned. */
  readonly scans: Readonly<Record<string, string>> | undefined;

  constructor(scope: Construct, id: string, { config, ...props }: DataStackProps) {
    super(scope, id, props);
    const origin = config.domain === "off" ? this.siteOrigin() : `https://${config.domain}`;
    this.key = new Key(this, "Key", { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    // The alarm topic is encrypted with the same key.
    this.key.grant(new ServicePrincipal("cloudwatch.amazonaws.com"), "kms:Decrypt", "kms:GenerateDataKey");
    this.projects = this.table("Projects");
    this.projects.addGlobalSecondaryIndex({
      indexName: "byUser",
      partitionKey: { name: "userId", type: AttributeType.STRING },
      sortKey: { name: "pk", type: AttributeType.STRING },
    });
    this.projects.addGlobalSecondaryIndex({
      indexName: "byEmail",
      partitionKey: { name: "email", type: AttributeType.STRING },
      sortKey: { name: "pk", type: AttributeType.STRING },
    });
    this.options = this.table("Options");
    this.audit = this.table("Audit");
    this.schedules = this.table("Schedules");
    this.schedules.addGlobalSecondaryIndex({
      indexName: "byDate",
      partitionKey: { name: "shootingDate", type: AttributeType.STRING },
      sortKey: { name: "pk", type: AttributeType.STRING },
    });
    this.bucket = new Bucket(this, "Documents", {
      versioned: true,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      serverAccessLogsBucket: new LogBucket(this, "Logs") as IBucket,
      serverAccessLogsPrefix: "documents/",
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(365) },
        // Uploads are copied from there without their metadata, so the originals are not kept.
        { prefix: "uploads/", expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        // Exported projects, which their owners have downloaded by then.
        { prefix: "archives/", expiration: Duration.days(7), noncurrentVersionExpiration: Duration.days(1) },
      ],
      // Browsers post and read documents through URLs that are signed for one object and a few minutes.
      cors: [
        {
          allowedOrigins: [origin],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ["content-type", "range"],
          maxAge: 3600,
        },
      ],
    });
    this.scans = config.malwareScan === "guardduty" ? malwareScan(this, this.bucket, this.key) : undefined;
    // The arguments of `npm run backup`.
    const names = {
      projects: this.projects.tableName,
      options: this.options.tableName,
      schedules: this.schedules.tableName,
      audit: this.audit.tableName,
      bucket: this.bucket.bucketName,
    };
    for (const [name, value] of Object.entries(names)) new CfnOutput(this, `Name-${name}`, { value });
  }

  /**
   * The site's origin under CloudFront's own domain. The distribution's policy refers to the bucket, so the bucket cannot
   * refer to the distribution: `npm run deploy` gives the origin as a parameter once it is known, and later deployments
   * keep it. Until then, no page can read or post documents of the first deployment except under CloudFront's domains.
   */
  private siteOrigin(): string {
    return new CfnParameter(this, SITE_ORIGIN, {
      default: "https://*.cloudfront.net",
      allowedPattern: "https://[*]?[a-z0-9.-]+",
      description: "The origin of the site, the only one whose pages may read and post documents",
    }).valueAsString;
  }

  private table(name: string): Table {
    return new Table(this, name, {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      timeToLiveAttribute: "expiresAt",
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
