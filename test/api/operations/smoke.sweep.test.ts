import { execFile } from "node:child_process";
import { createServer, request as forward, type Server } from "node:http";
import { promisify } from "node:util";
import { afterAll, expect, inject, it } from "vitest";
import { listen } from "../../../infra/local/listening.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { outboxOf } from "../../outbox.ts";

const url = inject("url");
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

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

const SCANNED_BY = routes.finishScriptUpload.path.split("/").at(-1)!;

/** The site, which says once that an uploaded file is still being scanned for malware. */
async function slowScanSite(): Promise<string> {
  let isScanned = false;
  const server = createServer((request, response) => {
    if (!isScanned && request.url!.endsWith(SCANNED_BY)) {
      isScanned = true;
      request.resume();
      response.writeHead(409, { "content-type": "application/json" });
      return response.end(JSON.stringify({ code: "beingScanned", message: "It is being scanned." }));
    }
    const { method, headers } = request;
    const passed = forward(new URL(request.url!, url), { method, headers: { ...headers, host: new URL(url).host } });
    passed.once("response", (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    return request.pipe(passed);
  });
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

it("tries the whole site, and deletes what it has made", async () => {
  const site = await slowScanSite();
  const { rows, code } = await smoke([site, "--outbox", outboxOf(url)], inject("aws").environment);
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
