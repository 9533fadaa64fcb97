import { ArnFormat, CfnOutput, CfnRule, Fn, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { CfnLoggingConfiguration, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import { FASTEST_POLLING_SECONDS } from "../../shared/contract/schema/change-polling.ts";

/** Open pages behind one IP address: a production office of 80 people, some with a second page. */
const OFFICE_PAGES = 120;
/** Requests of one page in five minutes: asking for changes, and all others of a person who works without a pause. */
const PAGE_POLLS = 300 / FASTEST_POLLING_SECONDS;
const PAGE_REQUESTS = 200;
/** The end of the path of the route that pages poll. */
const POLLED = "/change-stamp";
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
            "CloudFront accepts web ACLs of us-east-1 only. Name `region` in deployment.json, and this stack goes there.",
        },
      ],
    });
    const acl = new CfnWebACL(this, "Acl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: metric("All"),
      rules: [
        rate("Doors", 0, MAX_SIGN_INS, anyOf(PROTECTED_PATHS.map(pathIs))),
        rate("Requests", 1, OFFICE_PAGES * PAGE_REQUESTS, { notStatement: { statement: isPoll } }),
        rate("Polls", 5, OFFICE_PAGES * PAGE_POLLS, isPoll),
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
      // Not retained when its creation fails: its name would block the next attempt.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
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
      // What was let through is in the logs of CloudFront: here, each request would cost as much as its function.
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: ["BLOCK", "COUNT", "EXCLUDED_AS_COUNT"].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
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

const pathMatches = (positionalConstraint: string, searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    ...{ fieldToMatch: { uriPath: {} }, positionalConstraint, searchString },
    textTransformations: [{ priority: 0, type: "URL_DECODE" }],
  },
});

const pathIs = (path: string) => pathMatches("EXACTLY", path);
const isPoll = pathMatches("ENDS_WITH", POLLED);
