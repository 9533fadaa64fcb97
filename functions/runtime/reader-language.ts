import { AsyncLocalStorage } from "node:async_hooks";
import { SPEECHES } from "../../shared/i18n/catalogues.ts";
import { ENGLISH, type Speech, speakBy } from "../../shared/i18n/speech.ts";

const spoken = new AsyncLocalStorage<Speech>();
speakBy(() => spoken.getStore() ?? ENGLISH);

/** Does the work in English, for texts that are stored and read by others. */
export const inEnglish = <T>(work: () => T): T => (spoken.getStore() ? spoken.run(ENGLISH, work) : work());

const loaded = new Map<string, Promise<Speech>>();

/**
 * Does the work in a language: all messages that it uses are translated. A language without a catalogue is English,
 * which loads nothing.
 */
export async function inLanguage<T>(tag: string, work: () => Promise<T>): Promise<T> {
  const load = Object.hasOwn(SPEECHES, tag) ? SPEECHES[tag] : undefined;
  if (!load) return inEnglish(work);
  if (!loaded.has(tag)) loaded.set(tag, load());
  return spoken.run(await loaded.get(tag)!, work);
}

/** The first language of an Accept-Language header: `de-AT,de;q=0.9` is `de`. The web sends just one. */
export const firstLanguage = (header = "") => /^\s*([a-z]{2,3})\b/i.exec(header)?.[1]?.toLowerCase() ?? "en";
