import { globSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startLocalStack } from "../../../infra/local/stack.ts";
import { writeSmallApp } from "../small-app.ts";

let folder: string;
const data = () => join(folder, "data");

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backlot-damage-"));
  const stack = await start();
  await fetch(`${stack.url}/api/scenes/12`, { method: "POST", body: "INT. NET LOFT" });
  const { AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION } = stack.environment;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID!, secretAccessKey: AWS_SECRET_ACCESS_KEY! };
  const s3 = new S3Client({ endpoint: AWS_ENDPOINT_URL_S3!, region: AWS_REGION!, credentials });
  const Bucket = stack.templates.of("AWS::S3::Bucket")[0]!.ref;
  for (const Key of ["one", "two"]) await s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  await stack.close();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start() {
  return startLocalStack({ folder: data(), ...writeSmallApp(folder) });
}

/** The output of a start, which must fail. */
async function refusal(): Promise<string> {
  const outcome = await start().then(
    async (stack) => {
      await stack.close();
      return "It started.";
    },
    (error: Error) => error.message,
  );
  return outcome;
}

/** Leaves the mark of a folder that was not closed. */
function crashed(): void {
  writeFileSync(join(data(), "backlot-data"), "");
}

/** The largest file of a pattern. */
function file(pattern: string): string {
  const found = globSync(join(data(), pattern)).sort((a, b) => statSync(b).size - statSync(a).size);
  return found[0]!;
}

function halve(name: string): void {
  truncateSync(name, Math.floor(statSync(name).size / 2));
}

it.each([
  ["the accounts are empty", "cognito.json", (name: string) => truncateSync(name)],
  ["the accounts are cut", "cognito.json", halve],
  ["the log of a bucket is half cut", "s3/*/journal.jsonl", halve],
  [
    "the log of a bucket ends a line early",
    "s3/*/journal.jsonl",
    (name: string) => writeFileSync(name, readFileSync(name, "utf8").replace(/[^\n]*\n$/, "")),
  ],
  ["the log of the tables is half cut", "dynamodb/*.log", halve],
  ["the tables are gone", "dynamodb/CURRENT", (name: string) => rmSync(name)],
])("does not start, and names the file and its last good version, when %s", async (_, pattern, damage) => {
  const name = file(pattern);
  damage(name);
  const said = await refusal();
  expect(said).toContain(`"${name}"`);
  expect(said).toContain(`"${join(data(), "last-good")}"`);
  expect(said).not.toContain("--fresh");
});

it("does not start after a crash that left a bucket's log empty, and keeps the documents", async () => {
  crashed();
  const log = file("s3/*/journal.jsonl");
  truncateSync(log);
  const documents = globSync(join(data(), "s3/*/bodies/*"));
  expect(documents.length).toBeGreaterThan(0);
  expect(await refusal()).toContain(`"${log}" is damaged: it is empty.`);
  expect(globSync(join(data(), "s3/*/bodies/*"))).toEqual(documents);
});

it("has what it had when it returns to the last good version", async () => {
  halve(file("dynamodb/*.log"));
  const stack = await startLocalStack({ folder: data(), restore: true, ...writeSmallApp(folder) });
  try {
    const kept = await fetch(`${stack.url}/api/forbidden/12`, { method: "POST", body: "" });
    expect(await kept.text()).toBe("INT. NET LOFT");
  } finally {
    await stack.close();
  }
});

it("cannot be entered by anyone else", () => {
  expect((statSync(data()).mode & 0o777).toString(8)).toBe("700");
});
