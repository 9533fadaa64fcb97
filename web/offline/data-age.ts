/** A cached response on the page: when it was received, and when it was displayed, by the page's clock. */
interface Shown {
  readonly keptAt: number;
  readonly at: number;
}

const shown = new Map<string, Shown>();
let oldest: number | undefined;
let isLost = false;
let losses = 0;
let lastFresh: number | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  const ages = [...shown.values()].map(({ keptAt }) => keptAt);
  oldest = ages.length > 0 ? Math.min(...ages) : isLost ? lastFresh : undefined;
  for (const listener of listeners) listener();
}

/** Call when a cached response is displayed. */
export function recordCachedResponse(address: string, keptAt: number): void {
  shown.set(address, { keptAt, at: performance.now() });
  tell();
}

/** Call when a fresh response has arrived. */
export function recordFreshResponse(address: string): void {
  lastFresh = Date.now();
  shown.delete(address);
  tell();
}

/**
 * Call when a request has failed. A single failure may be a request of the page that is being left; two in a row mean
 * that the network is lost.
 */
export function recordFailedRequest(): void {
  losses++;
  if (losses > 1) setNetworkStatus("lost");
}

/**
 * Sets the network status. While it is `lost`, the age of fresh data counts too; when it comes `back`, listeners are
 * asked to refresh.
 */
export function setNetworkStatus(state: "lost" | "back"): void {
  const wasCutOff = isLost || losses > 0;
  if (state === "back") losses = 0;
  if (isLost !== (state === "lost")) {
    isLost = state === "lost";
    tell();
  }
  // Even after a single failure, because its caller waits to send it again.
  if (!isLost && wasCutOff) refreshAfterLoss();
}

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
let pauseMs = 0;
let refreshedAt = Number.NEGATIVE_INFINITY;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks for a refresh: at once, or after a pause that doubles while refreshes follow each other. A page with one call that
 * always fails beside others that succeed would otherwise reload without end.
 */
function refreshAfterLoss(): void {
  if (performance.now() - refreshedAt > pauseMs + MAX_PAUSE_MS) pauseMs = 0;
  clearTimeout(nextRefresh);
  const refresh = () => {
    refreshedAt = performance.now();
    notifyRefreshAvailable();
  };
  const pause = pauseMs;
  pauseMs = Math.min(pause * 2 || FIRST_PAUSE_MS, MAX_PAUSE_MS);
  if (pause === 0) refresh();
  else nextRefresh = setTimeout(refresh, pause);
}

/** Resets the age for a new page. */
export function resetForNavigation(): void {
  shown.clear();
  tell();
}

/** Call when the page was reloaded: data displayed before that moment (by the page's clock) is no longer shown. */
export function recordReload(moment: number): void {
  for (const [address, { at }] of shown) if (at < moment) shown.delete(address);
  tell();
}

/** Time of the oldest displayed data in Unix milliseconds; undefined when all data is fresh. */
export const oldestDataAt = (): number | undefined => oldest;

export function onDataAgeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lateListeners = new Set<() => void>();

/**
 * Tells listeners that fresh data is available: the network is back, or a slow response arrived after cached data was
 * shown.
 */
export function notifyRefreshAvailable(): void {
  for (const listener of lateListeners) listener();
}

export function onRefreshAvailable(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}
