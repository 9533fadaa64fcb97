import { useMemo } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";

/** Screens too narrow for the table and the script side by side. */
export const NARROW = "(max-width: 1000px)";

/**
 * The selected scene and the open views in the URL: `?script=1&scene=12` for the script, and on phones
 * `?fields=1&scene=12` for the scene's details.
 */
export function usePlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Stable functions, so that a selection does not re-render all rows.
  const moves = useMemo(() => {
    const move = (changes: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) => {
      const now = Object.fromEntries(new URLSearchParams(location.search));
      const asked = Object.entries({ ...now, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
      void navigate({ search: `?${new URLSearchParams(asked)}` }, { preventScrollReset: true, ...options });
    };
    return {
      show: (isShown: boolean) => move({ script: isShown ? "1" : undefined, fields: undefined }),
      // Moving between scenes does not add history entries.
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
