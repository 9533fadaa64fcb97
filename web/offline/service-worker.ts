import { appShellCache, oldAppShellCaches, strategyFor, usesOnlyFiles } from "./service-worker-rules.ts";

// Replaced by the build (vite.config.ts).
declare const VERSION: string;
declare const FILES: readonly string[];

/** The parts of the service worker scope used here; TypeScript's DOM types only describe a page's. */
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

const worker = globalThis as unknown as WorkerScope; // this file only runs as a service worker
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

/** Precaches all files, a few at a time, so that requests of the open page have priority. */
async function install(): Promise<void> {
  const shell = await caches.open(appShellCache(VERSION));
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok || !usesOnlyFiles(await page.clone().text(), FILES)) throw new Error("The page is of another version.");
  await shell.put(PAGE, page);
  const left = FILES.filter((path) => path !== PAGE);
  const fetchNext = async (): Promise<void> => {
    for (let path = left.pop(); path; path = left.pop()) {
      // A file that is unchanged since the previous version is already cached.
      const before = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      await (before ? shell.put(path, before) : shell.add(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function activate(): Promise<void> {
  await Promise.all(oldAppShellCaches(await caches.keys(), VERSION).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page if it arrives in time; its files come from the network if they are of another version. */
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
    await shell.put(request, copy).catch((error: unknown) => console.warn(`${request.url} could not be cached`, error));
  }
  return answer;
}
