import {
  type CachedEntry,
  cacheNameFor,
  cachesOfOtherUsers,
  entriesToEvict,
  isOfProject,
  responseCachesIn,
} from "./cache-policy.ts";

// A custom header.
const KEPT_AT = "x-kept-at";
const BYTES = "x-kept-bytes";

/** A cached response and its time. */
export interface CachedResponse {
  readonly answer: Response;
  /** Unix time in milliseconds. */
  readonly keptAt: number;
}

// Not available over plain HTTP; then nothing is cached.
const places: CacheStorage | undefined = globalThis.caches;

/**
 * Caches a copy of a response, replacing an earlier one of the same URL.
 * @param isTheirs checked just before, because the user may have signed out while the response was in transit
 */
export async function cacheResponse(
  owner: string | undefined,
  address: string,
  answer: Response,
  isTheirs: () => boolean,
): Promise<void> {
  if (!places) return;
  const body = await answer.blob();
  const headers = new Headers({ [KEPT_AT]: String(Date.now()), [BYTES]: String(body.size) });
  for (const name of ["content-type", "content-disposition"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!isTheirs()) return;
  const place = await places.open(cacheNameFor(owner));
  if (!isTheirs()) return void (await places.delete(cacheNameFor(owner)));
  await place.put(address, new Response(body, { headers }));
}

/** The cached response of a URL, if any. */
export async function cachedResponse(owner: string | undefined, address: string): Promise<CachedResponse | undefined> {
  const answer = await places?.match(address, { cacheName: cacheNameFor(owner) });
  return answer && { answer, keptAt: Number(answer.headers.get(KEPT_AT)) };
}

export async function deleteCachedResponse(owner: string | undefined, address: string): Promise<void> {
  if (!(await places?.has(cacheNameFor(owner)))) return;
  await (await places?.open(cacheNameFor(owner)))?.delete(address);
}

/** Deletes all cached responses of a project that the user can no longer access. */
export async function clearProjectCache(owner: string | undefined, id: string): Promise<void> {
  await forgetWhere(owner, (entries) => entries.filter(({ address }) => isOfProject(address, id)).map(addressOf));
}

/** Evicts entries that are too old or too large in total. */
export function evictExpired(owner: string | undefined): Promise<void> {
  return forgetWhere(owner, (entries) => entriesToEvict(entries, Date.now()));
}

/** Deletes all users' caches. */
export async function clearCache(): Promise<void> {
  await forgetPlaces(responseCachesIn((await places?.keys()) ?? []));
}

/** Deletes the caches of all other users. */
export async function clearOtherUsersCaches(owner: string): Promise<void> {
  await forgetPlaces(cachesOfOtherUsers((await places?.keys()) ?? [], owner));
}

async function forgetPlaces(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => places?.delete(name)));
}

const addressOf = ({ address }: CachedEntry) => address;

async function forgetWhere(
  owner: string | undefined,
  which: (entries: readonly CachedEntry[]) => readonly string[],
): Promise<void> {
  if (!(await places?.has(cacheNameFor(owner)))) return;
  const place = await places?.open(cacheNameFor(owner));
  if (!place) return;
  const requests = await place.keys();
  const entries = await Promise.all(
    requests.map(async (request) => {
      const headers = (await place.match(request))?.headers;
      const { pathname, search } = new URL(request.url);
      return {
        address: pathname + search,
        keptAt: Number(headers?.get(KEPT_AT)),
        bytes: Number(headers?.get(BYTES)),
      };
    }),
  );
  await Promise.all(which(entries).map((address) => place.delete(address)));
}
