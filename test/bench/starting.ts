import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ms, print } from "./figures.ts";

/** Starts the local stack like `npm start` and measures the time until it serves. */
export async function benchStart(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "backlot-bench-"));
  await start(data); // builds after changes
  print("npm start, installed, to serving", ms(await start(data)), "5 s");
}

async function start(data: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ["infra/local/cli/start.ts", "--empty", "--port", "4690", "--data", data]);
  try {
    await said(child, /Serving at/);
    return performance.now() - began;
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
  }
}

function said(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (words.test(text)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`The stack did not start:\n${text}`)));
  });
}
