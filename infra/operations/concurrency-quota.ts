import {
  GetServiceQuotaCommand,
  ListRequestedServiceQuotaChangeHistoryByQuotaCommand,
  RequestServiceQuotaIncreaseCommand,
} from "@aws-sdk/client-service-quotas";
import type { AccountClients } from "./account-clients.ts";

/** Concurrent functions for a studio: an office of 80 open pages, scripts that are read, and jobs. */
export const ENOUGH_FUNCTIONS = 200;
/** The default of older accounts, which AWS grants on request. */
const REQUESTED_FUNCTIONS = 1000;

const QUOTA = { ServiceCode: "lambda", QuotaCode: "L-B99A9384" };

export const fewFunctions = (functions: number) =>
  `The account may run ${functions} functions at once, and needs ${ENOUGH_FUNCTIONS}. Beyond that, requests are answered with 503.`;

/** The account's quota of concurrent functions in a region. */
export function concurrencyQuota({ quotas }: Pick<AccountClients, "quotas">) {
  return {
    async read(): Promise<number> {
      const { Quota } = await quotas.send(new GetServiceQuotaCommand(QUOTA));
      return Quota?.Value ?? 0;
    },
    /** Asks AWS for more, unless that was done before. @returns what was done */
    async request(): Promise<string> {
      const history = new ListRequestedServiceQuotaChangeHistoryByQuotaCommand(QUOTA);
      const { RequestedQuotas = [] } = await quotas.send(history);
      const open = RequestedQuotas.find(({ Status }) => Status === "PENDING" || Status === "CASE_OPENED");
      if (open) return `AWS was asked for ${open.DesiredValue} before.`;
      await quotas.send(new RequestServiceQuotaIncreaseCommand({ ...QUOTA, DesiredValue: REQUESTED_FUNCTIONS }));
      return `AWS was asked for ${REQUESTED_FUNCTIONS}; it answers by mail within days.`;
    },
  };
}
