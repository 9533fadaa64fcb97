import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { signedUp } from "../people.ts";
import { kB, ms, print } from "./figures.ts";

/** Measures the script size of a first visit, and the time until content is visible. */
export async function benchFirstLoad(url: string): Promise<void> {
  const person = await signedUp(url, "visitor");
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    scripts.set(
      answer.url(),
      answer.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  print("script of the sign-in page, gzipped", kB(await total(scripts)));
  print("sign-in page, first contentful paint", ms(await firstPaint(page)));
  await page.evaluate((token) => localStorage.setItem("authToken", token), person.token);
  await page.goto(`${url}/${person.id}`, { waitUntil: "networkidle" });
  print("script of sign-in and home, gzipped", kB(await total(scripts)), "130 kB");
  await chrome.close();
}

async function total(sizes: ReadonlyMap<string, Promise<number>>): Promise<number> {
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
