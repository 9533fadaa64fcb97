import { useMemo } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";

/** Where there is no room for the table and the script side by side. */
export const NARROW = "(max-width: 1000px)";

/**
 * Which scene is chosen and what is shown of it, as the address says: `?script=1&scene=12` for the script, and on a phone
 * `?fields=1&scene=12` for all that the table has of it.
 */
export function usePlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // These stay the same from drawing to drawing, so that a choice does not draw every row of the table again.
  const moves = useMemo(() => {
    const move = (changes: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) => {
      const now = Object.fromEntries(new URLSearchParams(location.search));
      const asked = Object.entries({ ...now, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
      void navigate({ search: `?${new URLSearchParams(asked)}` }, { preventScrollReset: true, ...options });
    };
    return {
      show: (isShown: boolean) => move({ script: isShown ? "1" : undefined, fields: undefined }),
      // Going from scene to scene is no step that the back button should take.
      choose: (scene: string) => move({ scene }, { replace: true }),
      open: (scene: string) => move({ script: "1", scene, fields: undefined }),
      openFields: (scene: string) =>
        move({ fields: "1", scene }, { replace: new URLSearchParams(location.search).has("fields") }),
      closeFields: () => move({ fields: undefined }, { replace: true }),
    };
  }, [navigate]);
  return {
    isShown: params.get("script") === "1",
    areFieldsOpen: params.get("fields") === "1",
    scene: params.get("scene") ?? undefined,
    ...moves,
  };
}
