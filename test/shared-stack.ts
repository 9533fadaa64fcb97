import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browser } from "../infra/local/cli/browser.ts";
import type { LocalStack } from "../infra/local/stack.ts";
import type { LocalAws } from "./local-aws.ts";

/** Where a full run stores the permissions that each role used, a file for each stack. */
export const RIGHTS_USED = ".local/rights-used";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of this run's local stack. */
    readonly url: string;
    readonly aws: LocalAws;
    /** The Playwright endpoint of the run's only Chromium. */
    readonly chromium: string;
    /** The URL at which the stack's process makes accounts and productions: see stack-process.ts. */
    readonly makers: string;
  }
}

/** The first message of the stack's process once it is up. */
export interface SharedStack {
  readonly url: string;
  readonly aws: LocalAws;
  readonly makers: string;
}

/** Starts one local stack, in a process of its own, and one Chromium, for all tests that need them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(RIGHTS_USED, { recursive: true, force: true });
  const windows = chromium.launchServer(browser());
  const child = fork(new URL("./stack-process.ts", import.meta.url), { execArgv: [] });
  const ended = once(child, "exit");
  const early = ended.then(([status]) => {
    throw new Error(`The local stack ended with status ${status} before it was up.`);
  });
  // See stack-process.ts for the message.
  const [{ url, aws, makers }] = (await Promise.race([once(child, "message"), early])) as [SharedStack];
  project.provide("url", url);
  project.provide("aws", aws);
  project.provide("makers", makers);
  const server = await windows;
  project.provide("chromium", server.wsEndpoint());
  return async () => {
    await server.close();
    child.send("end");
    await ended;
    if (!(await isWhole(project))) await rm(RIGHTS_USED, { recursive: true, force: true });
  };
}

/** Whether this is a full run: a few files use few permissions. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getTestModules().filter((one) => one.project === project);
  return ran.length === testFiles.length && project.config.testNamePattern === undefined;
}

/** Stores the permissions that a stack's tests used, for `npm run rights`, which runs after all tests. */
export async function keepRights(stack: LocalStack, name: string): Promise<void> {
  await mkdir(RIGHTS_USED, { recursive: true });
  await writeFile(join(RIGHTS_USED, `${name}.json`), JSON.stringify(stack.rights()));
}

/** The services behind a stack. */
export function awsOf({ environment, templates }: LocalStack): LocalAws {
  const variables = variablesOf(templates);
  const tables = templates.of("AWS::DynamoDB::Table").map(({ ref }) => ref);
  return {
    environment,
    variables,
    projectsTable: tables.find((name) => name.includes("Projects"))!,
    optionsTable: tables.find((name) => name.includes("Options"))!,
    schedulesTable: tables.find((name) => name.includes("Schedules"))!,
    auditTable: tables.find((name) => name.includes("Audit"))!,
    bucket: templates.of("AWS::S3::Bucket").find(({ ref }) => ref.includes("documents"))!.ref,
    userPoolId: templates.of("AWS::Cognito::UserPool")[0]!.ref,
    clientId: variables.CLIENT_ID!,
  };
}

function variablesOf(templates: LocalStack["templates"]): Record<string, string> {
  const functions = templates.of("AWS::Lambda::Function").map((one) => one.properties());
  const { NODE_OPTIONS: _, ...variables } = Object.assign(
    {},
    ...(functions as { Environment?: { Variables?: Record<string, string> } }[]).map(
      ({ Environment }) => Environment?.Variables,
    ),
  );
  return variables;
}
