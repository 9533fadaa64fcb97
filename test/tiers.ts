import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Tests that run only if the code that they cover has changed: sweeps, conformance of the engines, crash points. */
const SLOW = ["test/**/*.{sweep,conformance}.test.ts", "test/faults/**/*.test.ts"];

/** Files that a slow test covers besides its imports: these start the app or a command, or read the sources. */
const EXTRA_SOURCES: Readonly<Record<string, readonly string[]>> = {
  "test/api/": ["functions/", "infra/", "shared/"],
  "test/infra/": ["functions/", "infra/", "shared/"],
  "test/ui/": ["web/"],
  "test/walk/": ["functions/", "shared/", "web/"],
  "test/faults/": ["functions/", "infra/", "shared/"],
  "test/infra/rehearsals": ["test/upgrade/"],
  "test/infra/release": ["cdk.json", "functions/", "infra/", "shared/", "web/"],
  "test/regular-expressions": ["functions/", "infra/", "shared/", "web/"],
  "test/local/cli/breakdown": ["infra/local/", "shared/"],
  "test/local/cli/talent": ["infra/local/", "shared/schedule/"],
};

/** Slow checks that are no files of their own, and what they guard. */
const CHECKS = {
  /** The axe checks within the walks. */
  axe: ["test/walk/", "web/"],
} as const satisfies Record<string, readonly string[]>;

export type Check = keyof typeof CHECKS;

/** Changes of these may affect any test. */
const AFFECTS_ALL_TESTS = ["package-lock.json", "tsconfig.json", "vitest.config.ts"];

export interface Skipped {
  /** The newest release tag or main, whichever is nearer. */
  readonly since: string;
  /** Slow test files whose covered code is unchanged since then. */
  readonly files: readonly string[];
  /** Checks that guard unchanged code only. */
  readonly checks: readonly Check[];
}

export const NOTHING_SKIPPED: Skipped = { since: "", files: [], checks: [] };

/** The slow tests and checks to skip, by the import graph; none if Git cannot determine the changes. */
export function skippedTests(): Skipped {
  const since = base();
  if (!since) return NOTHING_SKIPPED;
  const changed = new Set(changedSince(since));
  if (AFFECTS_ALL_TESTS.some((file) => changed.has(file))) return NOTHING_SKIPPED;
  const slow = globSync(SLOW).toSorted();
  const isUnchanged = (file: string) => {
    const reached = reachedFrom(file);
    const extra = Object.entries(EXTRA_SOURCES).flatMap(([folder, more]) => (file.startsWith(folder) ? more : []));
    const covers = (path: string) => reached.has(path) || extra.some((folder) => path.startsWith(folder));
    return ![...changed].some(covers);
  };
  const isGuarded = (check: Check) => [...changed].some((path) => CHECKS[check].some((part) => path.startsWith(part)));
  const checks = (Object.keys(CHECKS) as Check[]).filter((check) => !isGuarded(check));
  return { since, files: slow.filter(isUnchanged), checks };
}

function base(): string | undefined {
  for (const command of [
    ["describe", "--tags", "--abbrev=0"],
    ["rev-parse", "--verify", "--quiet", "origin/main"],
  ]) {
    const found = git(command);
    if (found) return command[0] === "describe" ? found : "origin/main";
  }
  return git(["rev-parse", "--verify", "--quiet", "main"]) && "main";
}

/** Committed since, changed in the working tree, or new. */
function changedSince(since: string): string[] {
  const lines = (text = "") => text.split("\n").filter((line) => line !== "");
  return [...lines(git(["diff", "--name-only", since])), ...lines(git(["ls-files", "--others", "--exclude-standard"]))];
}

function git(command: readonly string[]): string | undefined {
  try {
    return execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() || undefined;
  } catch {
    return undefined; // no Git, no repository, or no such name
  }
}

const REFERENCE = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)["'](\.[^"']+)["']/g;

/** The transitive source files of a file: those that it imports, or names relative to itself. */
export function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const path of reached) {
    if (!/\.(?:ts|tsx|mjs)$/.test(path)) continue;
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(REFERENCE)) {
      const target = join(dirname(path), specifier).replaceAll("\\", "/");
      if (existsSync(target) && statSync(target).isFile()) reached.add(target);
    }
  }
  return reached;
}
