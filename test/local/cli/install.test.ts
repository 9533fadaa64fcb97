import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

it("lists every package in the lockfile, also those for other platforms, which npm ci requires", () => {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const named = new Set(Object.keys(packages).map((path) => path.replace(/.*node_modules\//, "")));
  const wanted = Object.values(packages).flatMap((it) =>
    Object.keys({ ...it.dependencies, ...it.optionalDependencies }),
  );
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});

it("does nothing when everything is installed", () => {
  const { status, stdout } = spawnSync(process.execPath, ["infra/local/install.mjs"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});
