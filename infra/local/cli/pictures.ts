import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { routes } from "../../../shared/contract/routes.ts";
import { apiClient } from "../demo/api-client.ts";
import { DEMO_ACCOUNT } from "../demo/demo-production.ts";
import { seedDemo } from "../demo/seed.ts";
import { type LocalStack, startLocalStack } from "../stack.ts";
import { browser as installedBrowser, provideBrowser } from "./browser.ts";

// npm run pictures: starts a local stack with the demo production and takes the screenshots of README.md.

const FOLDER = "docs/pictures";
const MAX_BYTES = 120_000;
// WebP quality, 0 to 100: at 82 small type is readable and the fullest page stays below MAX_BYTES.
const QUALITY = 82;

// The stripboard computes its lower bound after the page has loaded.
const SETTLE_MS = 3_000;

interface Picture {
  readonly name: string;
  /** The path after `/{user}/{project}`. */
  readonly path: string;
  /** The start of the accessible name of the button to press first. */
  readonly press?: string;
  /** Text of the demo production to wait for. */
  readonly shows: string;
  /** Text to scroll to the top of the window. */
  readonly from?: string;
}

const PICTURES: readonly Picture[] = [
  { name: "stripboard", path: "/stripboard?schedule=Main+Unit", shows: "Day 1" },
  { name: "breakdown", path: "/script-breakdown?script=1&scene=2", shows: "Nets were mended here once" },
  { name: "availability", path: "/availability", shows: "Ottilie Vance" },
  { name: "day-out-of-days", path: "/reports?schedule=Main+Unit&report=day-out-of-days", shows: "Ottilie Vance" },
  { name: "call-sheet", path: "/call-sheets/Main%20Unit?day=2", shows: "Mina Castell", from: "Shift Start" },
  { name: "production-report", path: "/dpr", press: "Day 3", shows: "Ottilie Vance" },
];

async function signedInBrowser({ url }: LocalStack, browser: Browser) {
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  const [project] = await apiClient(url, token)(routes.listProjects, { params: { user: user.id } });
  if (project === undefined) throw new Error(`${DEMO_ACCOUNT.email} has no project.`);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: url,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: "authToken", value: token }] }] },
  });
  return { context, project: `/${user.id}/${project.id}` };
}

async function takePictures(stack: LocalStack, browser: Browser): Promise<void> {
  const { context, project } = await signedInBrowser(stack, browser);
  for (const { name, path, press, shows, from } of PICTURES) {
    const page = await context.newPage();
    await page.goto(`${project}${path}`);
    if (press !== undefined) await page.getByRole("button", { name: press }).click();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    if (from === undefined) await page.evaluate(() => scrollTo(0, 0));
    else
      await page
        .getByText(from)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: "start" }));
    // Playwright's own screenshots are PNG or JPEG, which are several times larger.
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > MAX_BYTES) throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${MAX_BYTES}.`);
    writeFileSync(join(FOLDER, `${name}.webp`), bytes);
    console.log(`${FOLDER}/${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
    await page.close();
  }
}

await provideBrowser(console.log);
mkdirSync(FOLDER, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), "backlot-pictures-"));
const stack = await startLocalStack({ folder, inMemory: true, speed: 40 });
try {
  const today = new Date().toISOString().slice(0, 10);
  await seedDemo({ url: stack.url, outbox: async () => stack.outbox.list(), today });
  const browser = await chromium.launch(installedBrowser());
  try {
    await takePictures(stack, browser);
  } finally {
    await browser.close();
  }
} finally {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
}
