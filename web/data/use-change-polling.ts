import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router-dom";
import { type ChangePolling, pollingInterval } from "../../shared/contract/schema/change-polling.ts";
import { ApiError, api, NetworkError } from "../api/client.ts";

/** API Gateway is throttling; a later request may pass. */
const TOO_MANY = 429;

const SIGNS_OF_LIFE = ["pointerdown", "keydown"] as const;

/**
 * Polls the project's change token while the tab is visible, in the intervals of `polling`, and revalidates the route
 * when it differs.
 * @param loaded the token that the loader read, if it could
 */
export function useChangePolling(id: string, loaded: string | undefined, polling: ChangePolling): void {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  /** Reloads the page's data; returns whether it did. */
  const load = useEffectEvent(() => {
    // Revalidation during an action would make the router drop the action's redirect.
    const isBusy = navigation.state !== "idle" || fetchers.some((fetcher) => fetcher.state !== "idle");
    if (state !== "idle" || isBusy) return false;
    void revalidate();
    return true;
  });

  const atFirst = useEffectEvent(() => loaded);

  // The server and the window are outside React.
  useEffect(() => {
    const interval = (since: number) => pollingInterval(polling, since);
    const fastest = interval(0);
    let seen: string | undefined;
    let used = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function ask() {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      try {
        const { stamp } = await api.getChangeStamp({ params: { id } });
        if (isOver) return;
        // Changes come in bursts.
        if (seen !== undefined && seen !== stamp) used = Date.now();
        if (seen === undefined || seen === stamp || load()) seen = stamp;
      } catch (error) {
        // Signed out, or no access to the project: the page shows that itself.
        if (error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY) return;
        if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
      }
      clearTimeout(timer);
      timer = isOver ? undefined : setTimeout(ask, interval(Date.now() - used));
    }

    function live() {
      const wasIdle = interval(Date.now() - used) > fastest;
      used = Date.now();
      if (wasIdle) void ask();
    }
    function askNow() {
      used = Date.now();
      void ask();
    }

    seen = atFirst();
    // Polling again shows what went wrong.
    if (seen === undefined) void ask();
    else timer = setTimeout(ask, fastest);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, live);
    window.addEventListener("focus", askNow);
    window.addEventListener("online", askNow);
    document.addEventListener("visibilitychange", askNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, live);
      window.removeEventListener("focus", askNow);
      window.removeEventListener("online", askNow);
      document.removeEventListener("visibilitychange", askNow);
    };
  }, [id, polling]);
}
