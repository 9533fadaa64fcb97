import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router-dom";

/**
 * A selection stored in the URL that changes the page's data. The router keeps the page until the new data has arrived;
 * the new selection and its pending state are available at once.
 *
 * @param name name of the URL parameter
 * @param shown the selection currently displayed
 * @param kept other parameters, which stay as they are
 */
export function useSelectedParam(
  name: string,
  shown: string | undefined,
  kept: Readonly<Record<string, string>> = {},
): { readonly chosen: string | undefined; readonly choose: (next: string) => void; readonly isComing: boolean } {
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(shown);
  const choose = (next: string) =>
    startTransition(async () => {
      setChosen(next);
      await navigate(`?${new URLSearchParams({ ...kept, [name]: next })}`);
    });
  return { chosen, choose, isComing: chosen !== shown };
}
