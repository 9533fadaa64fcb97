import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";

/** The role of a state machine, which may invoke any version of the given functions. */
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
