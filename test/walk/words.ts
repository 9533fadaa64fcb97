import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What stands on the page word for word. */
export const words = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { name, exact: true });

/** Waits until the page says something, word for word. */
export async function says(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await words(page, text).waitFor();
}

/** Waits until the page says it no more. */
export async function isSilentAbout(page: Page, text: string): Promise<void> {
  await expect.poll(() => words(page, text).count()).toBe(0);
}

/** Stops the page's clock; `staysFor` moves it on and lets it go again. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Checks that something is said for so long, to a fifth of a second, by the page's own clock. */
export async function staysFor(page: Page, text: string, ms: number): Promise<void> {
  // React, too, waits by this clock before it shows things.
  await expect.poll(() => page.clock.runFor(20).then(() => words(page, text).isVisible())).toBe(true);
  await page.clock.runFor(ms - 200);
  expect(await words(page, text).isVisible()).toBe(true);
  await page.clock.runFor(400);
  await isSilentAbout(page, text);
  await page.clock.resume();
}
