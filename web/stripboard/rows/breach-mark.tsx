import TriangleAlert from "lucide-react/icons/triangle-alert";
import { t } from "../../i18n/translate.ts";

/** The mark of a row that breaks rules, with their sentences. */
export function BreachMark({ breaches }: { readonly breaches: readonly string[] }) {
  return (
    <TriangleAlert role="img" aria-label={t("breaks a rule: {breaches}", { breaches: breaches.join(" ") })} size={18} />
  );
}
