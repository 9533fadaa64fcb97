import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isOurs } from "../../infra/operations/stacks-of-stage.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-destroy-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("says what stays, and deletes nothing unless the name was typed", async () => {
  const file = join(folder, "deployment.json");
  writeFileSync(file, JSON.stringify({ region: "eu-west-1", stage: "test" }));
  const child = spawn(process.execPath, ["infra/operations/destroy.ts", "--config", file]);
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stdin.end("Backlot\n");
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(said).toContain("Deletes all stacks named Backlot-test-… in eu-west-1.");
  expect(said).toContain("the four tables, protected from deletion");
  expect(said).toContain("To delete them, type Backlot-test-: ");
  expect(said).toContain("Nothing was deleted.");
  expect(code).toBe(0);
});

it.each([
  ["BacklotData", "off", true],
  ["Backlot-test-Data", "off", false],
  ["Backlot-test-Data", "test", true],
  ["Backlot-test-Data", "te", false],
  ["BacklotData", "test", false],
  ["SomethingElse", "off", false],
])("takes the stack %s for one of the stage %s: %s", (name, stage, expected) => {
  expect(isOurs(name, stage)).toBe(expected);
});
