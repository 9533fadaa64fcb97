import { useSearchParams } from "react-router-dom";

/**
 * What is chosen or looked for on a page, kept in its address, so that a reload, the way back and a link to it show the
 * same. What is not chosen is "" and not in the address. Another choice is no step back and loads nothing anew.
 */
export function useSearchState<Name extends string>(
  ...names: readonly Name[]
): [Readonly<Record<Name, string>>, (changes: Partial<Record<Name, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""]));
  return [
    chosen as Record<Name, string>, // made of the names
    (changes) => {
      // Of now, since what React has drawn may be a choice behind.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes) as [Name, string][]) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
    },
  ];
}
