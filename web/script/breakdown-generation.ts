import type { BreakdownProgress } from "../../shared/contract/scripts.ts";
import { api, NetworkError } from "../api/client.ts";

const POLL_MS = 600;

/**
 * Polls a breakdown run to its end, reporting each step and retrying after network failures; the run continues on the
 * server. Stops silently when `signal` is aborted.
 */
export async function follow(
  id: string,
  signal: AbortSignal,
  tell: (progress: BreakdownProgress) => void,
): Promise<BreakdownProgress> {
  for (;;) {
    const progress = await progressOf(id);
    signal.throwIfAborted();
    if (progress) tell(progress);
    if (progress && progress.status !== "running") return progress;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
  }
}

async function progressOf(id: string): Promise<BreakdownProgress | undefined> {
  try {
    return await api.getBreakdownProgress({ params: { id } });
  } catch (error) {
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}
