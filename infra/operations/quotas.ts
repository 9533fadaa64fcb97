import { GetServiceQuotaCommand } from "@aws-sdk/client-service-quotas";
import type { AccountClients } from "./account-clients.ts";

/** A quota of the account that an installation takes a part of. */
interface Quota {
  readonly service: string;
  /** Its code in Service Quotas. */
  readonly code: string;
  readonly what: string;
  /** What one installation needs, with room for the deployment that replaces it. */
  readonly needed: number;
  /** Services of all regions have their quotas in us-east-1. */
  readonly isGlobal?: boolean;
}

export const QUOTAS: readonly Quota[] = [
  // 250 MB of bundles, of which the versions before are stored until they are deleted.
  { service: "lambda", code: "L-2ACBD22F", what: "GB of functions", needed: 5 },
  // The stage's throttle.
  { service: "apigateway", code: "L-8A5B8E43", what: "requests a second to all APIs", needed: 500 },
  { service: "dynamodb", code: "L-F98FE922", what: "tables", needed: 8 },
  { service: "cloudfront", code: "L-24B04930", what: "distributions", needed: 2, isGlobal: true },
  // A role for each route and job.
  { service: "iam", code: "L-FE177D64", what: "roles", needed: 250, isGlobal: true },
];

/** The quotas that are too small for an installation, in words. Needs `servicequotas:GetServiceQuota`. */
export async function smallQuotas({ quotas, globalQuotas }: Pick<AccountClients, "quotas" | "globalQuotas">) {
  const read = await Promise.all(
    QUOTAS.map(async ({ service: ServiceCode, code: QuotaCode, what, needed, isGlobal }) => {
      const client = isGlobal ? globalQuotas : quotas;
      const { Quota } = await client.send(new GetServiceQuotaCommand({ ServiceCode, QuotaCode }));
      const { Value = 0 } = Quota ?? {};
      return Value < needed ? [`${Value} ${what} (${needed} needed, ${ServiceCode} ${QuotaCode})`] : [];
    }),
  );
  return read.flat();
}
