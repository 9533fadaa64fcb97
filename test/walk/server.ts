import type { Page, Route } from "playwright-core";
import { routes } from "../../shared/contract/routes.ts";
import type { Production } from "../api/production.ts";

/** Answers API calls with a status and optional JSON. In `path`, `*` matches one segment. */
export async function answering(page: Page, path: string, status: number, json?: unknown): Promise<void> {
  const body = json === undefined ? {} : { body: JSON.stringify(json), contentType: "application/json" };
  await page.route(matching(path), (route) => route.fulfill({ status, ...body }));
}

/** Fails calls of the API with a network error. */
export async function losing(page: Page, path: string): Promise<void> {
  await page.route(matching(path), (route) => route.abort());
}

/** Delays API calls until the returned function is called, which answers them or passes them to the server. */
export function holding(page: Page, path: string): Promise<GoOn> {
  return holdingAll(page, matching(path));
}

/** Delays one of the site's own scripts, by the prefix of its name. */
export function holdingFile(page: Page, name: string): Promise<GoOn> {
  return holdingAll(page, new RegExp(`/assets/${name}-[^/]+\\.js$`));
}

/**
 * Stops a page from detecting other users' changes. If the poll failed instead, the page would show that it is offline,
 * and reload with the next successful request.
 */
export async function unaware(page: Page, { owner, id }: Production): Promise<void> {
  await answering(page, "*/change-stamp", 200, await owner.api(routes.getChangeStamp, { params: { id } }));
}

/** Makes a page ask at once whether others have changed something, rather than in up to four seconds. */
export async function askForChanges(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

type GoOn = (answer?: { status?: number; json?: unknown }) => Promise<void>;

async function holdingAll(page: Page, addresses: RegExp): Promise<GoOn> {
  const held: Route[] = [];
  const first = Promise.withResolvers<void>();
  let isOpen = false;
  await page.route(addresses, async (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    first.resolve();
  });
  return async (answer) => {
    // The page shows the pending state before the request is sent.
    await first.promise;
    isOpen = true;
    for (const route of held) await (answer ? route.fulfill(answer) : route.continue());
  };
}

function matching(path: string): RegExp {
  const pattern = path.replaceAll(".", "\\.").replaceAll("*", "[^/?]+");
  return new RegExp(`/api/${pattern}(\\?|$)`);
}
