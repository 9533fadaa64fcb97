import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  NoSuchResourceException,
  type ServiceQuotasClient,
} from "@aws-sdk/client-service-quotas";
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

/**
 * The codes are those that `aws service-quotas list-service-quotas --service-code SERVICE` lists. Compare a new one with
 * that list: AWS does not know a wrong one.
 */
export const QUOTAS: readonly Quota[] = [
  // 250 MB of bundles, of which the versions before are stored until they are deleted.
  { service: "lambda", code: "L-2ACBD22F", what: "GB of functions", needed: 5 },
  // The stage's throttle.
  { service: "apigateway", code: "L-8A5B8E43", what: "requests a second to all APIs", needed: 500 },
  { service: "dynamodb", code: "L-F98FE922", what: "tables", needed: 8 },
  { service: "cognito-idp", code: "L-66E6DF30", what: "user pools", needed: 2 },
  // A crew that signs up, signs in or renews its sessions when the call sheet arrives.
  { service: "cognito-idp", code: "L-5987B8A0", what: "new users a second", needed: 10 },
  { service: "cognito-idp", code: "L-026ADBA3", what: "sign-ins a second", needed: 30 },
  { service: "cognito-idp", code: "L-F21F8BB4", what: "renewed sessions a second", needed: 30 },
  { service: "states", code: "L-B66B0F91", what: "state machines", needed: 10 },
  // A mailing takes some for each person, a script about ten.
  { service: "states", code: "L-AD9B4E93", what: "state transitions a second", needed: 200 },
  { service: "textract", code: "L-5B33D1C3", what: "scripts that Textract reads at once", needed: 20 },
  { service: "cloudfront", code: "L-24B04930", what: "distributions", needed: 2, isGlobal: true },
  // A role for each route and job.
  { service: "iam", code: "L-FE177D64", what: "roles", needed: 250, isGlobal: true },
];

/**
 * The quotas that are too small for an installation, and those that could not be read, in words. Needs permission to read
 * quotas and their defaults.
 */
export async function smallQuotas({ quotas, globalQuotas }: Pick<AccountClients, "quotas" | "globalQuotas">) {
  const small: string[] = [];
  const unread: string[] = [];
  await Promise.all(
    QUOTAS.map(async ({ service: ServiceCode, code: QuotaCode, what, needed, isGlobal }) => {
      const client = isGlobal ? globalQuotas : quotas;
      try {
        const value = await quotaValue(client, { ServiceCode, QuotaCode });
        if (value < needed) small.push(`${value} ${what} (${needed} needed, ${ServiceCode} ${QuotaCode})`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        unread.push(`${what} (${needed} needed, ${ServiceCode} ${QuotaCode}) could not be read: ${reason}`);
      }
    }),
  );
  return { small, unread };
}

/** A quota's value. AWS knows some only by their default until an account has changed them. */
async function quotaValue(
  client: ServiceQuotasClient,
  quota: { ServiceCode: string; QuotaCode: string },
): Promise<number> {
  try {
    return (await client.send(new GetServiceQuotaCommand(quota))).Quota?.Value ?? 0;
  } catch (error) {
    if (!(error instanceof NoSuchResourceException)) throw error;
    return (await client.send(new GetAWSDefaultServiceQuotaCommand(quota))).Quota?.Value ?? 0;
  }
}
