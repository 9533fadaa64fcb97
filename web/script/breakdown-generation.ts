import type { BreakdownProgress } from "../../shared/contract/scripts.ts";
import { api, NetworkError } from "../api/client.ts";

const POLL_MS = 600;

/**
 * Follows the making of a breakdown to its end, telling of every step, and through holes in the network: the run goes
 * on without us. It stops quietly when `signal` is aborted.
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
