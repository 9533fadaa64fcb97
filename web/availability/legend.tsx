import { t } from "../i18n/translate.ts";
import grid from "./availability-grid.module.css";
import styles from "./legend.module.css";

const SIGNS = [
  [grid.locked, t("Locked and available")],
  [grid.free, t("An option is available")],
  [grid.any, t("Any day")],
  [undefined, t("Not available")],
  [grid.off, t("Not a working day")],
  [grid.named, t("Holiday or day off")],
  [grid.many, t("At least half of the scenes possible")],
  [grid.gap, t("No scene possible")],
] as const;

const WORK = [grid.work, t("On the schedule of a unit")] as const;

/** @param hasUnits whether the chart shows the days on units' schedules */
export function Legend({ hasUnits }: { readonly hasUnits: boolean }) {
  return (
    <ul className={styles.legend} aria-label={t("Legend")}>
      {[...SIGNS, ...(hasUnits ? [WORK] : [])].map(([sign, words]) => (
        <li key={words}>
          <span className={sign === undefined ? styles.sign : `${styles.sign} ${sign}`} />
          {words}
        </li>
      ))}
    </ul>
  );
}
