import { useSearchParams } from "react-router-dom";

/** The selected role (by cast id) or location group (by id). */
export type Selection = { readonly kind: "cast" | "location"; readonly id: string };

/** The selection, stored in the URL, so that it survives a reload and can be shared. */
export function useSelection(): [Selection | undefined, (selection: Selection) => void] {
  const [search, setSearch] = useSearchParams();
  const [cast, location] = [search.get("cast"), search.get("location")];
  const select = ({ kind, id }: Selection) =>
    setSearch({ [kind]: id }, { replace: true, defaultShouldRevalidate: false, preventScrollReset: true });
  if (cast !== null) return [{ kind: "cast", id: cast }, select];
  return [location === null ? undefined : { kind: "location", id: location }, select];
}
