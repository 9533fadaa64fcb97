import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DataFolderError, takeDataFolder } from "../../infra/local/data-folder.ts";

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "backlot-data-"));
  folder = join(parent, "data");
});

afterEach(() => rmSync(parent, { recursive: true }));

function keep(name: string): void {
  writeFileSync(join(folder, name), "kept");
}

it("keeps the data from one start to the next", () => {
  const release = takeDataFolder(folder);
  keep("outbox.json");
  release();
  takeDataFolder(folder);
  expect(existsSync(join(folder, "outbox.json"))).toBe(true);
});

it("deletes the data on request", () => {
  takeDataFolder(folder)();
  keep("outbox.json");
  takeDataFolder(folder, { fresh: true });
  expect(existsSync(join(folder, "outbox.json"))).toBe(false);
});

it("never deletes a foreign folder", () => {
  writeFileSync(join(parent, "thesis.txt"), "precious");
  expect(() => takeDataFolder(parent, { fresh: true })).toThrow(DataFolderError);
  expect(readdirSync(parent)).toEqual(["thesis.txt"]);
});

it("is locked by one process, and deletes no data meanwhile", () => {
  takeDataFolder(folder);
  keep("outbox.json");
  expect(() => takeDataFolder(folder, { fresh: true })).toThrow(`in use by process ${process.pid}`);
  expect(existsSync(join(folder, "outbox.json"))).toBe(true);
});

it("can be used again after its process was killed", () => {
  takeDataFolder(folder)();
  const { pid } = spawnSync("true");
  writeFileSync(join(folder, "backlot-data"), String(pid));
  expect(() => takeDataFolder(folder)).not.toThrow();
});
