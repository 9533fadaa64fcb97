import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BLOCK, paddingOf, TAR_END, TarError, tarEntryFrom, tarHeader } from "../../shared/archive/tar.ts";

const name = fc.stringMatching(/^[a-z0-9/._-]{1,99}$/);

it("parses the headers that it writes", () => {
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 8 ** 11 - 1 }), (name, size) => {
      expect(tarEntryFrom(tarHeader({ name, size }, 1_700_000_000))).toEqual({ name, size });
      expect((size + paddingOf(size)) % BLOCK).toBe(0);
    }),
  );
});

it("writes headers that other programs read", () => {
  const folder = mkdtempSync(join(tmpdir(), "backlot-tar-"));
  const content = Buffer.from("ÉTÉ ไทย\n".repeat(100));
  const parts = [tarHeader({ name: "rows/a.jsonl", size: content.length }, 1), content];
  writeFileSync(join(folder, "a.tar"), Buffer.concat([...parts, Buffer.alloc(paddingOf(content.length)), TAR_END]));
  execFileSync("tar", ["xf", "a.tar"], { cwd: folder });
  expect(readFileSync(join(folder, "rows/a.jsonl"))).toEqual(content);
  rmSync(folder, { recursive: true });
});

it("distinguishes the end from a header, and refuses anything else", () => {
  expect(tarEntryFrom(TAR_END.subarray(0, BLOCK))).toBeUndefined();
  const header = tarHeader({ name: "a", size: 3 }, 1);
  expect(() => tarEntryFrom(header.map((byte, at) => (at === 0 ? byte + 1 : byte)))).toThrow(TarError);
  expect(() => tarEntryFrom(header.subarray(0, 100))).toThrow(TarError);
  expect(() => tarHeader({ name: "ü", size: 3 }, 1)).toThrow(RangeError);
});
