import { expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { all, drawn, heading } from "../words.ts";

it("shows nothing of a project before its change stamp is known", async () => {
  const stamp = Promise.withResolvers<{ stamp: string }>();
  const { api } = openApp(`${HUB}/cast-list`, { ...aProduction().answers, getChangeStamp: stamp.promise });
  await vi.waitFor(() => expect(api.calls("getCalendar").length).toBe(1), { timeout: 10_000 });
  await vi.dynamicImportSettled();
  // A page that does not wait is shown after two.
  for (let drawings = 0; drawings < 20; drawings++) await drawn();
  expect(all("heading", "Cast List")).toEqual([]);
  stamp.resolve({ stamp: "1" });
  await heading("Cast List");
});

it("asks for changes less often the longer a page is only looked at, and never while it is hidden", async () => {
  const { api } = openApp(`${HUB}/cast-list`, aProduction().answers);
  await heading("Cast List");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const asked = () => api.calls("getChangeStamp").length;
  async function askedIn(seconds: number, after = () => {}): Promise<number> {
    const before = asked();
    after();
    for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1000);
    return asked() - before;
  }
  // The timer that is set from here on is the stopped clock's.
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await askedIn(58)).toBe(14);
  expect(await askedIn(9 * 60)).toBe(18);
  expect(await askedIn(20 * 60)).toBe(10);
  // Someone is back.
  expect(await askedIn(1, () => window.dispatchEvent(new Event("pointerdown")))).toBe(1);
  expect(await askedIn(20)).toBe(5);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(await askedIn(600)).toBe(0);
  visibility.mockReturnValue("visible");
  expect(await askedIn(1, () => document.dispatchEvent(new Event("visibilitychange")))).toBe(1);
});
