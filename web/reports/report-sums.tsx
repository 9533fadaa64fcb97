import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { say } from "../texts/say.ts";
import styles from "./report.module.css";

/** What a schedule comes to in all. */
export function ReportSums({ shooting }: Pick<Reports, "shooting">) {
  const { days, scenes, eighths } = shooting;
  return (
    <p className={styles.sums}>
      {say(
        "{count} {count, plural, one {shoot day} other {shoot days}}, {scenes} {scenes, plural, one {scene} other {scenes}}, {eighths} pages",
        { count: days.length, scenes, eighths: textFromEighths(eighths) },
      )}
    </p>
  );
}
