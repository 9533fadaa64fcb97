import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, type IHttpApi, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
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
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import type { Config } from "../config/config.ts";
import { LogBucket } from "../constructs/log-bucket.ts";

interface SiteStackProps extends StackProps {
  readonly config: Config;
  /** The bucket from which the browser reads drafts and to which it posts them. */
  readonly documents: Bucket;
  /** The ARN of the web ACL, if there is one. */
  readonly webAcl: string | undefined;
}

/** The site: CloudFront serves the web's files and forwards `/api/*` to the HTTP API on the same domain. */
export class SiteStack extends Stack {
  readonly api: HttpApi;
  readonly url: string;
  /**
   * References to the secret headers by which the API knows that a request did not bypass CloudFront, separated by
   * commas: the one that CloudFront sends, and the one that it will send after the next rotation.
   */
  readonly acceptedSecrets: string;
  /** The bucket of the web's files. */
  readonly files: IBucket;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { config } = props;
    this.api = new HttpApi(this, "Api", {
      description: "Backlot's API; reached through the site's /api/*",
      createDefaultStage: false,
    });
    this.stage();
    const [secret, next] = this.originSecrets(Number(config.originSecret));
    this.acceptedSecrets = `${secret},${next}`;
    const logs = new LogBucket(this, "Logs") as IBucket;
    // CDK's classes do not satisfy their own interfaces under exactOptionalPropertyTypes, so they need casts.
    this.files = new Bucket(this, "Files", {
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: "files/",
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFormation cannot delete a bucket with files, and the deletion of the stack would fail.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    }) as IBucket;
    const headers = this.headers(`https://${props.documents.bucketRegionalDomainName}`);
    this.distribution = new Distribution(this, "Site", {
      defaultRootObject: "index.html",
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: "site/",
      // CloudFront keeps an error for ten seconds for everyone, whatever the behaviour's cache policy says.
      errorResponses: [404, 500, 501, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(props.webAcl && { webAclId: props.webAcl }),
      ...(config.domain !== "off" && {
        domainNames: [config.domain],
        certificate: Certificate.fromCertificateArn(this, "Certificate", config.certificate),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.files),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.pageOf() }],
      },
      additionalBehaviors: {
        "/api/*": {
          origin: new HttpOrigin(Fn.select(2, Fn.split("/", this.api.apiEndpoint)), {
            customHeaders: { [ORIGIN_HEADER]: secret },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy: headers,
        },
      },
    });
    const { distributionDomainName } = this.distribution;
    this.url = `https://${config.domain === "off" ? distributionDomainName : config.domain}`;
    // Always exported, because stacks may still import it when `domain` is set, and then CloudFormation keeps it.
    this.exportValue(distributionDomainName);
    new CfnOutput(this, "Address", { value: this.url, description: "Where people open Backlot" });
    new CfnOutput(this, "DistributionDomain", {
      value: distributionDomainName,
      description: "What the DNS record of `domain` points to",
    });
    new CfnOutput(this, "ApiAddress", {
      value: this.api.apiEndpoint,
      description: "The API's own address, which refuses requests that bypass CloudFront",
    });
    this.acknowledge(this.distribution, config);
  }

  /** The web ACL limits the rate per IP address; this throttle limits all requests together. */
  private stage(): void {
    new HttpStage(this, "Stage", {
      httpApi: this.api as IHttpApi,
      stageName: "$default",
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new LogGroup(this, "ApiLog", { retention: RetentionDays.ONE_YEAR })),
        // No path, because it contains IDs of people and projects; the route key tells the kind of request. No address,
        // because it is CloudFront's: callers' are in the logs of CloudFront and the web ACL.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: "$context.requestId",
            at: "$context.requestTime",
            who: "$context.authorizer.claims.sub",
            route: "$context.routeKey",
            status: "$context.status",
            bytes: "$context.responseLength",
            milliseconds: "$context.responseLatency",
            error: "$context.error.message",
          }),
        ),
      },
    });
  }

  /**
   * References to the current and the next secret. Functions accept the next one before CloudFront sends it, since
   * this stack is deployed before theirs. The previous secret is kept until the next rotation, because a deployment of
   * the functions that fails is rolled back to a reference to it.
   */
  private originSecrets(generation: number): [current: string, next: string] {
    if (generation > 1) this.secret(generation - 1);
    return [this.secret(generation), this.secret(generation + 1)];
  }

  private secret(generation: number): string {
    const secret = new Secret(this, `OriginSecret${generation === 1 ? "" : generation}`, {
      description: `Header value by which the API recognizes requests from CloudFront; generation ${generation}`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "It opens nothing but the way to the API's own checks. A deployer rotates it by `originSecret`.",
    });
    return secret.secretValue.unsafeUnwrap();
  }

  private acknowledge(distribution: Distribution, config: Config): void {
    const rules = Validations.of(distribution);
    rules.acknowledge({
      id: "AwsSolutions-CFR1",
      reason:
        "Crews shoot, and read call sheets, in any country; a studio that does not can restrict them by the web ACL.",
    });
    if (config.webAcl === "off") {
      rules.acknowledge({
        id: "AwsSolutions-CFR2",
        reason: "The deployer has turned the web ACL off by `webAcl`.",
      });
    }
    if (config.domain === "off") {
      rules.acknowledge({
        id: "AwsSolutions-CFR4",
        reason:
          "CloudFront fixes the protocol of its own domain; with a domain of the studio's it is TLS 1.2 or later.",
      });
    }
  }

  /** Rewrites all URLs except those of files to the single page. */
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
      "require-trusted-types-for 'script'",
      // Allows the policy that creates worker URLs: web/worker/worker-url.ts.
      "trusted-types worker-address",
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
