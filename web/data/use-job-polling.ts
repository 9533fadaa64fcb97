import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, NetworkError } from "../api/client.ts";

const POLL_MS = 800;

/**
 * What a job says of itself, from what was loaded on: asked again and again while it runs, also through holes in the
 * network. A running job is followed to its end: what is loaded beside it may have been asked for before it began.
 * @returns it, and what shows a newer word of it
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
  // The job is outside of React.
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
