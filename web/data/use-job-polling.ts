import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, NetworkError } from "../api/client.ts";

const POLL_MS = 800;

/**
 * Polls a job while it runs, starting from the loaded state; network failures are retried. A running job is always
 * polled to its end: data loaded next to it may be older than its start.
 *
 * @returns the job, and a function that sets a newer state
 */
export function useJobPolling<Job extends { readonly status: string }>(
  loaded: Job,
  ask: () => Promise<Job>,
): readonly [now: Job, show: (next: Job) => void] {
  const [seen, setSeen] = useState({ loaded, now: loaded });
  const now = seen.loaded === loaded || seen.now.status === "running" ? seen.now : loaded;
  const isRunning = now.status === "running";
  const show = (next: Job) => setSeen({ loaded, now: next });
  const look = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const next = await ask();
      if (!isOver()) show(next);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    }
  });
  // The job is outside React.
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function again() {
      await look(() => isOver);
      if (!isOver) timer = setTimeout(again, POLL_MS);
    }
    timer = setTimeout(again, POLL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning]);
  return [now, show];
}
