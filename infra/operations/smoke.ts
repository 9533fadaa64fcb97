import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { accountClients } from "./account-clients.ts";
import { deploymentIn } from "./cdk-command.ts";
import { ACCOUNT_STEPS } from "./smoke-account.ts";
import type { Site, SmokeAccount } from "./smoke-step.ts";
import { STEPS } from "./smoke-steps.ts";

const usage = `npm run smoke -- ADDRESS [--email EMAIL | --outbox ADDRESS] [--api ADDRESS] [--anonymous]

  Tries a deployed site as a person would, and prints a table. It deletes what it has made.

  --email EMAIL     signs up with this address and asks for the link in the email
  --outbox ADDRESS  reads the emails in a local stack's outbox; npm start prints the address
  --api ADDRESS     the API's own address, the output ApiAddress, which must refuse
  --config FILE     names the stage and region; with credentials in the shell, sets off an alarm and runs a scheduled job
  --anonymous       tries only what needs no account, for pipelines, which cannot read emails`;

const MAIL_SECONDS = 60;

const DEPLOYMENT = "deployment.json";

const Mails = z.array(z.object({ to: z.array(z.string()), text: z.string() }));

/** Reads mails from the outbox of a local stack. */
async function localMail(outbox: string, email: string, words: string): Promise<string> {
  for (const end = Date.now() + MAIL_SECONDS * 1000; Date.now() < end; await pause(200)) {
    const mails = Mails.parse(await (await fetch(`${outbox}.json`)).json());
    const found = mails.find(({ to, text }) => to.includes(email) && text.includes(words));
    if (found) return found.text;
  }
  throw new Error(`No mail came to ${email} within ${MAIL_SECONDS} s.`);
}

async function askedMail(email: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const text = await terminal.question(`Paste the link of the email to ${email}: `);
  terminal.close();
  return text;
}

/** The account of a site, which for a local stack must not be the one of the shell's own credentials. */
function accountOf(given: { readonly outbox?: string; readonly config?: string }): SmokeAccount | string {
  const { AWS_ENDPOINT_URL_CLOUDWATCH, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  if (given.outbox !== undefined && AWS_ENDPOINT_URL_CLOUDWATCH === undefined)
    return "this shell's AWS variables are not those of the local stack";
  const file = given.config ?? DEPLOYMENT;
  if (given.config !== undefined || (given.outbox === undefined && existsSync(file))) {
    const { config } = deploymentIn(file);
    return { stage: config.stage, clients: accountClients(config.region, process.env) };
  }
  const region = AWS_REGION ?? AWS_DEFAULT_REGION;
  if (region === undefined) return `there is no ${file}, and no AWS_REGION: name the deployment's file with --config`;
  return { stage: "off", clients: accountClients(region, process.env) };
}

function siteFrom(): (Site & { readonly isAnonymous: boolean }) | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: "string" },
      outbox: { type: "string" },
      api: { type: "string" },
      config: { type: "string" },
      anonymous: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [url] = positionals;
  if (values.help) return undefined;
  if (url === undefined) throw new Error(`Name the site's address.\n\n${usage}`);
  const { outbox } = values;
  if (outbox === undefined && !values.anonymous && values.email === undefined)
    throw new Error(
      `Name an address of yours with --email, or the address of a local stack's outbox with --outbox.\n\n${usage}`,
    );
  const email = values.email ?? `smoke-${Date.now()}@studio.example`;
  return {
    ...{ url, email, api: values.api, isAnonymous: values.anonymous },
    account: accountOf(values),
    mail: (words) => (outbox === undefined ? askedMail(email) : localMail(outbox, email, words)),
  };
}

async function smoke(): Promise<void> {
  const site = siteFrom();
  if (!site) return console.log(usage);
  const made = { projects: [] };
  for (const { name, run } of [...STEPS, ...ACCOUNT_STEPS].filter((step) => step.isAnonymous || !site.isAnonymous)) {
    const began = performance.now();
    const row = (state: string, text: string) =>
      console.log(
        `${state} ${name.padEnd(10)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`,
      );
    try {
      row("ok  ", await run(site, made));
    } catch (error) {
      row("FAIL", error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
}

try {
  await smoke();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
