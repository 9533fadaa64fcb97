import { lookup, resolveCname } from "node:dns/promises";
import { DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException } from "@aws-sdk/client-sesv2";
import { GetCallerIdentityCommand } from "@aws-sdk/client-sts";
import { GetDocumentTextDetectionCommand, InvalidJobIdException } from "@aws-sdk/client-textract";
import { type Config, senderAddress } from "../config/config.ts";
import type { AccountClients } from "./account-clients.ts";
import { bootstrapState } from "./bootstrap-stack.ts";
import { concurrencyQuota, ENOUGH_FUNCTIONS, fewFunctions } from "./concurrency-quota.ts";
import { QUOTAS, smallQuotas } from "./quotas.ts";

/** The result of a check: `bad` prevents the deployment or what people do with it, `warn` does not. */
export interface Finding {
  readonly state: "ok" | "warn" | "bad";
  readonly text: string;
}

const ok = (text: string): Finding => ({ state: "ok", text });
const warn = (text: string): Finding => ({ state: "warn", text });
const bad = (text: string): Finding => ({ state: "bad", text });

/** Emails that three productions may send in a day by their limits, and enough in a second for their call sheets. */
const ENOUGH_MAILS = 2000;
const ENOUGH_MAILS_A_SECOND = 5;

/** The regions that AWS enables by default. CloudFront delivers the logs of a distribution to buckets in these only. */
export const REGIONS_OF_LOGS = [
  ...["us-east-1", "us-east-2", "us-west-1", "us-west-2", "ca-central-1", "sa-east-1"],
  ...["eu-central-1", "eu-north-1", "eu-west-1", "eu-west-2", "eu-west-3"],
  ...["ap-northeast-1", "ap-northeast-2", "ap-northeast-3", "ap-south-1", "ap-southeast-1", "ap-southeast-2"],
];

type Check = (config: Config, clients: AccountClients) => Promise<Finding>;

/** The checks by name, in the order in which they are printed. They change nothing. */
const CHECKS: Readonly<Record<string, Check>> = {
  async account({ account }, { sts }) {
    const { Account = "" } = await sts.send(new GetCallerIdentityCommand({}));
    if (account !== "off" && account !== Account) return bad(`These credentials are of ${Account}, not of ${account}.`);
    return ok(`The credentials are of ${Account}.`);
  },

  async bootstrap(config, clients) {
    const { regions, missing } = await bootstrapState(config, clients);
    if (missing.length === 0) return ok(`The CDK is prepared in ${regions.join(" and ")}.`);
    return ok(`The CDK is not prepared in ${missing.join(" and ")}: npm run deploy does that.`);
  },

  async logs({ region }) {
    if (REGIONS_OF_LOGS.includes(region)) return ok(`CloudFront delivers its logs to ${region}.`);
    return bad(
      `CloudFront delivers no logs to ${region}, so the distribution cannot be created: choose a region that AWS enables by default.`,
    );
  },

  async textract({ region }, { textract }) {
    try {
      await textract.send(new GetDocumentTextDetectionCommand({ JobId: "0".repeat(64) }));
    } catch (error) {
      // The service is available if it reports that the job does not exist.
      if (error instanceof InvalidJobIdException) return ok(`Textract is in ${region}.`);
      return bad(`Textract cannot be used in ${region}, so scans cannot be read: ${messageOf(error)}`);
    }
    return ok(`Textract is in ${region}.`);
  },

  async concurrency(_, clients) {
    const functions = await concurrencyQuota(clients).read();
    if (functions >= ENOUGH_FUNCTIONS) return ok(`${functions} functions may run at once.`);
    return warn(`${fewFunctions(functions)} npm run deploy asks AWS for more.`);
  },

  async quotas(_, clients) {
    const { small, unread } = await smallQuotas(clients);
    const some = unread.length === 0 ? "" : `These quotas were not compared: ${unread.join("; ")}`;
    if (small.length === 0) return some ? warn(some) : ok(`The ${QUOTAS.length} quotas that Backlot needs suffice.`);
    return bad(`The account may have only ${small.join(", ")}: ask AWS for more in Service Quotas. ${some}`.trim());
  },

  async sender({ mailFrom }, { ses }) {
    const address = senderAddress(mailFrom);
    for (const EmailIdentity of [address, address.slice(address.indexOf("@") + 1)]) {
      try {
        const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity }));
        if (VerifiedForSendingStatus) return ok(`SES has verified ${EmailIdentity}.`);
      } catch (error) {
        if (!(error instanceof NotFoundException)) throw error;
      }
    }
    return bad(`SES has verified neither ${address} nor its domain: no email can be sent, so no one can sign up.`);
  },

  async sandbox(_, { ses }) {
    const { ProductionAccessEnabled, SendingEnabled, SendQuota } = await ses.send(new GetAccountCommand({}));
    const { Max24HourSend = 0, MaxSendRate = 0 } = SendQuota ?? {};
    const most = `${Max24HourSend} emails a day and ${MaxSendRate} a second`;
    if (!SendingEnabled) return bad("AWS has stopped this account's emails: see SES in the console.");
    if (!ProductionAccessEnabled)
      return bad(`SES is in its sandbox: ${most}, to verified addresses only. Ask AWS for production access.`);
    if (Max24HourSend < ENOUGH_MAILS || MaxSendRate < ENOUGH_MAILS_A_SECOND) {
      const needed = `${ENOUGH_MAILS} and ${ENOUGH_MAILS_A_SECOND}`;
      return warn(`SES sends ${most}; the call sheets of three productions need ${needed}: ask AWS for more.`);
    }
    return ok(`SES sends ${most}.`);
  },

  async certificate({ domain, certificate }, { certificates }) {
    if (domain === "off") return ok("CloudFront's own; no domain is set.");
    const { Certificate } = await certificates.send(new DescribeCertificateCommand({ CertificateArn: certificate }));
    const names = [Certificate?.DomainName ?? "", ...(Certificate?.SubjectAlternativeNames ?? [])];
    if (!names.some((name) => covers(name, domain)))
      return bad(`The certificate is for ${[...new Set(names)].join(", ")}, not for ${domain}.`);
    if (Certificate?.Status !== "ISSUED") return bad(`The certificate is ${Certificate?.Status}: validate its domain.`);
    return ok(`The certificate is issued for ${domain}.`);
  },

  async dns({ domain }) {
    if (domain === "off") return ok("CloudFront's own; no domain is set.");
    try {
      const [target = ""] = await resolveCname(domain);
      if (target.endsWith(".cloudfront.net")) return ok(`${domain} points to ${target}.`);
      return warn(`${domain} points to ${target}: after the deployment, point it to CloudFront.`);
    } catch {
      // An alias record has no CNAME.
      return lookup(domain).then(
        ({ address }) => warn(`${domain} is ${address}: it must be an alias of the distribution.`),
        () => warn(`${domain} has no record yet: make it after the deployment.`),
      );
    }
  },
};

/** Whether a name of a certificate, such as `*.studio.example`, covers a domain. */
export function covers(name: string, domain: string): boolean {
  return name === domain || (name.startsWith("*.") && domain.slice(domain.indexOf(".") + 1) === name.slice(2));
}

/** Runs all checks. One that cannot be made, for example without permission, is a finding too. */
export async function findings(config: Config, clients: AccountClients): Promise<[name: string, Finding][]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([name, check]): Promise<[string, Finding]> => {
      try {
        return [name, await check(config, clients)];
      } catch (error) {
        return [name, warn(`Could not be checked: ${messageOf(error)}`)];
      }
    }),
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
