import { createServer, type IncomingMessage } from "node:http";
import * as z from "zod";
import { type Engine, ServiceError } from "./engine.ts";
import { answerError, answerJson, closeServer } from "./json-http.ts";
import { account } from "./region.ts";

/** A stack of CloudFormation. */
export interface StackState {
  readonly name: string;
  readonly status: string;
  /** Termination protection. */
  isProtected: boolean;
  readonly outputs?: ReadonlyMap<string, string>;
}

export interface AccountOptions {
  /** The quota of concurrent functions; new accounts have ten. */
  readonly functions?: number;
  /** The other quotas, as `service/code`; 1000 where none is given. */
  readonly quotas?: Readonly<Record<string, number>>;
  /** Quotas, as `service/code`, of which only the default is known. */
  readonly unchanged?: readonly string[];
  /** Quotas, as `service/code`, that do not exist. */
  readonly unknown?: readonly string[];
  /** The deployed stacks, of which UpdateTerminationProtection changes the protection. */
  readonly stacks?: { values(): Iterable<StackState> };
  /** Certificates of ACM by ARN, as DescribeCertificate returns them. */
  readonly certificates?: Readonly<Record<string, object>>;
}

/** What an AWS account reports through STS, CloudFormation, Service Quotas and ACM, for `npm run preflight`. */
export interface AccountEngine extends Engine {
  /** The requested increases of the quota of concurrent functions. */
  readonly requested: readonly number[];
}

const contentType = "application/x-amz-json-1.1";

const Form = z.object({
  Action: z.string(),
  StackName: z.string().optional(),
  EnableTerminationProtection: z.enum(["true", "false"]).optional(),
});
const QuotaName = z.object({ ServiceCode: z.string(), QuotaCode: z.string() });
const Increase = z.object({ DesiredValue: z.number() });
const Certificate = z.object({ CertificateArn: z.string() });

export function accountEngine({
  functions = 10,
  quotas = {},
  unchanged = [],
  unknown = [],
  stacks = new Map(),
  certificates = {},
}: AccountOptions): AccountEngine {
  const requested: number[] = [];

  function quotaOf({ ServiceCode, QuotaCode }: z.infer<typeof QuotaName>) {
    if (unknown.includes(`${ServiceCode}/${QuotaCode}`)) throw unknownQuota();
    const known: Readonly<Record<string, number>> = { "lambda/L-B99A9384": functions, ...quotas };
    return { Quota: { ServiceCode, QuotaCode, Value: known[`${ServiceCode}/${QuotaCode}`] ?? 1000 } };
  }

  const json: Readonly<Record<string, (input: unknown) => object>> = {
    "ServiceQuotasV20190624.GetServiceQuota"(input) {
      const name = QuotaName.parse(input);
      if (unchanged.includes(`${name.ServiceCode}/${name.QuotaCode}`)) throw unknownQuota();
      return quotaOf(name);
    },
    "ServiceQuotasV20190624.GetAWSDefaultServiceQuota": (input) => quotaOf(QuotaName.parse(input)),
    "ServiceQuotasV20190624.ListRequestedServiceQuotaChangeHistoryByQuota": () => ({
      RequestedQuotas: requested.map((DesiredValue) => ({ DesiredValue, Status: "PENDING" })),
    }),
    "ServiceQuotasV20190624.RequestServiceQuotaIncrease"(input) {
      requested.push(Increase.parse(input).DesiredValue);
      return { RequestedQuota: { DesiredValue: requested.at(-1), Status: "PENDING" } };
    },
    "CertificateManager.DescribeCertificate"(input) {
      const { CertificateArn } = Certificate.parse(input);
      const found = certificates[CertificateArn];
      if (!found) throw new ServiceError("ResourceNotFoundException", `Could not find certificate ${CertificateArn}.`);
      return { Certificate: { CertificateArn, ...found } };
    },
  };

  /** The query protocol of STS and CloudFormation: requests are forms, responses are XML. */
  function xml(form: string): string {
    const { Action, StackName, EnableTerminationProtection } = Form.parse(
      Object.fromEntries(new URLSearchParams(form)),
    );
    if (Action === "GetCallerIdentity") return result(Action, `<Account>${account}</Account>`);
    const found = [...stacks.values()].filter(({ name }) => StackName === undefined || name === StackName);
    if (StackName !== undefined && found.length === 0)
      throw new ServiceError("ValidationError", `Stack with id ${StackName} does not exist`);
    switch (Action) {
      case "DescribeStacks":
        return result(Action, `<Stacks>${found.map(described).join("")}</Stacks>`);
      case "UpdateTerminationProtection":
        for (const stack of found) stack.isProtected = EnableTerminationProtection === "true";
        return result(Action, `<StackId>${StackName}</StackId>`);
      default:
        throw new ServiceError("InvalidAction", `There is no action ${Action} here.`);
    }
  }

  const server = createServer(async (request, response) => {
    const target = request.headers["x-amz-target"];
    const body = await bodyOf(request);
    try {
      if (target === undefined) {
        const answer = xml(body);
        response.writeHead(200, { "content-type": "text/xml" }).end(answer);
        return;
      }
      const operation = json[String(target)];
      if (!operation) throw new ServiceError("UnknownOperationException", `There is no operation ${target} here.`);
      answerJson(response, 200, operation(JSON.parse(body)), contentType);
    } catch (error) {
      if (target !== undefined || !(error instanceof ServiceError)) return answerError(response, error, contentType);
      const { code, message, status } = error;
      const described = `<Type>Sender</Type><Code>${code}</Code><Message>${message}</Message>`;
      response.writeHead(status, { "content-type": "text/xml" });
      response.end(`<ErrorResponse><Error>${described}</Error></ErrorResponse>`);
    }
  });
  return { server, requested, close: () => closeServer(server) };
}

const unknownQuota = () =>
  new ServiceError("NoSuchResourceException", "The request failed because the specified quota is unknown.");

function described({ name, status, isProtected, outputs = new Map() }: StackState): string {
  const listed = [...outputs].map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  const state = `<StackStatus>${status}</StackStatus><EnableTerminationProtection>${isProtected}</EnableTerminationProtection>`;
  return `<member><StackName>${name}</StackName>${state}<Outputs>${listed.join("")}</Outputs></member>`;
}

const result = (action: string, inner: string) =>
  `<${action}Response><${action}Result>${inner}</${action}Result></${action}Response>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
