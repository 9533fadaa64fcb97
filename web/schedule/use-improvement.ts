import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Improvement } from "../../shared/contract/improvements.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { useFollowed } from "../use-followed.ts";

/** What a search can be told to do. */
export type Deed = "start" | "stop" | "exchange";

/**
 * The newest search for a better schedule, followed while it runs: it goes on without us, through holes in the network
 * and closed windows. When it has ended the page is loaded anew, for the schedule may be another.
 */
export function useImprovement(params: { id: string; scheduleName: string }, loaded: Improvement) {
  const { revalidate } = useRevalidator();
  const [now, show] = useFollowed(loaded, async () => {
    const next = await api.getImprovement({ params });
    if (next.status !== "running") void revalidate();
    return next;
  });
  const [deed, setDeed] = useState<Deed>();
  const [problem, setProblem] = useState<string>();

  async function act(next: Deed, seconds = 0) {
    setDeed(next);
    setProblem(undefined);
    try {
      const after = await {
        start: () => api.startImprovement({ params, payload: { seconds } }),
        stop: () => api.stopImprovement({ params }),
        exchange: () => api.exchangeImprovement({ params }),
      }[next]();
      show(after);
      if (next === "exchange") await revalidate();
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to reach the schedule search")));
    } finally {
      setDeed(undefined);
    }
  }

  return { now, deed, problem, act };
}
