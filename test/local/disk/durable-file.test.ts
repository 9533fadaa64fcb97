import fs, { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { dynamoDbEngine } from "../../../infra/local/emulators/dynamodb/engine.ts";
import { wasDiskFullSince } from "../../../infra/local/emulators/files/full-disk.ts";
import { jsonFile } from "../../../infra/local/emulators/json-file.ts";
import { openJournal } from "../../../infra/local/emulators/s3/storage/journal.ts";
import { startLocalStack } from "../../../infra/local/stack.ts";
import { writeSmallApp } from "../small-app.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-durable-"));
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

/** Notes each call of these functions of node:fs with the name of the file. */
function callsOf(...names: ("fsyncSync" | "renameSync" | "writeFileSync")[]): string[] {
  const calls: string[] = [];
  for (const name of names) {
    const real = fs[name] as (...given: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      const place = typeof given[0] === "number" ? fs.readlinkSync(`/proc/self/fd/${given[0]}`) : String(given[0]);
      calls.push(`${name} ${place.slice(folder.length + 1) || "the folder"}`);
      real(...given);
    });
  }
  syncBuiltinESMExports();
  return calls;
}

const numbers = z.array(z.number());

describe("on Linux", { skip: process.platform !== "linux" }, () => {
  it("a value is on the disk before it takes the file's name, and the name after", () => {
    const kept = jsonFile(join(folder, "numbers.json"), numbers, () => []);
    const calls = callsOf("writeFileSync", "fsyncSync", "renameSync");
    kept.value.push(1);
    kept.save();
    expect(calls).toEqual([
      "writeFileSync numbers.json.new",
      "fsyncSync numbers.json.new",
      "renameSync numbers.json.new",
      "fsyncSync the folder",
    ]);
  });

  it("an entry of a journal is on the disk when it has been added", () => {
    const journal = openJournal(join(folder, "journal.jsonl"), numbers);
    onTestFinished(journal.close);
    const calls = callsOf("writeFileSync", "fsyncSync");
    journal.append([1]);
    expect(calls).toEqual(["writeFileSync journal.jsonl", "fsyncSync journal.jsonl"]);
  });

  it("a value that does not fit the disk leaves the one before it", () => {
    const file = join(folder, "numbers.json");
    const kept = jsonFile(file, numbers, () => [1]);
    kept.save();
    symlinkSync("/dev/full", `${file}.new`);
    const began = performance.now();
    kept.value.push(2);
    expect(() => kept.save()).toThrow("ENOSPC");
    expect(readFileSync(file, "utf8")).toBe("[1]");
    expect(wasDiskFullSince(began)).toBe(true);
  });
});

it("an entry that a full disk cut short is removed", () => {
  const file = join(folder, "journal.jsonl");
  const journal = openJournal(file, numbers);
  journal.append([1]);
  const real = fs.writeFileSync;
  vi.spyOn(fs, "writeFileSync").mockImplementationOnce((place, text) => {
    real(place, String(text).slice(0, 2));
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
  expect(() => journal.append([2])).toThrow("ENOSPC");
  journal.append([3]);
  journal.close();
  expect(readFileSync(file, "utf8")).toBe("[1]\n[3]\n");
});

it("reports that a crash has cut the last line of a journal", () => {
  const file = join(folder, "journal.jsonl");
  writeFileSync(file, "[1]\n[2");
  const journal = openJournal(file, numbers);
  journal.close();
  expect(journal.entries).toEqual([[1]]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(file));
});

it("a row is on the disk when it has been written", async () => {
  const writes = vi.spyOn(ClassicLevel.prototype as unknown as { _batch: () => unknown }, "_batch");
  const engine = dynamoDbEngine({ folder: join(folder, "dynamodb") });
  onTestFinished(() => engine.close());
  await engine.run("CreateTable", {
    TableName: "Scenes",
    AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
    KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
    BillingMode: "PAY_PER_REQUEST",
  });
  await engine.run("PutItem", { TableName: "Scenes", Item: { pk: { S: "12" } } });
  expect(writes).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sync: true }));
});

it("a person is told that the disk is full, and not that Backlot is busy", async () => {
  vi.spyOn(ClassicLevel.prototype as unknown as { _batch: () => unknown }, "_batch").mockRejectedValue(
    Object.assign(new Error("IO error: 000005.log: No space left on device"), { code: "LEVEL_IO_ERROR" }),
  );
  const stack = await startLocalStack({ folder: join(folder, "data"), ...writeSmallApp(folder) });
  onTestFinished(() => stack.close());
  const answer = await fetch(`${stack.url}/api/scenes/12`, { method: "POST", body: "INT. NET LOFT" });
  expect([answer.status, await answer.json()]).toEqual([
    507,
    { code: "diskFull", message: expect.stringContaining("The disk of this computer is full") },
  ]);
});
