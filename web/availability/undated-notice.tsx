import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { AvailabilityRow } from "../../shared/schedule/availability/availability-chart.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import { t } from "../i18n/translate.ts";
import styles from "./impossible-list.module.css";

/** Warns that roles and locations have no dates, and that any day is therefore assumed. */
export function UndatedNotice({ rows }: { readonly rows: readonly AvailabilityRow[] }) {
  const names = rows.filter(({ undated }) => undated.length > 0).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className={styles.warning}>
      <TriangleAlert size={20} aria-hidden />
      {t("No dates for {names}. Any day is assumed until dates are entered.", { names: namesInWords(names) })}
    </p>
  );
}
