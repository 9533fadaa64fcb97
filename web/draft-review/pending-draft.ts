import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";

/** The draft waiting for review, if any. */
export async function waitingDraft(id: string): Promise<{ readonly version?: number } | undefined> {
  try {
    const { review, script } = await api.getBreakdownProgress({ params: { id } });
    return review && { ...(script && { version: script.version }) };
  } catch (error) {
    // Optional information; unexpected errors are rethrown.
    errorText(error, "");
    return undefined;
  }
}
