import { type App, type IPolicyValidationContext, type PolicyValidationPluginReport, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks, ServerlessChecks } from "cdk-nag";

/** A region and an account in an ARN, named or as tokens. */
const PLACE = String.raw`(?:<AWS::Region>|[a-z\d-]+):(?:<AWS::AccountId>|\d{12})`;
/** A value of another stack. */
const OUTPUT = String.raw`\{"Fn::GetStackOutput":\{.+\}\}`;

interface Wildcard {
  readonly finding: RegExp;
  /** How the finding begins. One expression for both would take seconds to be proven linear. */
  readonly of?: RegExp;
  readonly reason: string;
}

/** Wildcards that are allowed in permissions, with the reason. */
const WILDCARDS: readonly Wildcard[] = [
  {
    finding: /\/(?:projects(?:\/\*\/[\w-]+)?|uploads|archives)\/\*$/,
    reason: "Projects and what is uploaded get their ids at run time; the bucket and the kind of object are named.",
  },
  {
    of: /^\{"Fn::GetStackOutput":\{"StackName":"[\w-]+Site",/,
    finding: /,"OutputName":"PublishOutputFnGetAttFiles[0-9A-F]{8}Arn[0-9A-F]{8}"\}\}\/\*$/,
    reason: "The bucket of the web's files, which a deployment replaces.",
  },
  { finding: /^<Log\w+\.Arn>:\*$/, reason: "Lambda names a log stream for each of its instances; the group is named." },
  { finding: /^<\w+\.Arn>:\*$/, reason: "A caller may ask for any version of the one function that is named." },
  {
    finding: new RegExp(`^arn:<AWS::Partition>:states:${PLACE}:execution:${OUTPUT}:\\*$`),
    reason: "An execution gets its name when it starts; the machine is named.",
  },
  {
    finding: new RegExp(`^arn:<AWS::Partition>:ses:${PLACE}:identity/\\*$`),
    reason: "The sender is the deployer's choice, and SES sends only for verified ones.",
  },
  {
    finding: new RegExp(`^arn:<AWS::Partition>:cognito-idp:${PLACE}:userpool/\\*$`),
    reason: "The pool's own trigger, which comes before the pool, reads the names of its clients and nothing else.",
  },
  {
    finding:
      /^arn:<AWS::Partition>:events:<AWS::Region>:<AWS::AccountId>:rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\*$/,
    reason: "GuardDuty completes the name of the rule by which it learns of new files.",
  },
  { finding: /^\*$/, reason: "X-Ray, Textract and the delivery of logs know no resources: test/infra/rights.test.ts." },
];

/** The AwsSolutions pack without findings on the wildcards above, which cannot be acknowledged one by one. */
class SolutionsChecks extends AwsSolutionsChecks {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const report = super.validate(context);
    const violations = report.violations.filter(({ ruleName }) => !hasReason(ruleName));
    return { ...report, violations, success: violations.length === 0 };
  }
}

function hasReason(ruleName: string): boolean {
  const [, resource] = /^AwsSolutions-IAM5\[Resource::(.+)\]$/.exec(ruleName) ?? [];
  if (resource === undefined) return false;
  return WILDCARDS.some(({ finding, of }) => finding.test(resource) && (of?.test(resource) ?? true));
}

/**
 * Fails the synthesis on findings of these packs that are not acknowledged with a reason where the resource is created.
 */
export function runNagChecks(app: App): void {
  Validations.of(app).addPlugins(new SolutionsChecks(app), new ServerlessChecks(app));
  Validations.of(app).acknowledge({
    id: "Serverless-LambdaStarPermissions",
    reason: "X-Ray and Textract know no resources; test/infra/rights.test.ts lets nothing else name all of them.",
  });
}
