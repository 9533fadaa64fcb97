import { fateOf } from "./cache-policy.ts";
import { isBetterKnown, recordCachedResponse, recordFreshResponse } from "./data-age.ts";
import { cachedResponse, cacheResponse, clearProjectCache, deleteCachedResponse } from "./response-cache.ts";

/** With one bar of signal a call can hang for a minute; what is kept is better than that. */
const TIMEOUT_MS = 8_000;

interface Question {
  /** Whose it is; nobody's when it needs no session. */
  readonly owner: string | undefined;
  readonly address: string;
  /** The project that it is about, if an answer of "no such thing" means the project itself. */
  readonly project: string | undefined;
  /** Whether `owner` is still the one who is signed in. */
  readonly isTheirs: () => boolean;
  readonly ask: () => Promise<Response>;
  /** Whether what it failed with means that the network did not carry it. */
  readonly isLost: (error: unknown) => boolean;
}

const seenFresh = new Set<string>();

/** The network's answer, which is kept; or, while it has none, what was kept. */
export async function networkFirst(question: Question): Promise<Response> {
  const { owner, address, isTheirs, isLost } = question;
  let state: "asked" | "late" | "settled" = "asked";
  const asked = askAndKeep(question);
  asked.then(
    () => {
      if (state === "late" && isTheirs()) isBetterKnown();
      state = "settled";
    },
    () => {
      state = "settled";
    },
  );
  try {
    // What this window has seen as it is now is never put back to what it was before by a slow answer.
    if (seenFresh.has(address)) return await asked;
    return await Promise.race([asked, afterPatience()]);
  } catch (error) {
    const before = isLost(error) ? await cachedResponse(owner, address) : undefined;
    if (!before) throw error;
    recordCachedResponse(address, before.keptAt);
    return before.answer;
  }

  async function afterPatience(): Promise<Response> {
    await new Promise((over) => setTimeout(over, TIMEOUT_MS));
    const before = state === "asked" ? await cachedResponse(owner, address) : undefined;
    // The network may have answered in the meantime, and then nothing from before is shown.
    if (!before || state !== "asked") return asked;
    state = "late";
    recordCachedResponse(address, before.keptAt);
    return before.answer;
  }
}

async function askAndKeep({ owner, address, project, isTheirs, ask }: Question): Promise<Response> {
  const answer = await ask();
  switch (fateOf(answer.status)) {
    case "keep":
      seenFresh.add(address);
      recordFreshResponse(address);
      // In its own time: a full disk keeps nothing, and the page has its answer all the same.
      cacheResponse(owner, address, answer.clone(), isTheirs).catch((error: unknown) =>
        console.warn(`${address} could not be kept`, error),
      );
      break;
    case "forget":
      await (project === undefined ? deleteCachedResponse(owner, address) : clearProjectCache(owner, project));
  }
  return answer;
}
