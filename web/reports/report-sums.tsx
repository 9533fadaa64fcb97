import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import styles from "./report.module.css";

/** What a schedule comes to in all. */
export function ReportSums({ shooting }: Pick<Reports, "shooting">) {
  const { days, scenes, eighths } = shooting;
  return (
    <p className={styles.sums}>
      {days.length} {days.length === 1 ? "shooting day" : "shooting days"}, {scenes} {scenes === 1 ? "scene" : "scenes"}
      , {textFromEighths(eighths)} pages
    </p>
  );
}
