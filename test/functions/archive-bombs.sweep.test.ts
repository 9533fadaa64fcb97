import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paddingOf, TAR_END, tarHeader } from "../../shared/archive/tar.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backlot-bombs-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FROM = "0123456789abcdef";
const HEAD = JSON.stringify({
  ...{ app: "Backlot", format: 1, project: { id: FROM, name: "Tide" }, exportedAt: "2031-03-03T00:00:00Z", people: {} },
});

/** A compressed archive whose second entry repeats one piece of text. */
function bomb(name: string, piece: string, times: number): Buffer {
  const content = Buffer.alloc(piece.length * times, piece);
  const entry = (entryName: string, bytes: Buffer) => [
    tarHeader({ name: entryName, size: bytes.length }, 0),
    bytes,
    Buffer.alloc(paddingOf(bytes.length)),
  ];
  return gzipSync(Buffer.concat([...entry("backlot.json", Buffer.from(HEAD)), ...entry(name, content), TAR_END]));
}

async function read(file: Buffer): Promise<{ readonly reason: string; readonly megabytes: number }> {
  const path = join(folder, "bomb");
  await writeFile(path, file);
  const script = new URL("archive-memory.ts", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, path]);
  return JSON.parse(stdout);
}

const row = (fields: object) => `${JSON.stringify({ pk: `PROJECT#${FROM}`, sk: "CREW", version: 1, ...fields })}\n`;

describe("a small archive that unpacks to a large one", () => {
  it.each<[what: string, file: () => Buffer, reason: RegExp]>([
    [
      "134 MB of short lines",
      () => bomb("rows/projects.jsonl", "{}\n", 44_700_000),
      /unpacks to far more|does not belong/,
    ],
    ["one line of 134 MB", () => bomb("rows/projects.jsonl", " ", 134_000_000), /a row of .* is too large/],
    [
      "a row repeated many times",
      () => bomb("rows/projects.jsonl", row({ departments: [] }), 600_000),
      /is listed twice/,
    ],
    ["a document of 250 MB of zeros", () => bomb("documents/000001.pdf", "\0", 250_000_000), /unpacks to far more/],
    [
      "a document of 600 MB",
      () => bomb("documents/000001.pdf", "\0", 600_000_000),
      /"documents\/000001.pdf" is too large/,
    ],
    [
      "a header of 100 MB",
      () =>
        gzipSync(
          Buffer.concat([tarHeader({ name: "backlot.json", size: 100_000_000 }, 0), Buffer.alloc(100_000_000, " ")]),
        ),
      /"backlot.json" is too large/,
    ],
  ])("such as %s is refused while it is read, in little memory", async (_, file, reason) => {
    const found = await read(file());
    expect(found.reason).toMatch(reason);
    expect(found.megabytes).toBeLessThan(120);
  });
});
