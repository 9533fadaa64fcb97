import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleAll, bundleFolder } from "../../infra/constructs/bundle.ts";
import { kB, median, ms, print } from "./figures.ts";

/** Measures the size and the loading time of each deployed function. */
export async function benchBundles(): Promise<void> {
  const entries = globSync("functions/{routes,steps,jobs,triggers}/*.ts").sort();
  await bundleAll(entries);
  const loads = entries.map((entry) => {
    const file = join(bundleFolder(entry), "index.mjs");
    const load = loadMs(file);
    const size = statSync(file).size;
    print(entry, `${kB(size)} (${kB(gzipSync(readFileSync(file)).length)}) ${ms(load)}`);
    return load;
  });
  print("loading a function, median over all", ms(median(loads)));
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
