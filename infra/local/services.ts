import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { cloudWatchEngine } from "./emulators/cloudwatch.ts";
import { cognitoEngine } from "./emulators/cognito/engine.ts";
import { dynamoDbEngine } from "./emulators/dynamodb/engine.ts";
import type { Engine } from "./emulators/engine.ts";
import { invocationsEngine } from "./emulators/invocations.ts";
import type { Mail } from "./emulators/mail.ts";
import { type MailFate, mailEvent, simulatedFate } from "./emulators/mail-events.ts";
import { malwareScanner } from "./emulators/malware-scan.ts";
import { outbox } from "./emulators/outbox.ts";
import { s3Engine } from "./emulators/s3/engine.ts";
import { schedulerEngine } from "./emulators/scheduler.ts";
import { sesEngine } from "./emulators/ses.ts";
import { stepFunctionsEngine } from "./emulators/step-functions/engine.ts";
import { textractEngine } from "./emulators/textract/engine.ts";
import type { Keys } from "./iam/role-keys.ts";
import type { Functions } from "./lambda/functions.ts";
import { listen } from "./listening.ts";
import { taskRunner } from "./machine-tasks.ts";
import { alarms, notifications } from "./resources/alarms.ts";
import { buckets } from "./resources/buckets.ts";
import { stateMachines } from "./resources/machines.ts";
import { mailRules } from "./resources/mail-rules.ts";
import { scanPlans } from "./resources/malware-plans.ts";
import { userPools } from "./resources/pools.ts";
import { schedules } from "./resources/schedules.ts";
import { provideTables } from "./resources/tables.ts";
import type { Templates } from "./template/template.ts";
import { textDetector } from "./text-detection/text-detector.ts";

export interface ServicesOptions {
  readonly templates: Templates;
  readonly keys: Keys;
  /** The data folder of the services. */
  readonly folder: string;
  /** Whether to keep all data except documents in memory, where it is lost when the process ends. */
  readonly inMemory: boolean;
  /** The functions that services invoke. They start later, because their environment has the services' addresses. */
  readonly functions: Promise<Functions>;
  readonly speed: number;
  /** The milliseconds after which the tables' indexes have the next write; at once if undefined. */
  readonly indexLag?: (() => number) | undefined;
  /** Services that functions call instead of ours. */
  readonly others?: OtherServices | undefined;
}

/** Services of another emulator, which already has the tables and buckets of the templates. */
export interface OtherServices {
  /** Their URLs by the service's name in AWS_ENDPOINT_URL_…, such as S3 or DYNAMODB. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Reads an object for Textract, if S3 is one of these services. */
  readonly read?: (bucket: string, key: string) => Promise<Uint8Array>;
}

export type Services = ReturnType<typeof createServices>;

