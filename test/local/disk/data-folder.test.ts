import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderError, takeDataFolder } from "../../../infra/local/disk/data-folder.ts";

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "backlot-data-"));
  folder = join(parent, "data");
});

afterEach(() => rmSync(parent, { recursive: true }));

function keepAs(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

const keep = (name: string) => keepAs(name, "kept");

/** Leaves the folder as a killed process does. */
function killHolder(): void {
  const module = new URL("../../../infra/local/disk/data-folder.ts", import.meta.url);
  const script = `import { takeDataFolder } from "${module}"; takeDataFolder(process.argv[1]); process.kill(process.pid, "SIGKILL");`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "-e", script, folder]);
  expect(signal).toBe("SIGKILL");
}

/** The permissions of everything in a folder, as `chmod` takes them. */
function modesIn(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(names.map((name) => [name, (statSync(join(root, name)).mode & 0o777).toString(8)]));
}

it("keeps the data from one start to the next", () => {
  const data = takeDataFolder(folder);
  keep("outbox.json");
  data.close();
  takeDataFolder(folder);
  expect(existsSync(join(folder, "outbox.json"))).toBe(true);
});

it("deletes the data on request", () => {
  takeDataFolder(folder).close();
  keep("outbox.json");
  takeDataFolder(folder, { fresh: true });
  expect(existsSync(join(folder, "outbox.json"))).toBe(false);
});

it("never deletes a foreign folder", () => {
  writeFileSync(join(parent, "thesis.txt"), "precious");
  expect(() => takeDataFolder(parent, { fresh: true })).toThrow(DataFolderError);
  expect(readdirSync(parent)).toEqual(["thesis.txt"]);
});

it("is locked by one process, and deletes no data in the meantime", () => {
  takeDataFolder(folder);
  keep("outbox.json");
  expect(() => takeDataFolder(folder, { fresh: true })).toThrow(`in use by process ${process.pid}`);
  expect(existsSync(join(folder, "outbox.json"))).toBe(true);
});

it("can be used again after its process was killed", () => {
  killHolder();
  expect(() => takeDataFolder(folder)).not.toThrow();
});

it("can be used again after a process whose number another one has now", () => {
  takeDataFolder(folder);
  const lock = join(folder, "lock");
  const { pid, start } = JSON.parse(readFileSync(lock, "utf8"));
  expect(pid).toBe(process.pid);
  writeFileSync(lock, JSON.stringify({ pid, start: `${start}, earlier` }));
  expect(() => takeDataFolder(folder)).not.toThrow();
});

it("can be used again after a power cut that left the lock empty", () => {
  takeDataFolder(folder);
  writeFileSync(join(folder, "lock"), "");
  expect(() => takeDataFolder(folder)).not.toThrow();
});

it("is readable only by its owner, even if an older version created it", () => {
  mkdirSync(folder, { mode: 0o755 });
  takeDataFolder(folder).close();
  expect(modesIn(parent)).toEqual({
    data: "700",
    "data/backlot-data": "600",
    "data/last-good": "700",
  });
});

describe("damage", () => {
  /** Data with one account, closed cleanly. */
  function closed(): void {
    const data = takeDataFolder(folder);
    writeFileSync(join(folder, "cognito.json"), '{"users":["ada"]}');
    data.close();
  }

  it.each([
    ["is empty", () => keepAs("cognito.json", "")],
    ["was cut", () => keepAs("cognito.json", '{"users":[')],
    ["is missing", () => rmSync(join(folder, "cognito.json"))],
  ])("is said with the file and its last good version when one %s, and undone by --restore", (_, damage) => {
    closed();
    damage();
    expect(() => takeDataFolder(folder)).toThrow(
      new RegExp(`^"${folder}/cognito.json" .*\nThe last good version, .*"${folder}/last-good".*--restore`),
    );
    const data = takeDataFolder(folder, { restore: true });
    expect(readFileSync(join(folder, "cognito.json"), "utf8")).toBe('{"users":["ada"]}');
    data.close();
    expect(() => takeDataFolder(folder)).not.toThrow();
  });

  it("of a missing file is said after a crash too", () => {
    closed();
    killHolder();
    rmSync(join(folder, "cognito.json"));
    expect(() => takeDataFolder(folder)).toThrow(`"${join(folder, "cognito.json")}" is missing`);
  });

  it("is moved aside by --restore, and not deleted", () => {
    closed();
    keepAs("cognito.json", "half");
    takeDataFolder(folder, { restore: true }).close();
    takeDataFolder(folder, { restore: true }).close();
    const aside = globSync(join(folder, "damaged-*/cognito.json")).map((file) => readFileSync(file, "utf8"));
    expect(aside.toSorted()).toEqual(["half", '{"users":["ada"]}']);
  });

  it("does not become the last good version when a start fails", () => {
    closed();
    takeDataFolder(folder).abandon();
    keepAs("cognito.json", "");
    expect(() => takeDataFolder(folder)).toThrow("is damaged: it is empty.");
    takeDataFolder(folder, { restore: true });
    expect(readFileSync(join(folder, "cognito.json"), "utf8")).toBe('{"users":["ada"]}');
  });
});
