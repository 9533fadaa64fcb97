import { vi } from "vitest";

/** Gives every box the inside of a window, so that long tables, which draw what is in sight, draw their first lines. */
export function giveSizes(): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
}
