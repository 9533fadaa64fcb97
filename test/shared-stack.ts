import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browser } from "../infra/local/cli/browser.ts";
import type { LocalAws } from "./local-aws.ts";
import { FEWER_COLLECTIONS } from "./node-flags.ts";
import { RIGHTS_USED } from "./rights-used.ts";

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
  const child = fork(new URL("./stack-process.ts", import.meta.url), { execArgv: FEWER_COLLECTIONS });
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
