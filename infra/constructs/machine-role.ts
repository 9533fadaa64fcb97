import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";

/** The role by which a state machine invokes its functions, in any of their versions, with what else it may do. */
export function machineRole(
  scope: Construct,
  id: string,
  functions: readonly IFunction[],
  further: readonly PolicyStatement[] = [],
): Role {
  const invokes = new PolicyStatement({
    actions: ["lambda:InvokeFunction"],
    resources: functions.flatMap((fn) => [fn.functionArn, `${fn.functionArn}:*`]),
  });
  return new Role(scope, id, {
    assumedBy: new ServicePrincipal("states.amazonaws.com"),
    inlinePolicies: { rights: new PolicyDocument({ statements: [invokes, ...further] }) },
  });
}
