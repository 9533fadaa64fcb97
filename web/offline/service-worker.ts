import { appShellCache, belongsTo, oldShells, strategyFor } from "./service-worker-rules.ts";

// Put in by the build (vite.config.ts).
declare const VERSION: string;
declare const FILES: readonly string[];

/** The part of a service worker's world that is used here; the library's types know only that of a page. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "message", hear: (event: MessageEvent<unknown>) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope; // this file runs nowhere else
const PAGE = "/index.html";
const AT_ONCE = 4;
const TIMEOUT_MS = 3_000;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data, ports }) => {
  if (data === "files") ports[0]?.postMessage(FILES);
  if (data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const way = strategyFor(event.request, location.origin);
  if (way === "page") event.respondWith(pageFor(event.request));
  if (way === "asset") event.respondWith(assetFor(event.request));
});

/** Fetches every file, a few at a time, so that the page that has just opened goes first. */
async function install(): Promise<void> {
  const shell = await caches.open(appShellCache(VERSION));
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok || !belongsTo(await page.clone().text(), FILES)) throw new Error("The page is of another version.");
  await shell.put(PAGE, page);
  const left = FILES.filter((path) => path !== PAGE);
  const fetchNext = async (): Promise<void> => {
    for (let path = left.pop(); path; path = left.pop()) {
      // What has not changed since the version before is there already.
      const before = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      await (before ? shell.put(path, before) : shell.add(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function activate(): Promise<void> {
  await Promise.all(oldShells(await caches.keys(), VERSION).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page if it comes soon; its files come by the network where this version has other ones. */
async function pageFor(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: appShellCache(VERSION) });
  const asked = fetch(request);
  if (!kept) return asked;
  const soon = asked.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([soon, new Promise<Response>((give) => setTimeout(give, TIMEOUT_MS, kept))]);
}

async function assetFor(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    const shell = await caches.open(appShellCache(VERSION));
    await shell.put(request, copy).catch((error: unknown) => console.warn(`${request.url} could not be kept`, error));
  }
  return answer;
}
