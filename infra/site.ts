import { Duration, Fn, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";

interface SiteStackProps extends StackProps {
  /** Where the browser reads and posts drafts. */
  readonly documents: Bucket;
}

/** The front door: CloudFront with the web's files, and `/api/*` passed on to the HTTP API, on one address. */
export class SiteStack extends Stack {
  readonly api: HttpApi;
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, "Api", { description: "Backlot's API; reached through the site's /api/*" });
    // CDK's interfaces are not written for exactOptionalPropertyTypes, so its classes need saying what they are.
    const files = new Bucket(this, "Files", {
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      removalPolicy: RemovalPolicy.DESTROY,
    }) as IBucket;
    const headers = this.headers(`https://${props.documents.bucketRegionalDomainName}`);
    const distribution = new Distribution(this, "Site", {
      defaultRootObject: "index.html",
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(files),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.pageOf() }],
      },
      additionalBehaviors: {
        "/api/*": {
          origin: new HttpOrigin(Fn.select(2, Fn.split("/", this.api.apiEndpoint))),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy: headers,
        },
      },
    });
    this.url = `https://${distribution.distributionDomainName}`;
    if (this.node.tryGetContext("bundle") !== "off") {
      // Files under assets/ carry a hash of their content in their name, so they never change.
      const assets = new BucketDeployment(this, "Assets", {
        sources: [Source.asset(".local/site", { exclude: ["*", "!assets", "!assets/**"] })],
        destinationBucket: files,
        prune: false,
        cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      });
      const pages = new BucketDeployment(this, "Pages", {
        sources: [Source.asset(".local/site", { exclude: ["assets"] })],
        destinationBucket: files,
        prune: false,
        distribution,
        cacheControl: [CacheControl.noCache()],
      });
      // A page must not be there before the files that it names.
      pages.node.addDependency(assets);
    }
  }

  /** Every address that is no file is the web's own, so it gets the one page. */
  private pageOf(): EdgeFunction {
    return new EdgeFunction(this, "PageOf", {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(
        `function handler(event) {
  var uri = event.request.uri;
  if (!uri.startsWith("/assets/") && !/^\\/[\\w-]+\\.(html|ico|png|svg|webmanifest|js|txt)$/.test(uri)) event.request.uri = "/index.html";
  return event.request;
}`,
      ),
    });
  }

  private headers(documents: string): ResponseHeadersPolicy {
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob: ${documents}`,
      "font-src 'self' data:",
      `connect-src 'self' ${documents}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; ");
    return new ResponseHeadersPolicy(this, "Headers", {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: "cross-origin-opener-policy", value: "same-origin", override: true },
          { header: "cross-origin-resource-policy", value: "same-origin", override: true },
          {
            header: "permissions-policy",
            value: "camera=(), geolocation=(), microphone=(), payment=()",
            override: true,
          },
        ],
      },
    });
  }
}
