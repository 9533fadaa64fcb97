import type { BreakdownProgress, Script } from "../../shared/contract/scripts.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { api, NetworkError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";

const POLL_MS = 600;
const NOT_GENERATED = t("Failed to generate script breakdown");

/** Starts a breakdown run. */
export async function startRun(call: Parameters<typeof api.generateBreakdown>[0]): Promise<void> {
  try {
    await api.generateBreakdown(call);
  } catch (error) {
    throw new Error(errorText(error, NOT_GENERATED));
  }
}

/**
 * Requires that the run of a draft, or the one that ended if none is given, was successful.
 *
 * @throws {Error} with the reason if it failed
 */
export async function requireSuccess(id: string, end: BreakdownProgress, version?: number): Promise<void> {
  // Another user may have started another draft's run, which is then the one that has ended.
  const isOurs = version === undefined || end.script?.version === version;
  const own = isOurs
    ? undefined
    : (await api.listScripts({ params: { id } })).find((one: Script) => one.version === version);
  const { status, reason } = own ? { status: own.breakdown, reason: own.reason } : end;
  if (status === "failed" || end.status !== "succeeded")
    throw new Error(reason == null ? NOT_GENERATED : retold(reason));
}

/**
 * Polls a breakdown run, of an episode if one is given, to its end, reporting each step and retrying after network
 * failures; the run continues on the server. Stops silently when `signal` is aborted.
 */
export async function follow(
  id: string,
  signal: AbortSignal,
  tell: (progress: BreakdownProgress) => void,
  episode?: string,
): Promise<BreakdownProgress> {
  for (;;) {
    const progress = await progressOf(id, episode);
    signal.throwIfAborted();
    if (progress) tell(progress);
    if (progress && progress.status !== "running") return progress;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
  }
}

async function progressOf(id: string, episode: string | undefined): Promise<BreakdownProgress | undefined> {
  try {
    return await api.getBreakdownProgress({ params: { id }, query: { episode } });
  } catch (error) {
    if (error instanceof NetworkError) return undefined;
    throw error;
  }
}
