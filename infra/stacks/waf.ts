import { ArnFormat, CfnOutput, CfnRule, Fn, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { CfnLoggingConfiguration, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";

/** Maximum requests per IP address in five minutes. A whole production office may share one. */
const MAX_REQUESTS = 6000;
/** Maximum requests per IP address in five minutes to routes that sign in or up or send emails. */
const MAX_SIGN_INS = 200;

/** Routes that callers without an account can try repeatedly. */
const PROTECTED_PATHS = [
  "/api/login",
  "/api/signup",
  "/api/confirm-signup",
  "/api/resend-confirmation",
  "/api/forgot-password",
  "/api/reset-password",
];

/**
 * Request bodies contain screenplays, notes and tables with any text. The contract's schemas validate them, so rules
 * that look for suspicious text in bodies only count.
 */
const COUNTED_ONLY = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "EC2MetaDataSSRF_BODY",
];

/**
 * The site's web ACL: AWS managed rules for common attacks, and rate limits per IP address. CloudFront only accepts web
 * ACLs of us-east-1.
 */
export class WafStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    new CfnRule(this, "Region", {
      assertions: [
        {
          assert: Fn.conditionEquals(this.region, "us-east-1"),
          assertDescription:
            "CloudFront takes a web ACL of us-east-1 only. Deploy BacklotWall there, and give its ARN as webAcl in cdk.json.",
        },
      ],
    });
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: metric("All"),
      rules: [
        rate("Doors", 0, MAX_SIGN_INS, anyOf(PROTECTED_PATHS.map(pathIs))),
        rate("Requests", 1, MAX_REQUESTS),
        managed("AWSManagedRulesAmazonIpReputationList", 2),
        managed("AWSManagedRulesKnownBadInputsRuleSet", 3),
        managed("AWSManagedRulesCommonRuleSet", 4, COUNTED_ONLY),
      ],
    });
    this.arn = acl.attrArn;
    // WAF requires this prefix of log group names.
    const log = new LogGroup(this, "Log", {
      logGroupName: `aws-waf-logs-${this.stackName.toLowerCase()}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnLoggingConfiguration(this, "Logging", {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: "logs",
          resource: "log-group",
          resourceName: log.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { singleHeader: { Name: "authorization" } },
        { singleHeader: { Name: "cookie" } },
        { uriPath: {} },
      ],
    });
    new CfnOutput(this, "WebAcl", {
      value: acl.attrArn,
      description: "For webAcl in cdk.json, where the rest is deployed to another region",
    });
  }
}

const metric = (name: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName: `Backlot${name}`,
  // Samples would contain paths and headers of requests.
  sampledRequestsEnabled: false,
});

function managed(name: string, priority: number, counted: readonly string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    visibilityConfig: metric(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: "AWS",
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}

function rate(
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: metric(name),
    statement: {
      rateBasedStatement: { aggregateKeyType: "IP", limit, ...(scopeDownStatement && { scopeDownStatement }) },
    },
  };
}

const anyOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty => ({
  orStatement: { statements },
});

const pathIs = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: "EXACTLY",
    searchString: path,
    textTransformations: [{ priority: 0, type: "URL_DECODE" }],
  },
});
