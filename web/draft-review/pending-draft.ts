import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";

/** The draft that waits to be reviewed, if there is one. */
export async function waitingDraft(id: string): Promise<{ readonly version?: number } | undefined> {
  try {
    const { review, script } = await api.getBreakdownProgress({ params: { id } });
    return review && { ...(script && { version: script.version }) };
  } catch (error) {
    // The page can do without knowing; a bug rises.
    errorText(error, "");
    return undefined;
  }
}
