import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { skippedTests } from "./tiers.ts";

const SWEEP = "test/schedule/days.sweep.test.ts";
/** It builds and synthesises everything, which it does not import. */
const RELEASE = "test/infra/release.sweep.test.ts";
const began = process.cwd();
let folder: string;

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: folder });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-tiers-"));
  write("shared/days.ts", "export const days = 1;\n");
  write(SWEEP, 'import { days } from "../../shared/days.ts";\n');
  write(RELEASE, "");
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(began);
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ["nothing", undefined, [RELEASE, SWEEP], ["axe"]],
  ["what it imports", "shared/days.ts", [], ["axe"]],
  ["a page", "web/pages/script.tsx", [SWEEP], []],
  ["a walk", "test/walk/walk.test.ts", [RELEASE, SWEEP], []],
  ["a stack", "infra/stacks/site.ts", [SWEEP], ["axe"]],
  ["a deployment's values", "cdk.json", [SWEEP], ["axe"]],
  ["the packages", "package-lock.json", [], []],
])("slow tests and checks are left out unless what they guard has changed: %s", (_, changed, files, checks) => {
  if (changed) write(changed, "export const changed = true;\n");
  expect(skippedTests()).toMatchObject({ files, checks });
});
