import type { BrowserContext, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { painted } from "./layout-shift.ts";

const underWay = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of every page of a window, for `idle`. */
export function followRequests(context: BrowserContext): void {
  context.on("page", (page) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on("request", (request) => requests.add(request));
    page.on("requestfinished", (request) => requests.delete(request));
    page.on("requestfailed", (request) => requests.delete(request));
  });
}

/** Paints without requests before a page counts as complete: a response may lead to a request. */
const QUIET_PAINTS = 3;

/** Waits until all of a page's requests are answered and painted. */
export async function idle(page: Page, held = 0): Promise<void> {
  let quiet = 0;
  await expect
    .poll(
      async () => {
        await painted(page);
        quiet = underWay.get(page)?.size === held ? quiet + 1 : 0;
        return quiet;
      },
      { interval: 10 },
    )
    .toBeGreaterThanOrEqual(QUIET_PAINTS);
}