/** Creates the AWS services that the app uses; `openServices` starts to listen. */
export function createServices(options: ServicesOptions) {
  const { templates, keys, folder, inMemory, functions, speed, indexLag, others } = options;
  const place = (name: string) => (inMemory ? {} : { file: join(folder, name) });
  const invoke = async (target: string, event: unknown) => (await functions).invoke(target, event);
  const invokeEvent = async (target: string, event: unknown) => (await functions).invokeEvent(target, event);
  const mails = outbox(place("outbox.json"));
  const rules = mailRules(templates);

  /** Publishes an email's bounce or complaint and invokes the functions whose rules match. */
  async function reportFate(mail: Mail, fate: MailFate): Promise<void> {
    if (mail.configurationSet === undefined || !rules.tells(mail.configurationSet, fate)) return;
    const event = mailEvent(mail, fate, new Date().toISOString());
    await Promise.all(rules.targetsOf(event).map((target) => invokeEvent(target, event)));
  }

  function deliver(mail: Mail): void {
    mails.deliver(mail);
    for (const fate of mail.to.flatMap((address) => simulatedFate(address) ?? [])) {
      reportFate(mail, fate).catch((error) => console.error("An email event was not processed:", error));
    }
  }

  /** Simulates a bounce or complaint for an email in the outbox. @returns whether the email exists */
  async function haveMail(id: string, fate: MailFate): Promise<boolean> {
    const mail = mails.list().find((one) => one.id === id);
    if (mail) await reportFate(mail, fate);
    return mail !== undefined;
  }

  const dynamoDb = dynamoDbEngine({
    ...(!inMemory && { folder: join(folder, "dynamodb") }),
    authority: keys,
    indexLag,
  });
  const onCreated = malwareScanner(scanPlans(templates), () => s3);
  const s3 = s3Engine({ folder: join(folder, "s3"), authority: keys, onCreated });
  const cognito = cognitoEngine({
    ...place("cognito.json"),
    pools: userPools(templates),
    trigger: invoke,
    deliver,
    authority: keys,
  });
  const ses = sesEngine({ deliver, authority: keys });
  const textract = textractEngine({ read: others?.read ?? s3.read, detector: textDetector, authority: keys });
  const machines = stateMachines(templates);
  const tasks = { invoke, sdk: { textract: textract.run } };
  const runners = new Map(machines.map(({ arn, roleArn }) => [arn, taskRunner(keys, roleArn, tasks)]));
  const stepFunctions = stepFunctionsEngine({
    ...place("executions.json"),
    machines: new Map(machines.map(({ arn, machine }) => [arn, machine])),
    task: async (resource, args, _, arn) => runners.get(arn)?.(resource, args),
    authority: keys,
    speed,
  });

  const planned = schedules(templates, keys);
  const scheduler = schedulerEngine({ schedules: planned, invoke: invokeEvent });
  const invocations = invocationsEngine({ schedules: planned, invoke, authority: keys });
  const notified = notifications(templates);
  const cloudWatch = cloudWatchEngine({
    alarms: notified.alarms,
    publish(alarm, topic, text) {
      const to = notified.reached(alarm, topic);
      const at = new Date().toISOString();
      if (to.length > 0) deliver({ id: randomUUID(), at, to, subject: `ALARM: "${alarm}"`, text });
    },
    authority: keys,
  });

  async function close(): Promise<void> {
    // Services that call others are closed first.
    for (const service of [cloudWatch, invocations, scheduler, stepFunctions, textract, cognito, ses, s3, dynamoDb])
      await service.close();
  }

  return {
    ...{
      mails,
      haveMail,
      dynamoDb,
      s3,
      cognito,
      ses,
      textract,
      stepFunctions,
      scheduler,
      cloudWatch,
      invocations,
      close,
    },
    alarms: alarms(templates),
  };
}

/** Creates tables and buckets and starts to listen. @returns the URLs by the service's name in AWS_ENDPOINT_URL_… */
export async function openServices(
  services: Services,
  templates: Templates,
  storagePort: number,
  others?: OtherServices,
) {
  const { dynamoDb, s3, cognito, ses, textract, stepFunctions, cloudWatch, invocations } = services;
  // An IP address instead of a name, so that the SDK uses path-style bucket addresses.
  const address = async (engine: Engine, port: number) => `http://127.0.0.1:${await listen(engine.server, port)}`;
  await provideTables(templates, dynamoDb);
  for (const { name, ...settings } of buckets(templates)) s3.createBucket(name, settings);
  const ofInvocations = await address(invocations, 0);
  return {
    S3: await address(s3, storagePort),
    DYNAMODB: await address(dynamoDb, 0),
    COGNITO_IDENTITY_PROVIDER: await address(cognito, 0),
    SESV2: await address(ses, 0),
    TEXTRACT: await address(textract, 0),
    SFN: await address(stepFunctions, 0),
    CLOUDWATCH: await address(cloudWatch, 0),
    SCHEDULER: ofInvocations,
    LAMBDA: ofInvocations,
    ...others?.endpoints,
  };
}
