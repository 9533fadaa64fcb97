import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("writes times by the clock of the project, and as usual in the reader's language outside of projects", async () => {
  const german = { getItem: () => "de" };
  vi.stubGlobal("window", { location: { search: "" } });
  vi.stubGlobal("localStorage", german);
  const { instantText, showClock } = await import("../../web/i18n/format-instant.ts");
  const written = (clock?: "12-hour" | "24-hour") => {
    showClock(clock);
    return instantText("2031-03-12T16:05:00");
  };
  expect(written("24-hour")).toContain("16:05");
  expect(written("12-hour")).toMatch(/ 4:05\sPM/);
  expect(written()).toContain("16:05");
});
