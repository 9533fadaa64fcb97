import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";

/** Ticked boxes that say of which kind scenes are. They follow the breakdown, so they cannot be changed here. */
export function KindBoxes({ kinds }: { readonly kinds: Readonly<Record<string, boolean>> }) {
  return Object.entries(kinds).map(([name, isTicked]) => (
    <Checkbox key={name} label={name} checked={isTicked} disabled title={t("From the breakdown")} />
  ));
}
