import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleAll, bundleFolder } from "../../infra/constructs/bundle.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { kB, median, ms, print } from "./figures.ts";

/** Lambda gives a function a share of a CPU by its memory, and a whole one with this (its "Configure function memory"). */
const WHOLE_CPU_MEGABYTES = 1769;

/** Measures the size and the loading time of each deployed function, here and with the CPU that its memory gives it. */
export async function benchBundles(): Promise<void> {
  const entries = globSync("functions/{routes,steps,jobs,triggers}/*.ts").sort();
  await bundleAll(entries);
  const memory = await memoryByEntry();
  const loads = entries.map((entry) => {
    const file = join(bundleFolder(entry), "index.mjs");
    const megabytes = memory.get(entry) ?? Number.NaN;
    const here = loadMs(file);
    const there = here * Math.max(1, WHOLE_CPU_MEGABYTES / megabytes);
    const size = `${kB(statSync(file).size)} (${kB(gzipSync(readFileSync(file)).length)})`;
    print(entry, `${size} ${ms(here)}, with ${megabytes} MB ${ms(there)}`);
    return { here, there };
  });
  print("loading a function, median over all", ms(median(loads.map(({ here }) => here))));
  print("  with the CPU that its memory gives it", ms(median(loads.map(({ there }) => there))));
}

/** The memory of each function by its source, in megabytes. */
async function memoryByEntry(): Promise<Map<string, number>> {
  const functions = readAssembly(await synthesise()).flatMap(({ Resources }) =>
    Object.values(Resources).filter(({ Type }) => Type === "AWS::Lambda::Function"),
  );
  return new Map(functions.map((one) => [String(one.Metadata["local:entry"]), Number(one.Properties.MemorySize)]));
}

/** Loading alone, without starting Node; the fastest of three. */
function loadMs(file: string): number {
  const script = `const began = performance.now(); await import(${JSON.stringify(join(process.cwd(), file))}); console.log(performance.now() - began); process.exit(0)`;
  const env = { ...process.env, AWS_REGION: "us-east-1" };
  const times = [1, 2, 3].map(() =>
    Number(spawnSync(process.execPath, ["--input-type=module", "--eval", script], { env, encoding: "utf8" }).stdout),
  );
  return Math.min(...times);
}
