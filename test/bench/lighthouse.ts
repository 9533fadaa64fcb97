import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { createSecureServer } from "node:http2";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import * as z from "zod";
import { browser } from "../../infra/local/cli/browser.ts";
import { newProduction } from "../api/production.ts";
import { kB, ms, print } from "./figures.ts";

// Of 180 MB, and only for these figures: npm downloads it on demand.
const LIGHTHOUSE = "lighthouse@13.5.0";

const Result = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** Prints Lighthouse's scores of the entry pages, on its phone with a slow network and on a desktop. */
export async function benchLighthouse(url: string): Promise<void> {
  const { id, owner } = await newProduction(url);
  const pages = [
    { name: "sign-in", path: "/", isSignedIn: false },
    { name: "home", path: `/${owner.id}`, isSignedIn: true },
    { name: "breakdown", path: `/${owner.id}/${id}/script-breakdown`, isSignedIn: true },
    { name: "call sheets", path: `/${owner.id}/${id}/call-sheets`, isSignedIn: true },
  ];
  const folder = await mkdtemp(join(tmpdir(), "backlot-lighthouse-"));
  const port = await freePort();
  const site = await front(url, folder);
  const { executablePath, args, env } = browser();
  const chrome = spawn(
    executablePath,
    // Chromium uses the last of several headless flags.
    [
      "--headless=new",
      "--ignore-certificate-errors",
      ...args,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { env: env as NodeJS.ProcessEnv, stdio: "ignore" }, // like Node itself
  );
  for (const { name, path, isSignedIn } of pages) {
    await warm(site.url + path, isSignedIn ? owner.token : undefined);
    for (const form of ["mobile", "desktop"] as const) {
      await keepToken(port, site.url, isSignedIn ? owner.token : undefined);
      const { scores, paint, shift, blocked, bytes } = await judged(site.url + path, form, port, folder);
      print(`${name}, ${form}: performance / accessibility / practices`, scores, "95 / 95");
      print("  largest paint, blocked, shift, transferred", `${ms(paint)}, ${ms(blocked)}, ${shift}, ${kB(bytes)}`);
    }
  }
  site.close();
  chrome.kill();
  await new Promise((gone) => chrome.once("exit", gone));
  await rm(folder, { recursive: true, force: true });
}

/** Opens a page once to warm up the functions: the measurement is of the web. */
async function warm(address: string, token: string | undefined): Promise<void> {
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ ignoreHTTPSErrors: true });
  await page.addInitScript((kept) => kept !== undefined && localStorage.setItem("authToken", kept), token);
  await page.goto(address, { waitUntil: "networkidle" });
  await chrome.close();
}

/** Signs in, or out, in the browser's own profile, which Lighthouse uses, and clears the data of earlier visits. */
async function keepToken(port: number, url: string, token: string | undefined): Promise<void> {
  const connection = await connected(port);
  const [context] = connection.contexts();
  const page = await context!.newPage(); // the default context always exists
  const devtools = await context!.newCDPSession(page);
  const storageTypes = "service_workers,cache_storage,indexeddb";
  await devtools.send("Storage.clearDataForOrigin", { origin: url, storageTypes });
  await devtools.send("Network.clearBrowserCache");
  // A file of the site that runs no script.
  await page.goto(`${url}/sw.js`);
  await page.evaluate((kept) => {
    if (kept === undefined) localStorage.removeItem("authToken");
    else localStorage.setItem("authToken", kept);
  }, token);
  await page.close();
  await connection.close();
}

async function connected(port: number): Promise<Browser> {
  for (let tries = 1; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (tries === 50) throw error;
      await pause(200);
    }
  }
}

async function judged(address: string, form: "mobile" | "desktop", port: number, folder: string) {
  const file = join(folder, "result.json");
  await promisify(execFile)("npm", [
    ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", address, "--quiet", "--disable-storage-reset"],
    ...[`--port=${port}`, "--output=json", `--output-path=${file}`],
    "--only-categories=performance,accessibility,best-practices",
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ]);
  const { categories, audits } = Result.parse(JSON.parse(await readFile(file, "utf8")));
  const score = (of: string) => Math.round((categories[of]?.score ?? Number.NaN) * 100);
  const value = (of: string) => audits[of]?.numericValue ?? Number.NaN;
  return {
    scores: ["performance", "accessibility", "best-practices"].map(score).join(" / "),
    paint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift").toFixed(3),
    bytes: value("total-byte-weight"),
  };
}

/**
 * The site over HTTP/2 with TLS, like CloudFront, which transfers many small files as fast as a few. And without its
 * Referrer-Policy: with "no-referrer", Lighthouse 13 cannot open a page in Chromium's headless shell.
 */
async function front(url: string, folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createSecureServer({ ...(await certificate(folder)), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(":")));
    const passed = request(new URL(asked.url, url), { method: asked.method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", () => listens()));
  return { url: `https://localhost:${portOf(server)}`, close: () => server.close() };
}

/** The policy, and headers that HTTP/2 forbids. */
const NOT_PASSED_ON = new Set(["referrer-policy", "connection", "keep-alive", "transfer-encoding"]);

/** For `localhost`, self-signed, valid for a day. */
async function certificate(folder: string): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  await promisify(execFile)("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
    ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
  ]);
  return { key: await readFile(key), cert: await readFile(cert) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
