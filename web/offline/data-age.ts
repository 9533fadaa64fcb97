/** An answer from before that the page shows: when it came, and when it was shown, by the page's own clock. */
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

/** An answer from before is shown. */
export function recordCachedResponse(address: string, keptAt: number): void {
  shown.set(address, { keptAt, at: performance.now() });
  tell();
}

/** An answer has just come. */
export function recordFreshResponse(address: string): void {
  lastFresh = Date.now();
  shown.delete(address);
  tell();
}

/** A call has not got through. One alone may be the page's that is being left; two in a row mean that the network is gone. */
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
  // Also after one lost call alone: whoever made it waits to send it again.
  if (!isLost && wasCutOff) refreshAfterLoss();
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
let pauseMs = 0;
let refreshedAt = Number.NEGATIVE_INFINITY;
let nextRefresh: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks for a refresh: at once, or after a pause that doubles while refreshes follow each other. A page with one call that
 * always fails beside others that succeed would otherwise reload without end.
 */
function refreshAfterLoss(): void {
  if (performance.now() - refreshedAt > pauseMs + LONGEST_PAUSE_MS) pauseMs = 0;
  clearTimeout(nextRefresh);
  const refresh = () => {
    refreshedAt = performance.now();
    isBetterKnown();
  };
  const pause = pauseMs;
  pauseMs = Math.min(pause * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  if (pause === 0) refresh();
  else nextRefresh = setTimeout(refresh, pause);
}

/** Another page: what the one before has shown counts no more. */
export function resetForNavigation(): void {
  shown.clear();
  tell();
}

/** The page has been loaded anew: what it had shown before that moment of its clock is not shown any more. */
export function isLoadedSince(moment: number): void {
  for (const [address, { at }] of shown) if (at < moment) shown.delete(address);
  tell();
}

/** When the oldest of what is shown came, in milliseconds since 1970; undefined when all of it is as it is now. */
export const oldestDataAt = (): number | undefined => oldest;

export function onAge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lateListeners = new Set<() => void>();

/**
 * Tells listeners that fresh data is available: the network is back, or a slow response arrived after cached data was
 * shown.
 */
export function isBetterKnown(): void {
  for (const listener of lateListeners) listener();
}

export function onRefreshAvailable(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}
