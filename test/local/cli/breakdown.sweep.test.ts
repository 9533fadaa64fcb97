import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Breakdown } from "../../../shared/breakdown/model/breakdown.ts";
import { tableFromTsv } from "../../../shared/tables/tsv.ts";
import { fdx, fdxParagraph } from "../../screenplay/a-screenplay.ts";
import { pdfOf, text } from "../../screenplay/pdf-file.ts";

const folder = mkdtempSync(join(tmpdir(), "breakdown-"));
const script = join(folder, "script.pdf");
const breakdown = (...words: string[]) =>
  spawnSync(process.execPath, ["infra/local/cli/breakdown.ts", ...words], { encoding: "utf8" });

beforeAll(() => {
  const lines: [left: number, words: string][] = [
    [108, "INT. LIGHTHOUSE - NIGHT"],
    [108, "Nora carries a lantern up the stairs and looks out at sea."],
    [252, "NORA"],
    [180, "Is anybody there?"],
    [108, "EXT. PIER - CONTINUOUS"],
    [108, "Nobody."],
  ];
  const content = lines.map(([left, words], at) => text(words, left, 700 - at * 24 + (left === 180 ? 12 : 0))).join("");
  writeFileSync(script, pdfOf([{ content }]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the breakdown command", () => {
  it("prints the breakdown as a table and nothing else", () => {
    const { stdout, stderr, status } = breakdown(script);
    expect([stderr, status]).toEqual(["", 0]);
    expect(tableFromTsv(stdout).rows.map((row) => row.slice(0, 6))).toEqual([
      ["1", "INT.", "LIGHTHOUSE", "NIGHT", "Nora carries a lantern up the stairs and looks out at sea.", "NORA"],
      ["2", "EXT.", "PIER", "CONTINUOUS", "Nobody.", ""],
    ]);
  });

  it.each([
    ["script.fountain", "INT. BARN - DAY\n\nNobody.\n"],
    ["script.fdx", fdx(fdxParagraph("Scene Heading", "INT. BARN - DAY") + fdxParagraph("Action", "Nobody."))],
  ])("reads %s too", (name, script) => {
    const file = join(folder, name);
    writeFileSync(file, script);
    expect(tableFromTsv(breakdown(file).stdout).rows.map((row) => row.slice(0, 6))).toEqual([
      ["1", "INT.", "BARN", "DAY", "Nobody.", ""],
    ]);
  });

  it("prints the document, the cast and the locations", () => {
    expect(Breakdown.parse(JSON.parse(breakdown(script, "--json").stdout)).rows).toHaveLength(2);
    expect(tableFromTsv(breakdown(script, "--cast").stdout).rows[0]?.[0]).toBe("NORA");
    expect(tableFromTsv(breakdown(script, "--locations").stdout).rows).toHaveLength(2);
  });

  it.each([
    [["/nowhere.pdf"], "/nowhere.pdf"],
    [[], "usage:"],
    [["package.json"], "PDF"],
    [[script, "--poem"], "--poem"],
  ])("reports what is wrong with %j on standard error", (words, message) => {
    const { stdout, stderr, status } = breakdown(...words);
    expect([stdout, status]).toEqual(["", 1]);
    expect(stderr).toContain(message);
  });
});
