import { chromium } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { apiClient } from "../../infra/local/demo/api-client.ts";
import { DEMO_ACCOUNT } from "../../infra/local/demo/demo-production.ts";
import { seedDemo } from "../../infra/local/demo/seed.ts";
import type { LocalStack } from "../../infra/local/stack.ts";
import { routes } from "../../shared/contract/routes.ts";
import { median, ms, print } from "./figures.ts";

const ROUNDS = 3;
const BUDGET = "300 ms";

/** Measures each navigation of the demo production: from the click on its link until the page has all of its content. */
export async function benchNavigation({ url, outbox }: LocalStack): Promise<void> {
  await seedDemo({ url, outbox: async () => outbox.list(), today: new Date().toISOString().slice(0, 10) });
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  const [project] = await apiClient(url, token)(routes.listProjects, { params: { user: user.id } });
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((stored) => localStorage.setItem("authToken", stored), token);
  await page.goto(`${url}/${user.id}/${project!.id}`, { waitUntil: "networkidle" });
  const links = page.getByRole("navigation", { name: "Project" }).getByRole("link");
  const names = await links.allTextContents();
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      times.get(name)!.push(await links.filter({ hasText: name }).first().evaluate(untilShown));
      await page.waitForLoadState("networkidle");
    }
  }
  for (const [name, all] of times) print(`navigation to ${name}`, ms(median(all)), BUDGET);
  await chrome.close();
}

/** Runs in the page: clicks the link, and waits until another page stands there without a skeleton. */
function untilShown(link: HTMLElement | SVGElement): Promise<number> {
  const before = document.querySelector("main");
  const began = performance.now();
  (link as HTMLElement).click();
  return new Promise((resolve) => {
    const look = () => {
      const main = document.querySelector("main");
      const isShown = main !== before && main?.querySelector("h1") && !main.querySelector("[role=status][data-shape]");
      if (isShown) requestAnimationFrame(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    look();
  });
}
