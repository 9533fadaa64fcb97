import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Improvement } from "../../shared/contract/improvements.ts";
import { ApiError, api, NetworkError } from "../api.ts";
import { wordsFor } from "../problem-words.ts";

const POLL_MS = 800;

/** What a search can be told to do. */
export type Deed = "start" | "stop" | "exchange";

/**
 * The newest search for a better schedule, followed while it runs: it goes on without us, through holes in the network
 * and closed windows. When it has ended the page is loaded anew, for the schedule may be another.
 */
export function useImprovement(params: { id: string; scheduleName: string }, loaded: Improvement) {
  const [seen, setSeen] = useState({ loaded, now: loaded });
  const [deed, setDeed] = useState<Deed>();
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const now = seen.loaded === loaded ? seen.now : loaded;
  const isRunning = now.status === "running";
  const { id, scheduleName } = params;

  const show = useEffectEvent((next: Improvement) => {
    setSeen({ loaded, now: next });
    if (next.status !== "running") void revalidate();
  });

  // The search is outside of React.
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function look() {
      try {
        const next = await api.getImprovement({ params: { id, scheduleName } });
        if (!isOver) show(next);
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
      }
      if (!isOver) timer = setTimeout(look, POLL_MS);
    }
    timer = setTimeout(look, POLL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning, id, scheduleName]);

  async function act(next: Deed, seconds = 0) {
    setDeed(next);
    setProblem(undefined);
    try {
      const after = await {
        start: () => api.startImprovement({ params, payload: { seconds } }),
        stop: () => api.stopImprovement({ params }),
        exchange: () => api.exchangeImprovement({ params }),
      }[next]();
      setSeen({ loaded, now: after });
      if (next === "exchange") await revalidate();
    } catch (error) {
      setProblem(wordsFor(error, "Failed to reach the search"));
    } finally {
      setDeed(undefined);
    }
  }

  return { now, deed, problem, act };
}
