import type { Page } from "playwright-core";

/** The time between frames during an action, in milliseconds. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let isOver = false;
    let before = performance.now();
    const next = (now: number) => {
      times.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    const end = () => {
      isOver = true;
      return times.slice(1);
    };
    Object.assign(globalThis, { endFrames: end });
  });
  await work();
  return page.evaluate(() => (globalThis as unknown as { endFrames: () => number[] }).endFrames());
}

/** The time from each key press until its effect is painted, in milliseconds. */
export async function keysWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: Promise<number>[] = [];
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      // A modifier key has no effect on its own.
      if (key === "Control") return;
      const { promise, resolve } = Promise.withResolvers<number>();
      times.push(promise);
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
        painted.port2.postMessage(undefined);
      });
    };
    document.addEventListener("keydown", onKey, true);
    const end = () => {
      document.removeEventListener("keydown", onKey, true);
      return Promise.all(times);
    };
    Object.assign(globalThis, { endKeys: end });
  });
  await work();
  return page.evaluate(() => (globalThis as unknown as { endKeys: () => Promise<number[]> }).endKeys());
}
