import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builtFolder } from "../../../infra/local/lambda/cache.ts";

const here = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-cache-"));
  process.chdir(folder);
  mkdirSync("web/generated", { recursive: true });
  writeFileSync("web/page.txt", "one");
});

afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

const build = vi.fn(async (into: string) => {
  writeFileSync(join(into, "page.txt"), readFileSync("web/page.txt"));
});

const site = () => builtFolder({ parent: ".local/web", sources: ["web/**/*"], except: ["web/generated/**"], build });

it("rebuilds only after a source changed", async () => {
  build.mockClear();
  const first = await site();
  expect(await site()).toBe(first);
  writeFileSync("web/generated/ignored.txt", "new");
  expect(await site()).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
  writeFileSync("web/page.txt", "two");
  const second = await site();
  expect(readFileSync(join(second, "page.txt"), "utf8")).toBe("two");
  expect(readFileSync(join(first, "page.txt"), "utf8")).toBe("one");
});

it("detects new, deleted and renamed sources", async () => {
  const folders = new Set([await site()]);
  writeFileSync("web/new.txt", "");
  folders.add(await site());
  rmSync("web/new.txt");
  writeFileSync("web/renamed.txt", "");
  folders.add(await site());
  expect(folders.size).toBe(3);
});

it("keeps the newest three builds", async () => {
  for (const text of ["a", "b", "c", "d", "e"]) {
    writeFileSync("web/page.txt", text);
    await site();
  }
  expect(readdirSync(".local/web")).toHaveLength(3);
});

it("deletes an interrupted build after a while", async () => {
  for (const name of ["0123456789abcdef.4711", "fedcba9876543210.4712"])
    mkdirSync(`.local/web/${name}`, { recursive: true });
  utimesSync(".local/web/0123456789abcdef.4711", 1, 1);
  const { base } = parse(await site());
  expect(readdirSync(".local/web").sort()).toEqual([base, "fedcba9876543210.4712"].sort());
});

it("stores nothing of a failed build, and tries again", async () => {
  build.mockRejectedValueOnce(new Error("no space"));
  await expect(site()).rejects.toThrow("no space");
  expect(readdirSync(".local/web")).toEqual([]);
  expect(existsSync(join(await site(), "page.txt"))).toBe(true);
});
