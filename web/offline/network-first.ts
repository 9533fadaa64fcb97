import { cacheActionFor } from "./cache-policy.ts";
import { notifyRefreshAvailable, recordCachedResponse, recordFreshResponse } from "./data-age.ts";
import { cachedResponse, cacheResponse, clearProjectCache, deleteCachedResponse } from "./response-cache.ts";

/** With a weak signal, a request can hang for a minute; cached data is better than that. */
const TIMEOUT_MS = 8_000;

interface Question {
  /** User id; undefined when the route needs no session. */
  readonly owner: string | undefined;
  readonly address: string;
  /** The project of the request, if a 404 means the project itself. */
  readonly project: string | undefined;
  /** Whether `owner` is still signed in. */
  readonly isTheirs: () => boolean;
  readonly ask: () => Promise<Response>;
  /** Whether the error means that the network failed. */
  readonly isLost: (error: unknown) => boolean;
}

const seenFresh = new Set<string>();

/** Network first: the fresh response, which is cached, or the cached one while there is no network. */
export async function networkFirst(question: Question): Promise<Response> {
  const { owner, address, isTheirs, isLost } = question;
  let state: "asked" | "late" | "settled" = "asked";
  const asked = fetchAndCache(question);
  asked.then(
    () => {
      if (state === "late" && isTheirs()) notifyRefreshAvailable();
      state = "settled";
    },
    () => {
      state = "settled";
    },
  );
  try {
    // Data that this window has already shown fresh is never replaced by an older cached copy.
    if (seenFresh.has(address)) return await asked;
    return await Promise.race([asked, cachedAfterTimeout()]);
  } catch (error) {
    const before = isLost(error) ? await cachedResponse(owner, address) : undefined;
    if (!before) throw error;
    recordCachedResponse(address, before.keptAt);
    return before.answer;
  }

  async function cachedAfterTimeout(): Promise<Response> {
    await new Promise((over) => setTimeout(over, TIMEOUT_MS));
    const before = state === "asked" ? await cachedResponse(owner, address) : undefined;
    // The response may have arrived in the meantime; then no cached data is shown.
    if (!before || state !== "asked") return asked;
    state = "late";
    recordCachedResponse(address, before.keptAt);
    return before.answer;
  }
}

async function fetchAndCache({ owner, address, project, isTheirs, ask }: Question): Promise<Response> {
  const answer = await ask();
  switch (cacheActionFor(answer.status)) {
    case "keep":
      seenFresh.add(address);
      recordFreshResponse(address);
      // Not awaited: on a full disk, caching fails, but the page still gets its response.
      cacheResponse(owner, address, answer.clone(), isTheirs).catch((error: unknown) =>
        console.warn(`${address} could not be cached`, error),
      );
      break;
    case "forget":
      await (project === undefined ? deleteCachedResponse(owner, address) : clearProjectCache(owner, project));
  }
  return answer;
}
