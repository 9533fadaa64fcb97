import { ACMClient } from "@aws-sdk/client-acm";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { CloudWatchClient } from "@aws-sdk/client-cloudwatch";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { SchedulerClient } from "@aws-sdk/client-scheduler";
import { ServiceQuotasClient } from "@aws-sdk/client-service-quotas";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { STSClient } from "@aws-sdk/client-sts";
import { TextractClient } from "@aws-sdk/client-textract";
import { CLOUDFRONT_REGION } from "../config/config.ts";

/** Clients of the services that describe an account, and of those that `npm run smoke` tries. */
export type AccountClients = ReturnType<typeof accountClients>;

/** The clients for a region, at the endpoints of these environment variables or at AWS. */
export function accountClients(region: string, environment: Readonly<Record<string, string | undefined>>) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const at = (service: string, of = region) => {
    const endpoint = environment[`AWS_ENDPOINT_URL_${service}`];
    return {
      region: of,
      ...(endpoint && { endpoint }),
      ...(endpoint && accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    };
  };
  return {
    sts: new STSClient(at("STS")),
    cloudFormation: new CloudFormationClient(at("CLOUDFORMATION")),
    cloudFormationOfWall: new CloudFormationClient(at("CLOUDFORMATION", CLOUDFRONT_REGION)),
    quotas: new ServiceQuotasClient(at("SERVICE_QUOTAS")),
    globalQuotas: new ServiceQuotasClient(at("SERVICE_QUOTAS", CLOUDFRONT_REGION)),
    ses: new SESv2Client(at("SESV2")),
    certificates: new ACMClient(at("ACM", CLOUDFRONT_REGION)),
    cloudWatch: new CloudWatchClient(at("CLOUDWATCH")),
    scheduler: new SchedulerClient(at("SCHEDULER")),
    lambda: new LambdaClient(at("LAMBDA")),
    textract: new TextractClient(at("TEXTRACT")),
  };
}
