/** The properties of a request that determine its strategy. */
export interface WorkerRequest {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  readonly url: string;
}

const PREFIX = "shell-";

/** Name of the cache with the files of one version of the app. */
export const appShellCache = (version: string): string => `${PREFIX}${version}`;

/** The caches of other versions, among all caches of the site. */
export const oldAppShellCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== appShellCache(version));

/**
 * The caching strategy of a request.
 * - `page`: the app's HTML page, from the network if it responds in time, else from the cache.
 * - `asset`: a file with a content hash in its name, which never changes: from the cache, else from the network.
 * - `network`: not handled, as without a service worker. That includes the whole API: no token, response or change
 *   passes through here.
 */
export function strategyFor({ method, mode, url }: WorkerRequest, origin: string): "page" | "asset" | "network" {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  if (address.pathname.startsWith("/assets/")) return "asset";
  // API requests and files opened directly are not the app's page.
  const isFile = /^\/(?:api|outbox)(?:[/.]|$)|^\/[\w-]+\.\w+$/.test(address.pathname);
  return mode === "navigate" && !isFile ? "page" : "network";
}

// Only needed for the sample script, PDF viewing, board repair and the picture of a printed page; cached on first use.
const LATE = /^assets\/(?:sample-script|pdf\/|pdf\.worker|pdf-pages|repair-worker|page-picture|NotoSans_)|\.map$/;

/** The built files to precache. */
export function precacheFiles(built: readonly string[]): string[] {
  return built
    .filter((name) => !LATE.test(name))
    .map((name) => `/${name}`)
    .sort();
}

/** Whether the page belongs to these files: during a deployment, it may be older or newer. */
export function usesOnlyFiles(page: string, files: readonly string[]): boolean {
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  return named.length > 0 && named.every((path) => files.includes(path));
}
