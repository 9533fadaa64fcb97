import { say } from "../texts/say.ts";
import { Checkbox } from "../ui/checkbox.tsx";

/** Ticked boxes that say of which kind scenes are. They follow the breakdown, so they cannot be changed here. */
export function KindBoxes({ kinds }: { readonly kinds: Readonly<Record<string, boolean>> }) {
  return Object.entries(kinds).map(([name, isTicked]) => (
    <Checkbox key={name} label={name} checked={isTicked} disabled title={say("From the breakdown")} />
  ));
}
