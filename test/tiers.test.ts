import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { skippedTests } from "./tiers.ts";

const SWEEP = "test/schedule/days.sweep.test.ts";
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
  ["nothing", undefined, [SWEEP], ["axe", "synth"]],
  ["what it imports", "shared/days.ts", [], ["axe"]],
  ["a page", "web/pages/script.tsx", [SWEEP], []],
  ["a walk", "test/walk/walk.test.ts", [SWEEP], ["synth"]],
  ["a stack", "infra/stacks/site.ts", [SWEEP], ["axe"]],
  ["the packages", "package-lock.json", [], []],
])("slow tests and checks are left out unless what they guard has changed: %s", (_, changed, files, checks) => {
  if (changed) write(changed, "export const changed = true;\n");
  expect(skippedTests()).toMatchObject({ files, checks });
});
