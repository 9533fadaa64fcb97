import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { outboxOf } from "../../outbox.ts";

const url = inject("url");

const NOT_TRIED = "not tried: this shell's AWS variables are not those of the local stack";

async function smoke(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { stdout, code } = await promisify(execFile)(process.execPath, ["infra/operations/smoke.ts", ...args], {
    env: { ...process.env, ...variables },
  }).then(
    (done) => ({ stdout: done.stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  const rows = [...stdout.matchAll(/^(ok {2}|FAIL) ([\w-]+) +[\d.]+ s {2}(.*)$/gm)];
  return { code, rows: rows.map(([, state, name, text]) => `${state!.trim()} ${name}: ${text}`) };
}

it("tries the whole site, and deletes what it has made", async () => {
  const { rows, code } = await smoke([url, "--outbox", outboxOf(url)], inject("aws").environment);
  expect(rows).toEqual([
    "ok headers: content security policy, HSTS, nosniff, framing and referrer",
    "ok fallbacks: pages are the web, unknown routes are refusals",
    "ok bypass: not tried: name the output ApiAddress with --api",
    expect.stringMatching(/^ok sign-up: by an email to smoke-\d+@studio\.example$/),
    "ok session: verified, renewed by its cookie, and refused to strangers",
    "ok project: created and listed",
    expect.stringMatching(/^ok upload: \d+ kB and 50 MB, straight to storage$/),
    "ok scan: read by Textract into a breakdown",
    "ok mail: an invitation was accepted by SES",
    "ok call-sheet: two were mailed, and the one that bounced is shown as such",
    expect.stringMatching(/^ok archive: exported and imported, \d+ MB$/),
    "ok clean-up: projects and account are deleted, and erased after 30 and 14 days",
    expect.stringMatching(/^ok alarm: BacklotWatch-\w+ was set off, its topic was notified, and it is back to OK$/),
    expect.stringMatching(/^ok job: ran as its schedule runs it, and made the call sheets that are due now: \d+$/),
  ]);
  expect(code).toBe(0);
});

it("fails, step by step, where the site does not answer as it should", async () => {
  const { rows, code } = await smoke(["http://localhost:9", "--outbox", outboxOf("http://localhost:9"), "--api", url]);
  expect(rows).toHaveLength(14);
  expect(rows.filter((row) => !row.startsWith("FAIL"))).toEqual([
    "ok clean-up: nothing was made",
    ...[`ok alarm: ${NOT_TRIED}`, `ok job: ${NOT_TRIED}`],
  ]);
  // The site itself answers there, as the API's own address must not.
  expect(rows[2]).toMatch(/^FAIL bypass: The API's own address answers \d+ and 200\.$/);
  expect(code).toBe(1);
});

it("tries what needs no account where no one can read emails", async () => {
  const { rows, code } = await smoke([url, "--anonymous"]);
  expect(rows.map((row) => row.split(":")[0])).toEqual(["ok headers", "ok fallbacks", "ok bypass"]);
  expect(code).toBe(0);
});
