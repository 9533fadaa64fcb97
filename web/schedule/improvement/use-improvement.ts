import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Improvement } from "../../../shared/contract/improvements.ts";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { useJobPolling } from "../../data/use-job-polling.ts";
import { t } from "../../i18n/translate.ts";

/** Commands for an optimisation run. */
export type Action = "start" | "stop" | "exchange";

/**
 * The newest optimisation run, polled while it runs; it continues on the server through network failures and closed
 * windows. The page is reloaded at its end, because the schedule may have changed.
 */
export function useImprovement(params: { id: string; scheduleName: string }, loaded: Improvement) {
  const { revalidate } = useRevalidator();
  const [now, show] = useJobPolling(loaded, async () => {
    const next = await api.getImprovement({ params });
    if (next.status !== "running") void revalidate();
    return next;
  });
  const [action, setAction] = useState<Action>();
  const [problem, setProblem] = useState<string>();

  async function act(next: Action, seconds = 0) {
    setAction(next);
    setProblem(undefined);
    try {
      const after = await {
        start: () => api.startImprovement({ params, payload: { seconds } }),
        stop: () => api.stopImprovement({ params }),
        exchange: () => api.swapImprovement({ params }),
      }[next]();
      show(after);
      if (next === "exchange") await revalidate();
    } catch (error) {
      setProblem(errorText(error, t("Failed to reach the schedule search")));
    } finally {
      setAction(undefined);
    }
  }

  return { now, action, problem, act };
}
