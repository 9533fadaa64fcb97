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

export function Legend() {
  return (
    <ul className={styles.legend} aria-label={t("Legend")}>
      {SIGNS.map(([sign, words]) => (
        <li key={words}>
          <span className={sign === undefined ? styles.sign : `${styles.sign} ${sign}`} />
          {words}
        </li>
      ))}
    </ul>
  );
}
