import type { MinorBand } from "../../shared/roster/options/minor-band.ts";
import { agesText, minorDayText } from "../../shared/roster/options/minor-hours.ts";
import { t } from "../i18n/translate.ts";
import styles from "./minor-badge.module.css";

/** Daily work hours of a minor, by age band. */
export function MinorBadge({ band }: { readonly band: MinorBand }) {
  return (
    <small className={styles.mark}>
      <strong>{t("Minor, {label}", { label: agesText(band) })}</strong>
      {`: ${minorDayText(band)}`}
    </small>
  );
}
