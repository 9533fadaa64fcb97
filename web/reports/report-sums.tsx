import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { t } from "../i18n/translate.ts";
import styles from "./report.module.css";

/** Totals of a schedule. */
export function ReportSums({ shooting }: Pick<Reports, "shooting">) {
  const { days, scenes, eighths } = shooting;
  return (
    <p className={styles.sums}>
      {t(
        "{count} {count, plural, one {shoot day} other {shoot days}}, {scenes} {scenes, plural, one {scene} other {scenes}}, {eighths} pages",
        { count: days.length, scenes, eighths: textFromEighths(eighths) },
      )}
    </p>
  );
}
