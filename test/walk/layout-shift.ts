import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** The shifts since the last call. */
    takeShifts(): readonly Shift[];
  }
}

/** Chromium's layout shift score and the elements that moved. */
interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Records a page's layout shifts from its next load. */
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
      // Chromium's entry type, which TypeScript lacks.
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

/** The shifts since the last call, with Chromium's layout shift score. */
export async function takeShifts(page: Page): Promise<Shift> {
  const shifts = await page.evaluate(() => window.takeShifts());
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
  return { value, what: shifts.map(({ what }) => what).join("; ") };
}

/** Waits until the page's current state is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}
