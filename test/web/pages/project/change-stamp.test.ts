import { expect, it, vi } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { type FakeApi, unlikeContract } from "../fake-api.ts";
import { castListComplete } from "../lighthouse.ts";
import { openBoard } from "../schedule/board.ts";
import { all, drawn, heading } from "../words.ts";

const answers = () => ({ ...aProduction().answers, getCastListComplete: castListComplete(), listSchedules: [] });

it("shows nothing of a project before its change stamp is known", async () => {
  const stamp = Promise.withResolvers<{ stamp: string }>();
  const { api } = openApp(`${HUB}/cast-list`, { ...answers(), getChangeStamp: stamp.promise });
  await vi.waitFor(() => expect(api.calls("getCalendar").length).toBe(1), { timeout: 10_000 });
  await vi.dynamicImportSettled();
  // A page that does not wait is shown after two.
  for (let drawings = 0; drawings < 20; drawings++) await drawn();
  expect(all("heading", "Cast List")).toEqual([]);
  stamp.resolve({ stamp: "1" });
  await heading("Cast List");
});

/** How often the stamp is asked for in so many seconds of a stopped clock. */
function countingOn(api: FakeApi) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const asked = () => api.calls("getChangeStamp").length;
  return async (seconds: number, after = () => {}): Promise<number> => {
    const before = asked();
    after();
    for (let second = 0; second < seconds; second++) await vi.advanceTimersByTimeAsync(1000);
    return asked() - before;
  };
}

it("asks every three seconds while a stripboard is used, since several people work on it at once", async () => {
  const { api } = await openBoard();
  const askedIn = countingOn(api);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await askedIn(119)).toBe(39);
  expect(await askedIn(120)).toBe(8);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(await askedIn(600)).toBe(0);
});

it("asks for changes less often the longer a page is only looked at, and never while it is hidden", async () => {
  const { api } = openApp(`${HUB}/cast-list`, answers());
  await heading("Cast List");
  const askedIn = countingOn(api);
  // The timer that is set from here on is the stopped clock's.
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await askedIn(58)).toBe(14);
  expect(await askedIn(9 * 60)).toBe(18);
  expect(await askedIn(20 * 60)).toBe(4);
  // Someone is back.
  expect(await askedIn(1, () => window.dispatchEvent(new Event("pointerdown")))).toBe(1);
  expect(await askedIn(20)).toBe(5);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect(await askedIn(600)).toBe(0);
  visibility.mockReturnValue("visible");
  expect(await askedIn(1, () => document.dispatchEvent(new Event("visibilitychange")))).toBe(1);
});

it("asks again after the gateway has refused a request because there were too many", async () => {
  const { api } = openApp(`${HUB}/cast-list`, answers());
  await heading("Cast List");
  api.answers({ getChangeStamp: unlikeContract(429, { message: "Too Many Requests" }) });
  const askedIn = countingOn(api);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await askedIn(20)).toBeGreaterThan(1);
});
