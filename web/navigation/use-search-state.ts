import { useSearchParams } from "react-router-dom";

/**
 * View state of a page, stored in the URL's query string, so that reloads, history and shared links restore it. An
 * empty value is "" and not in the URL. A change adds no history entry and reloads no data.
 */
export function useSearchState<Name extends string>(
  ...names: readonly Name[]
): [Readonly<Record<Name, string>>, (changes: Partial<Record<Name, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""]));
  return [
    chosen as Record<Name, string>, // made of the names
    (changes) => {
      // The current URL, because the rendered one may be outdated.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes) as [Name, string][]) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
    },
  ];
}
