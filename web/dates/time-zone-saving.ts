import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";

/** What choosing a time zone came to. */
export type ZoneSaved = { readonly timeZone: string } | { readonly problem: string };

/** Says by whose clocks a production works. */
export async function saveTimeZone(id: string, timeZone: string): Promise<ZoneSaved> {
  try {
    return await api.setTimeZone({ params: { id }, payload: { timeZone } });
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to save the time zone")) };
  }
}
