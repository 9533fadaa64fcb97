import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { NOTHING_SKIPPED, skippedTests } from "./tiers.ts";

// npm run check: types, lint and unused code beside the tests. With --all, it runs the slow tests and checks regardless of
// changes, and compares every permission of every role with its use.

const all = process.argv.includes("--all");
const began = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const isWindows = process.platform === "win32";
const running = new Set<ChildProcess>();

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endOthers();
    process.exit(1);
  });

const { since, files, checks } = all ? NOTHING_SKIPPED : skippedTests();
if (files.length + checks.length > 0)
  console.log(
    `Left out, because nothing that they guard has changed since ${since}: ${[`${files.length} slow test files`, ...checks].join(", ")}. \`npm test -- --all\` runs them.`,
  );
const behind = { priority: constants.priority.PRIORITY_BELOW_NORMAL };
await Promise.all([
  part("unit", { environment: { SKIPPED_TESTS: files.join("\n"), SKIPPED_CHECKS: checks.join() } }),
  part("types", behind),
  part("lint", behind),
  part("unused", behind),
]);
if (all) await part("rights");
console.log(`Everything passed in ${seconds(began)}.`);

/** Runs a script of package.json. If it fails, ends the others and exits. */
async function part(
  script: string,
  { environment = {}, priority }: { environment?: Readonly<Record<string, string>>; priority?: number } = {},
): Promise<void> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: isWindows,
    detached: !isWindows, // leads a process group, so that its children end with it
  });
  running.add(child);
  if (child.pid && priority !== undefined) setPriority(child.pid, priority);
  const status = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  running.delete(child);
  console.log(`npm run ${script}: ${status === 0 ? "passed" : "failed"} in ${seconds(start)}`);
  if (status === 0) return;
  endOthers();
  process.exit(status);
}

function endOthers(): void {
  for (const { pid } of running) if (pid) process.kill(isWindows ? pid : -pid);
}
