import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import { acknowledgeDeployment } from "../constructs/nag-acknowledgements.ts";

interface WebStackProps extends StackProps {
  /** The folder of the built web. */
  readonly folder: string;
  readonly files: IBucket;
  readonly distribution: Distribution;
}

/**
 * Publishes the web's files. Deployed after the API, so that a new page never calls a route that does not exist yet.
 * Files of earlier versions are kept for pages that are still open.
 */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { folder, files, distribution, ...props }: WebStackProps) {
    super(scope, id, props);
    // Files in assets/ have a content hash in their names, so they never change.
    const assets = new BucketDeployment(this, "Assets", {
      sources: [Source.asset(folder, { exclude: ["*", "!assets", "!assets/**"] })],
      destinationBucket: files,
      prune: false,
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, "Pages", {
      sources: [Source.asset(folder, { exclude: ["assets"] })],
      destinationBucket: files,
      prune: false,
      distribution,
      cacheControl: [CacheControl.noCache()],
    });
    // Deploy pages only after the files that they refer to.
    pages.node.addDependency(assets);
    acknowledgeDeployment(pages);
  }
}
