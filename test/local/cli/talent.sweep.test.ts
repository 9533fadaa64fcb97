import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "talent-"));
const file = join(folder, "film.json");
const broken = join(folder, "broken.json");
const talent = (...words: string[]) =>
  spawnSync(process.execPath, ["infra/local/cli/talent.ts", ...words], { encoding: "utf8" });

beforeAll(() => {
  writeFileSync(file, JSON.stringify({ scenes: 3, actors: 1, duration: [1, 5, 1], cost: [2], matrix: [[1, 0, 1]] }));
  writeFileSync(broken, "{");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the talent command", () => {
  it("prints the best order, from 1, and nothing else", () => {
    const { stdout, stderr, status } = talent(file, "--seconds", "5");
    expect([stderr, status]).toEqual(["", 0]);
    expect(JSON.parse(stdout)).toEqual({ status: "optimal", order: [1, 3, 2], cost: 4, bound: 4 });
  });

  it.each([
    [["/nowhere.json"], "/nowhere.json"],
    [[], "usage:"],
    [[file, "--seconds", "soon"], '"soon"'],
    [[file, "--seed", "-1"], "--seed"],
    [[broken], "broken.json is not JSON"],
    [["package.json"], "scenes"],
  ])("reports what is wrong with %j on standard error", (words, message) => {
    const { stdout, stderr, status } = talent(...words);
    expect([stdout, status]).toEqual(["", 1]);
    expect(stderr).toContain(message);
  });
});
