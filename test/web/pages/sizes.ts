import { vi } from "vitest";

/** Gives every element the size of the window, so that virtualised tables render their first rows. */
export function giveSizes(): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
}
