/** Time and size of a cached response. */
export interface CachedEntry {
  readonly address: string;
  /** Unix time in milliseconds. */
  readonly keptAt: number;
  readonly bytes: number;
}

const DAY_MS = 24 * 3600_000;

/** The lifetime of a session: after a longer absence, the user has to sign in anyway. */
export const MAX_CACHE_AGE_MS = 30 * DAY_MS;

/** An acceptable size on a phone: some hundred documents, most of them small. */
const MAX_CACHE_BYTES = 150 * 1024 * 1024;

const PREFIX = "kept-";

/**
 * Name of the Cache Storage cache of one user; without a user, of responses that need no session. Persisted on devices.
 */
export const cacheNameFor = (owner: string | undefined): string => `${PREFIX}${owner ?? "anyone"}`;

/** The caches of all other users. */
export function cachesOfOtherUsers(places: readonly string[], owner: string | undefined): string[] {
  return places.filter(
    (place) => place.startsWith(PREFIX) && place !== cacheNameFor(owner) && place !== cacheNameFor(undefined),
  );
}

/** The response caches among all caches of the site. */
export const responseCachesIn = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(PREFIX));

/** Entries to evict: those that are too old, and the oldest above the size limit. */
export function entriesToEvict(entries: readonly CachedEntry[], now: number, room = MAX_CACHE_BYTES): string[] {
  let left = room;
  return entries
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .filter(({ keptAt, bytes }) => {
      left -= bytes;
      return left < 0 || now - keptAt > MAX_CACHE_AGE_MS;
    })
    .map(({ address }) => address);
}

/** Whether the URL belongs to the project: `/api/{id}/...`, `/api/projects/{id}/...` or `/api/project-name/{id}`. */
export function isOfProject(address: string, id: string): boolean {
  return address.split("?")[0]!.split("/").slice(2, 4).includes(encodeURIComponent(id));
}

/**
 * Cache action for a response status: 200 stores it, 403 and 404 delete the cached copy, any other status leaves it.
 */
export function cacheActionFor(status: number): "keep" | "forget" | "leave" {
  if (status === 200) return "keep";
  // Removed from the team, or deleted: data that is no longer accessible must not stay readable here.
  return status === 403 || status === 404 ? "forget" : "leave";
}
