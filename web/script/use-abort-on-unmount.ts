import { useEffect, useRef } from "react";

/**
 * Returns a function whose signal is aborted when the component unmounts, for requests and timers. The signal is not
 * created in the effect, because effects of children run first and may already need it.
 */
export function useAbortOnUnmount(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = undefined;
    },
    [],
  );
  return () => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  };
}
