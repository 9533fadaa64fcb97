/** An answer that is kept, by when it came and how large it is. */
export interface CachedEntry {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly bytes: number;
}

const DAY_MS = 24 * 3600_000;

/** As long as a session can be renewed; whoever has not been here for longer has to sign in anyway. */
export const MAX_CACHE_AGE_MS = 30 * DAY_MS;

/** What a phone gives for this: some hundred documents, most of them small. */
export const MAX_CACHE_BYTES = 150 * 1024 * 1024;

const PREFIX = "kept-";

/**
 * Name of the Cache Storage cache of one user; without a user, of responses that need no session. Persisted on devices.
 */
export const placeOf = (owner: string | undefined): string => `${PREFIX}${owner ?? "anyone"}`;

/** The places of everybody but this person among all of this site. */
export function placesOfOthers(places: readonly string[], owner: string | undefined): string[] {
  return places.filter((place) => place.startsWith(PREFIX) && place !== placeOf(owner) && place !== placeOf(undefined));
}

/** All places among those of this site. */
export const placesIn = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(PREFIX));

/** Which of the kept answers have to go: what is too old, and the oldest of what is too much. */
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

/** Whether the address is of that project: `/api/{id}/...`, `/api/projects/{id}/...` or `/api/project-name/{id}`. */
export function isOfProject(address: string, id: string): boolean {
  return address.split("?")[0]!.split("/").slice(2, 4).includes(encodeURIComponent(id));
}

/**
 * Cache action for a response status: 200 stores it, 403 and 404 delete the cached copy, any other status leaves it.
 */
export function fateOf(status: number): "keep" | "forget" | "leave" {
  if (status === 200) return "keep";
  // Taken off the team, or deleted: what can be seen no more shall not be read here either.
  return status === 403 || status === 404 ? "forget" : "leave";
}
