import type { Page } from "playwright-core";

/** Presses Tab until something of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element?.getAttribute("aria-label") ?? (labels[0] ?? element)?.textContent ?? "";
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`No Tab leads to "${name}".`);
}
