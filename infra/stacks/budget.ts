import { Stack, type StackProps } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";

interface BudgetStackProps extends StackProps {
  /** US dollars a month. */
  readonly limit: number;
  readonly email: string;
}

/**
 * The account's budget, which exists once for all regions. CloudFormation does not know budgets in every region, so the
 * stack goes to us-east-1. AWS Budgets sends its emails itself, without a topic and without a subscription that has to be
 * confirmed.
 */
export class BudgetStack extends Stack {
  constructor(scope: Construct, id: string, { limit, email, ...props }: BudgetStackProps) {
    super(scope, id, props);
    const above = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
      notification: { notificationType, threshold, thresholdType: "PERCENTAGE", comparisonOperator: "GREATER_THAN" },
      subscribers: [{ subscriptionType: "EMAIL", address: email }],
    });
    new CfnBudget(this, "Budget", {
      budget: {
        budgetName: this.stackName,
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount: limit, unit: "USD" },
      },
      notificationsWithSubscribers: [above("ACTUAL", 80), above("FORECASTED", 100)],
    });
  }
}
