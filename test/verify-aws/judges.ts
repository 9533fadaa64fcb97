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
 * back when they are cancelled, so that two at once lose each other's writes or end with status 500. `/copy?PORT` forks
 * the process, so that the copy serves the same account on another port. Each ends with its standard input.
 */
const MOTO = `
import os, signal, sys, threading
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, MotoRequestHandler, create_backend_app
from werkzeug.serving import run_simple

moto = DomainDispatcherApplication(create_backend_app)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)

def end_with_input():
    while os.read(0, 1):
        pass
    os._exit(0)

def serve(port):
    threading.Thread(target=end_with_input, daemon=True).start()
    run_simple("127.0.0.1", port, answer, threaded=False, request_handler=MotoRequestHandler)

def answer(environ, start_response):
    if environ["PATH_INFO"] != "/copy":
        return moto(environ, start_response)
    process = os.fork()
    if process == 0:
        os.closerange(3, 4096)
        serve(int(environ["QUERY_STRING"]))
    said = str(process).encode()
    start_response("200 OK", [("content-length", str(len(said)))])
    return [said]

serve(int(sys.argv[1]))
`;

/** A moto server with an account of its own. */
export interface Moto {
  readonly url: string;
  /** Starts a server with a copy of this one's account. */
  copy(): Promise<Moto>;
  close(): void;
}

/** Starts moto, with an empty account, on a free port of 127.0.0.1. */
export async function startMoto(): Promise<Moto> {
  const port = await freePort();
  const server = spawn(judge("python"), ["-c", MOTO, String(port)], {
    stdio: ["pipe", ...(process.env.VERBOSE ? (["inherit", "inherit"] as const) : (["ignore", "ignore"] as const))],
    env: { ...process.env, MOTO_PORT: String(port), MOTO_ACCOUNT_ID: account, MOTO_IAM_LOAD_MANAGED_POLICIES: "true" },
  });
  const moto = motoAt(port, () => server.kill());
  await untilAnswering(moto, () => server.exitCode);
  return moto;
}

function motoAt(at: number, close: () => void): Moto {
  const url = `http://127.0.0.1:${at}`;
  return {
    url,
    close,
    async copy() {
      const port = await freePort();
      const answer = await fetch(`${url}/copy?${port}`);
      const forked = Number(await answer.text());
      if (!answer.ok || !Number.isInteger(forked)) throw new Error(`moto at ${url} cannot be copied.`);
      const copied = motoAt(port, () => endCopy(forked));
      await untilAnswering(copied, () => null);
      return copied;
    },
  };
}

/** Ends a copy, unless it has ended by itself. */
function endCopy(forked: number): void {
  try {
    process.kill(forked);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function untilAnswering({ url, close }: Moto, exitCode: () => number | null): Promise<void> {
  for (const end = Date.now() + START_SECONDS * 1000; ; await pause(200)) {
    const answer = await fetch(`${url}/moto-api/config`).catch(() => undefined);
    if (answer?.ok) return;
    if (exitCode() !== null) throw new Error(`moto ended with status ${exitCode()}.`);
    if (Date.now() > end) {
      close();
      throw new Error(`moto does not answer at ${url} after ${START_SECONDS} s.`);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
