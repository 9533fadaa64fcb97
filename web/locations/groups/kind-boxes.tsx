import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";

/** Read-only checkboxes for the kinds of scenes, which follow from the breakdown. */
export function KindBoxes({ kinds }: { readonly kinds: Readonly<Record<string, boolean>> }) {
  return Object.entries(kinds).map(([name, isTicked]) => (
    <Checkbox key={name} label={name} checked={isTicked} disabled title={t("From the breakdown")} />
  ));
}
