import { type CachedEntry, entriesToEvict, isOfProject, placeOf, placesIn, placesOfOthers } from "./cache-policy.ts";

// What has no name of HTTP's own.
const KEPT_AT = "x-kept-at";
const BYTES = "x-kept-bytes";

/** An answer from before, and when it came. */
export interface CachedResponse {
  readonly answer: Response;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

// The browser has none on a page that came over plain HTTP; then nothing is kept.
const places: CacheStorage | undefined = globalThis.caches;

/**
 * Keeps a copy of an answer; an earlier one of the same address gives way.
 * @param isTheirs asked right before, since somebody may have signed out while the answer was on its way
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
  const place = await places.open(placeOf(owner));
  if (!isTheirs()) return void (await places.delete(placeOf(owner)));
  await place.put(address, new Response(body, { headers }));
}

/** What was kept of an address, if anything. */
export async function cachedResponse(owner: string | undefined, address: string): Promise<CachedResponse | undefined> {
  const answer = await places?.match(address, { cacheName: placeOf(owner) });
  return answer && { answer, keptAt: Number(answer.headers.get(KEPT_AT)) };
}

export async function deleteCachedResponse(owner: string | undefined, address: string): Promise<void> {
  if (!(await places?.has(placeOf(owner)))) return;
  await (await places?.open(placeOf(owner)))?.delete(address);
}

/** Forgets all of a project that its owner may see no more. */
export async function clearProjectCache(owner: string | undefined, id: string): Promise<void> {
  await forgetWhere(owner, (entries) => entries.filter(({ address }) => isOfProject(address, id)).map(addressOf));
}

/** Forgets what is too old or too much. */
export function evictExpired(owner: string | undefined): Promise<void> {
  return forgetWhere(owner, (entries) => entriesToEvict(entries, Date.now()));
}

/** Forgets what everybody has opened here. */
export async function clearCache(): Promise<void> {
  await forgetPlaces(placesIn((await places?.keys()) ?? []));
}

/** Forgets what everybody but this person has opened here. */
export async function clearOtherUsersCaches(owner: string): Promise<void> {
  await forgetPlaces(placesOfOthers((await places?.keys()) ?? [], owner));
}

async function forgetPlaces(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => places?.delete(name)));
}

const addressOf = ({ address }: CachedEntry) => address;

async function forgetWhere(
  owner: string | undefined,
  which: (entries: readonly CachedEntry[]) => readonly string[],
): Promise<void> {
  if (!(await places?.has(placeOf(owner)))) return;
  const place = await places?.open(placeOf(owner));
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
