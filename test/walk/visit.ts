import { buffer } from "node:stream/consumers";
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import type { Person } from "../people.ts";
import { keepEvidence, record } from "./evidence.ts";
import { followRequests } from "./idle.ts";

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

// Longer than any step takes, also on a busy machine.
const TIMEOUT_MS = Number(process.env.TIMEOUT_MS ?? 30_000);

const FORBIDDEN = "Forbidden by the policy of our pages:";

/** The run's Chromium. Closing it closes the windows that were opened by it. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject("chromium"));

/** A browser window with its console errors and content security policy violations. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

interface VisitOptions {
  /** The site's URL; by default that of the stack that the tests share. */
  readonly url?: string;
  /** The signed-in user. */
  readonly person?: Person | undefined;
  /** A token that belongs to no user. */
  readonly token?: string;
  readonly on?: BrowserContextOptions;
  /** Whether to install the service worker, which downloads the whole app; most tests do not need it. */
  readonly withWorker?: boolean;
}

/** Opens a window in a browser context of its own. */
export async function visit(
  browser: Browser,
  { person, token = person?.token, on = DESK, url = inject("url"), withWorker = false }: VisitOptions,
): Promise<Visit> {
  const stored = token === undefined ? [] : [{ name: "authToken", value: token }];
  const context = await browser.newContext({
    ...on,
    baseURL: url,
    serviceWorkers: withWorker ? "allow" : "block",
    storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  followRequests(context);
  // The console does not show violations that are caught, such as those of a library's feature check.
  await context.addInitScript((words) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`${words} ${effectiveDirective}: ${blockedURI} ${sourceFile}`),
    );
  }, FORBIDDEN);
  // React reports what it recovered from without its cause.
  await context.addInitScript(() => {
    addEventListener("error", ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error("Caused by", error.cause.stack);
    });
  });
  await record(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  return { page, complaints };
}

/**
 * A browser for the tests of a file. The returned function opens a window that is closed after the test. A violation of
 * the content security policy fails the test.
 */
export function windows(): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterEach(async (test) => {
    await keepEvidence(test, browser.contexts());
    for (const context of browser.contexts()) await context.close();
    const complaints = visits.flatMap((one) => one.complaints);
    visits = [];
    expect(complaints.filter((one) => one.startsWith(FORBIDDEN))).toEqual([]);
  });
  afterAll(() => browser?.close());
  return async (options = {}) => {
    const opened = await visit(browser, options);
    visits.push(opened);
    return opened;
  };
}

/** The page's path, query and hash. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The content of a download. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
