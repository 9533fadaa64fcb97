import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The element with exactly this text. */
export const words = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { name, exact: true });

/** Waits until the page shows exactly this text. */
export async function says(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await words(page, text).waitFor();
}

/** Waits until the page no longer shows the text. */
export async function isSilentAbout(page: Page, text: string): Promise<void> {
  await expect.poll(() => words(page, text).count()).toBe(0);
}

/** Stops the page's clock; `staysFor` advances it and restarts it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Checks how long a text is shown by the page's own clock, to a fifth of a second. */
export async function staysFor(page: Page, text: string, ms: number): Promise<void> {
  // React also delays rendering by this clock.
  await expect.poll(() => page.clock.runFor(20).then(() => words(page, text).isVisible())).toBe(true);
  await page.clock.runFor(ms - 200);
  expect(await words(page, text).isVisible()).toBe(true);
  await page.clock.runFor(400);
  await isSilentAbout(page, text);
  await page.clock.resume();
}
