import type { Page, Route } from "playwright-core";

/** Has calls of the API answered with a status and, if any, JSON. In `path` a `*` stands for one segment. */
export async function answering(page: Page, path: string, status: number, json?: unknown): Promise<void> {
  const body = json === undefined ? {} : { body: JSON.stringify(json), contentType: "application/json" };
  await page.route(matching(path), (route) => route.fulfill({ status, ...body }));
}

/** Has calls of the API lost on the way. */
export async function losing(page: Page, path: string): Promise<void> {
  await page.route(matching(path), (route) => route.abort());
}

/** Holds calls of the API back. What it gives has them answered so, or lets the server answer them after all. */
export function holding(page: Page, path: string): Promise<GoOn> {
  return holdingAll(page, matching(path));
}

/** Holds one of the site's own scripts back, by how its name begins. */
export function holdingFile(page: Page, name: string): Promise<GoOn> {
  return holdingAll(page, new RegExp(`/assets/${name}-[^/]+\\.js$`));
}

type GoOn = (answer?: { status?: number; json?: unknown }) => Promise<void>;

async function holdingAll(page: Page, addresses: RegExp): Promise<GoOn> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(addresses, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async (answer) => {
    isOpen = true;
    for (const route of held) await (answer ? route.fulfill(answer) : route.continue());
  };
}

function matching(path: string): RegExp {
  const pattern = path.replaceAll(".", "\\.").replaceAll("*", "[^/?]+");
  return new RegExp(`/api/${pattern}(\\?|$)`);
}
