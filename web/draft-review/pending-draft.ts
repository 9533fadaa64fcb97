import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";

/** A draft waiting for review, of an episode if the project is a series. */
interface WaitingDraft {
  readonly version?: number;
  readonly episode?: string;
}

/** The draft waiting for review, if any. */
export async function waitingDraft(id: string, episode?: string): Promise<WaitingDraft | undefined> {
  try {
    const { review, script } = await api.getBreakdownProgress({ params: { id }, query: { episode } });
    return review && { ...(script && { version: script.version }), ...(episode !== undefined && { episode }) };
  } catch (error) {
    // Optional information; unexpected errors are rethrown.
    errorText(error, "");
    return undefined;
  }
}
