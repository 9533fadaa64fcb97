import { spawn } from "node:child_process";
import { skippedTests } from "./tiers.ts";

// npm run check: types, lint and synthesis in parallel, then the tests. With --all, it runs the slow tests regardless
// of changes, and compares every permission of every role with its use.

const all = process.argv.includes("--all");
const began = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

await Promise.all([part("types"), part("lint"), part("unused"), part("synth")]);
const { since, files } = all ? { since: "", files: [] } : skippedTests();
if (files.length > 0)
  console.log(
    `${files.length} slow test files are left out: nothing that they guard has changed since ${since}. \`npm test -- --all\` runs them.`,
  );
await part("unit", { SKIPPED_TESTS: files.join("\n") });
if (all) await part("rights");
console.log(`Everything passed in ${seconds(began)}.`);

/** Runs a script of package.json. Exits if it fails. */
async function part(script: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  const status = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  console.log(`npm run ${script}: ${status === 0 ? "passed" : "failed"} in ${seconds(start)}`);
  if (status !== 0) process.exit(status);
}
