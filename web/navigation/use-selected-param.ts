import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router-dom";

/**
 * What is chosen in a page, kept in its address. The page itself stays as it is until all that it shows of the next
 * choice has come, which the router sees to; what is chosen and that it is on its way is known at once.
 *
 * @param name what the address calls it
 * @param shown what the page shows
 */
export function useSelectedParam(
  name: string,
  shown: string | undefined,
): { readonly chosen: string | undefined; readonly choose: (next: string) => void; readonly isComing: boolean } {
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(shown);
  const choose = (next: string) =>
    startTransition(async () => {
      setChosen(next);
      await navigate(`?${new URLSearchParams({ [name]: next })}`);
    });
  return { chosen, choose, isComing: chosen !== shown };
}
