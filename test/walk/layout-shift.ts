import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** What has moved since it was last asked for. */
    takeShifts(): readonly Shift[];
  }
}

/** How much of the screen has moved and how far, as Chromium counts it, and what it was. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Watches from its next opening on what moves in a page by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.takeShifts = () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };

    function note(entries: readonly PerformanceEntry[]): void {
      // As Chromium gives these entries, which TypeScript does not know.
      for (const { value, hadRecentInput, sources } of entries as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const words = (node?.textContent ?? "").slice(0, 40);
          return `"${words}" from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
        });
        if (!hadRecentInput) shifts.push({ value, what: what.join(", ") });
      }
    }
  });
}

/** What has moved since this was last asked, in the share of the screen that Chromium calls its layout shift. */
export async function takeShifts(page: Page): Promise<Shift> {
  const shifts = await page.evaluate(() => window.takeShifts());
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
  return { value, what: shifts.map(({ what }) => what).join("; ") };
}

/** Waits until the page has been painted as it is now. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}
