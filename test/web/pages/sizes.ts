import type { DetachedWindowAPI } from "happy-dom";
import { onTestFinished, vi } from "vitest";

/** Gives every element the size of the window, so that virtualised tables render their first rows. */
export function giveSizes(): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
}

/** Makes the window as small as a phone's until the end of the test, or until it is turned. */
export function onPhone(): { readonly turn: () => void } {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
  const { innerWidth: width, innerHeight: height } = window;
  happyDOM.setViewport({ width: 390, height: 844 });
  onTestFinished(() => happyDOM.setViewport({ width, height }));
  return {
    turn() {
      // The tests' DOM does not report the first end of a match, so that it needs a change before.
      happyDOM.setViewport({ width: 389, height: 844 });
      happyDOM.setViewport({ width: 844, height: 390 });
    },
  };
}
