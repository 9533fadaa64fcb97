import { chmodSync, mkdirSync } from "node:fs";
import { DEMO_ACCOUNT } from "../demo/demo-production.ts";
import { seedSeason } from "../demo/season/seed-season.ts";
import { seedDemo } from "../demo/seed.ts";
import { DataFolderError } from "../disk/data-folder.ts";
import { BuildError } from "../lambda/builds.ts";
import { PortTakenError } from "../listening.ts";
import { type LocalStack, startLocalStack } from "../stack.ts";
import { TemplateError } from "../template/intrinsics.ts";
import { ArgumentError, type Arguments, readArguments, usage } from "./arguments.ts";

// Lambda functions run in UTC, and a worker thread has the time zone of its process.
process.env.TZ = "UTC";

// The data, which includes emails with their links, is readable by its owner only.
process.umask(0o077);
mkdirSync(".local", { recursive: true });
chmodSync(".local", 0o700);

// The pipeline polls every few seconds to save costs on AWS; that is too slow here.
const SPEED = 20;

const began = performance.now();

function say(line: string): void {
  console.log(`${String(Math.round(performance.now() - began)).padStart(7)} ms  ${line}`);
}

async function start({ port, folder, fresh, restore, empty, season }: Arguments): Promise<void> {
  const stack = await startLocalStack({
    folder,
    fresh,
    restore,
    port,
    speed: SPEED,
    watch: true,
    progress: say,
    log: console.log,
  });
  closeOnce(stack, ["SIGINT", "SIGTERM"]);
  say(`Serving at ${stack.url}`);
  if (!empty) await makeDemo(stack, season);
  console.log(`
  Backlot    ${stack.url}
  Sign in    ${empty ? "by signing up; the email is in the outbox" : `${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`}
  Outbox     ${stack.outbox.url}
  Data       ${folder}
`);
}

/** Creates the demo production. The stack works without it, so a failure is only logged. */
async function makeDemo(stack: LocalStack, season: boolean): Promise<void> {
  try {
    const today = new Date().toISOString().slice(0, 10);
    await seedDemo({ url: stack.url, outbox: async () => stack.outbox.list(), today, report: say });
    if (season) await seedSeason({ url: stack.url, today, report: say });
  } catch (error) {
    console.error(`The demo production could not be created: ${explain(error)}`);
  }
}

/** Closes the stack on a signal, so that all data is on disk; a second Ctrl-C exits at once. */
function closeOnce(stack: LocalStack, signals: readonly NodeJS.Signals[]): void {
  for (const signal of signals) {
    process.once(signal, async () => {
      console.log("Closing...");
      await stack.close();
      process.exit(0);
    });
  }
}

const selfExplaining = [ArgumentError, BuildError, DataFolderError, TemplateError];

function explain(error: unknown): string {
  if (error instanceof PortTakenError)
    return `${error.message} Use another port: npm start -- --port ${error.port + 100}`;
  if (selfExplaining.some((kind) => error instanceof kind)) return String(error).replace(/^\w+: /, "");
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) console.log(usage);
  else await start(asked);
} catch (error) {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
}
