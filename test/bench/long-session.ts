import { type CDPSession, chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { newProduction } from "../api/production.ts";
import { kB, print } from "./figures.ts";

/** The number of rounds in about an hour's work: five pages of a production each. */
const ROUNDS = 60;
/** By then every permanent cache is filled. */
const WARM = 10;

/** Measures the web's memory after an hour's walk through a production, beside that near the start. */
export async function benchLongSession(url: string): Promise<void> {
  const { id, owner } = await newProduction(url);
  const chrome = await chromium.launch(browser());
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await context.addInitScript((token) => localStorage.setItem("authToken", token), owner.token);
  const page = await context.newPage();
  await page.goto(`${url}/${owner.id}/${id}`);
  const devtools = await context.newCDPSession(page);
  let early: Kept | undefined;
  for (let round = 1; round <= ROUNDS; round++) {
    await walk(page, `/${owner.id}/${id}`);
    if (round === WARM) early = await kept(devtools);
  }
  const late = await kept(devtools);
  await chrome.close();
  if (!early) throw new Error(`A session of ${ROUNDS} rounds has no round ${WARM}.`);
  const words = ({ heap, nodes, listeners }: Kept) => `${kB(heap)}, ${nodes} nodes, ${listeners} listeners`;
  print(`memory after ${WARM} rounds of ${PAGES.length} pages`, words(early));
  print(`memory after ${ROUNDS} rounds`, words(late), "the same");
}

const PAGES = ["script-breakdown", "cast-list", "manage-schedules", "call-sheets", "availability"];

/** Navigates from page to page like a link, without a reload. */
async function walk(page: Page, project: string): Promise<void> {
  for (const name of PAGES) {
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `${project}/${name}`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
}

interface Kept {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function kept(devtools: CDPSession): Promise<Kept> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.enable").then(() => devtools.send("Performance.getMetrics"));
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners") };
}
