import { useSearchParams } from "react-router-dom";

/** Whose dates are looked at: of a role by its cast id, or of a location group by its id. */
export type Selection = { readonly kind: "cast" | "location"; readonly id: string };

/** The selection, kept in the address so that it outlives a reload and can be sent to someone. */
export function useSelection(): [Selection | undefined, (selection: Selection) => void] {
  const [search, setSearch] = useSearchParams();
  const [cast, location] = [search.get("cast"), search.get("location")];
  const select = ({ kind, id }: Selection) =>
    setSearch({ [kind]: id }, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
  if (cast !== null) return [{ kind: "cast", id: cast }, select];
  return [location === null ? undefined : { kind: "location", id: location }, select];
}
