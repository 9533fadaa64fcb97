import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";

/** The draft that waits to be reviewed, if there is one. */
export async function waitingDraft(id: string): Promise<{ readonly version?: number } | undefined> {
  try {
    const { review, script } = await api.getBreakdownProgress({ params: { id } });
    return review && { ...(script && { version: script.version }) };
  } catch (error) {
    // The page can do without knowing; a bug rises.
    wordsFor(error, "");
    return undefined;
  }
}
