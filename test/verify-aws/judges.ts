import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { account } from "../../infra/local/emulators/region.ts";
import { listen } from "../../infra/local/listening.ts";

const FOLDER = ".local/judges";
const REQUIREMENTS = new URL("requirements.txt", import.meta.url).pathname;
const START_SECONDS = 60;

/** The path of a Python program in the virtual environment. */
export const judge = (program: string): string => join(FOLDER, "bin", program);

/** Installs the Python packages of requirements.txt into a virtual environment, unless they are there. */
export function installJudges(): void {
  const wanted = readFileSync(REQUIREMENTS, "utf8");
  const installed = join(FOLDER, "requirements.txt");
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
  rmSync(FOLDER, { recursive: true, force: true });
  execFileSync("python3", ["-m", "venv", FOLDER], { stdio: "inherit" });
  const install = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "--requirement"];
  execFileSync(judge("pip"), [...install, REQUIREMENTS], { stdio: "inherit" });
  writeFileSync(installed, wanted);
}

/**
 * moto's server, as its own program starts it but without threads: its transactions copy whole tables and put the copies
 * back when they are cancelled, so that two at once lose each other's writes or end with status 500.
 */
const MOTO = `
import sys
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, MotoRequestHandler, create_backend_app
from werkzeug.serving import run_simple
app = DomainDispatcherApplication(create_backend_app)
run_simple("127.0.0.1", int(sys.argv[1]), app, threaded=False, request_handler=MotoRequestHandler)
`;

/** A moto server with an empty account. */
export interface Moto {
  readonly url: string;
  close(): void;
}

/** Starts moto on a free port of 127.0.0.1. */
export async function startMoto(): Promise<Moto> {
  const port = await freePort();
  const server = spawn(judge("python"), ["-c", MOTO, String(port)], {
    stdio: process.env.VERBOSE ? "inherit" : "ignore",
    env: { ...process.env, MOTO_PORT: String(port), MOTO_ACCOUNT_ID: account, MOTO_IAM_LOAD_MANAGED_POLICIES: "true" },
  });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + START_SECONDS * 1000; ; await pause(200)) {
    const answer = await fetch(`${url}/moto-api/data.json`).catch(() => undefined);
    if (answer?.ok) return { url, close: () => server.kill() };
    if (server.exitCode !== null) throw new Error(`moto ended with status ${server.exitCode}.`);
    if (Date.now() > end) {
      server.kill();
      throw new Error(`moto does not answer on port ${port} after ${START_SECONDS} s.`);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
