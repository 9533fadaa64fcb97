import { type AccountOptions, accountEngine } from "../../infra/local/emulators/account.ts";
import type { Engine } from "../../infra/local/emulators/engine.ts";
import { type SesOptions, sesEngine } from "../../infra/local/emulators/ses.ts";
import { textractEngine } from "../../infra/local/emulators/textract/engine.ts";
import { listen } from "../../infra/local/listening.ts";
import { textDetector } from "../../infra/local/text-detection/text-detector.ts";

const running: Engine[] = [];

/** An account that is ready for a deployment. */
export const READY: AccountOptions = {
  functions: 1000,
  stacks: [
    {
      ...{ name: "CDKToolkit", status: "CREATE_COMPLETE", isProtected: true },
      outputs: new Map([["BootstrapVersion", "33"]]),
    },
  ],
};

/** An account of the emulators. @returns it, and the variables with which the AWS SDK finds it */
export async function account(described: AccountOptions = {}, mails: Partial<SesOptions> = {}) {
  const engine = accountEngine(described);
  const address = async (one: Engine) => {
    running.push(one);
    return `http://127.0.0.1:${await listen(one.server, 0)}`;
  };
  const self = await address(engine);
  const environment = {
    ...{ AWS_ACCESS_KEY_ID: "administrator", AWS_SECRET_ACCESS_KEY: "secret", AWS_REGION: "eu-west-1" },
    ...Object.fromEntries(
      ["STS", "CLOUDFORMATION", "SERVICE_QUOTAS", "ACM"].map((name) => [`AWS_ENDPOINT_URL_${name}`, self]),
    ),
    AWS_ENDPOINT_URL_SESV2: await address(sesEngine({ deliver: () => {}, ...mails })),
    AWS_ENDPOINT_URL_TEXTRACT: await address(
      textractEngine({ detector: textDetector, read: async () => new Uint8Array() }),
    ),
  };
  return { engine, environment };
}

export async function closeAccounts(): Promise<void> {
  for (const engine of running.splice(0)) await engine.close();
}
