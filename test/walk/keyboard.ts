import type { Page } from "playwright-core";
import { dialog, says } from "./words.ts";

/** Tabs to the control of that name and presses it. */
export async function pressNext(page: Page, name: string, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Creates a schedule of all locations, from the page of a project that has none. */
export async function createSchedule(page: Page, name: string, scenesPerDay: number): Promise<void> {
  await says(page, "No schedules created yet");
  await pressNext(page, "Create Schedule");
  await dialog(page, "Create New Schedule").waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("All locations");
  await page.keyboard.press("Tab");
  await page.keyboard.type(String(scenesPerDay));
  await page.keyboard.press("Enter");
}

/** Presses Tab until the element of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      const labels = isField ? [...(element.labels ?? [])] : [];
      return element?.getAttribute("aria-label") ?? (labels[0] ?? element)?.textContent ?? "";
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`No Tab leads to "${name}".`);
}
