import { beforeEach, expect, it, vi } from "vitest";

// The Cache API, which Node lacks.
const stored = new Map<string, Response>();
vi.stubGlobal("caches", {
  match: async (address: string) => stored.get(address)?.clone(),
  open: async () => ({ put: async (address: string, answer: Response) => void stored.set(address, answer) }),
  delete: async () => true,
});
const { networkFirst } = await import("../../web/offline/network-first.ts");
const {
  oldestDataAt: shownSince,
  onRefreshAvailable,
  resetForNavigation: turnsPage,
} = await import("../../web/offline/data-age.ts");

beforeEach(() => {
  stored.clear();
  turnsPage();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const question = (address: string, ask: () => Promise<Response>) => ({
  owner: undefined,
  address,
  project: undefined,
  isTheirs: () => true,
  ask,
  isLost: () => true,
});

it("shows no age for a fresh answer, however long the page stays open", async () => {
  const answer = await networkFirst(question("/api/soon", async () => new Response("now")));
  expect(await answer.text()).toBe("now");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored.has("/api/soon")).toBe(true);
  expect(shownSince()).toBeUndefined();
});

it("returns the cached answer when the network is slow, with its age", async () => {
  stored.set("/api/late", new Response("before", { headers: { "x-kept-at": "1000" } }));
  const given = networkFirst(question("/api/late", () => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await given).text()).toBe("before");
  expect(shownSince()).toBe(1000);
});

/** An answer that comes after half a minute. */
const late = () => new Promise<Response>((come) => setTimeout(() => come(new Response("later")), 30_000));

it.each([
  ["asks for a refresh when a late answer has come", true, 1],
  ["asks for none when the user has signed out meanwhile", false, 0],
])("%s", async (name, isTheirs, refreshes) => {
  const address = `/api/${name}`;
  stored.set(address, new Response("before", { headers: { "x-kept-at": "1000" } }));
  let asked = 0;
  const unlisten = onRefreshAvailable(() => asked++);
  const given = networkFirst({ ...question(address, late), isTheirs: () => isTheirs });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await given).text()).toBe("before");
  expect(asked).toBe(refreshes);
  unlisten();
});

it("never returns a cached answer when the network is slow, once the window has had a fresh one", async () => {
  await networkFirst(question("/api/again", async () => new Response("now")));
  const given = networkFirst(question("/api/again", late));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await given).text()).toBe("later");
});

it("returns the cached answer when the call fails", async () => {
  stored.set("/api/lost", new Response("before", { headers: { "x-kept-at": "2000" } }));
  const given = await networkFirst(question("/api/lost", () => Promise.reject(new Error("no network"))));
  expect(await given.text()).toBe("before");
  expect(shownSince()).toBe(2000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shownSince()).toBe(2000);
});
